import type { Session } from '#platform/module.ts'
import { seesBranch } from '#platform/module.ts'
import type { Branch, Table } from '#modules/branches/contract.ts'
import { publicBranch } from '#modules/branches/rules/public-branch.ts'
import type { Category, Menu, Product, Tag } from '#modules/catalogue/contract.ts'
import { isCategoryShown, publicProduct, publicRecord } from '#modules/catalogue/rules/public-product.ts'
import type { Donatee } from '#modules/donations/contract.ts'
import type { Config, Init, Navigation, Site } from '../contract.ts'

/** Everything that the initial load may show of, still with what only staff see. */
export interface Gathered {
  config: Config
  branches: readonly Branch[]
  products: readonly Product[]
  categories: readonly Category[]
  tags: readonly Tag[]
  menus: readonly Menu[]
  tables: readonly Table[]
  donatees: readonly Donatee[]
  sites: readonly Site[]
  navigations: readonly Navigation[]
  tilesStyleUrl: string | null
  mapsCredit: string
  onlineMethods: Init['onlineMethods']
}

/** On the wire: a list of addresses with what they answer (specification §3, Initial load). */
export interface WireEntry {
  url: string
  data: unknown
}

/** What visitors may see: public fields of public records, no hidden price (security §4). */
export function publicInit(all: Gathered, version: string): Init {
  const first = all.branches[0]
  // How staff sign in is nobody else's business.
  const { totpRoles: _totpRoles, ...config } = all.config
  return {
    version,
    config: { ...config, timeZone: first?.timeZone ?? 'Europe/Vienna', homeCountry: first?.homeCountry ?? 'AT' },
    branches: all.branches.map(publicBranch),
    categories: all.categories.filter(isCategoryShown).map(publicRecord),
    products: all.products.filter((product) => product.isPublic).map(publicProduct),
    tags: all.tags.filter((tag) => tag.isEnabled).map(publicRecord),
    menus: all.menus.map(publicRecord),
    tables: all.tables.map(({ id, identifier, branchId, area }) => ({ id, identifier, branchId, area })),
    donatees: all.donatees
      .filter(({ isEnabled }) => isEnabled)
      .map(({ id, name, description, translations }) => ({ id, name, description, translations })),
    sites: all.sites
      .filter((site) => site.isPublic)
      .map(({ id, path, locale, type, title, name, description, translationKey }) => ({
        id,
        path,
        locale,
        type,
        title,
        name,
        description,
        translationKey,
      })),
    navigations: all.navigations
      .filter((navigation) => navigation.isPublic)
      .map(({ identifier, items, isPublic }) => ({ identifier, items, isPublic })),
    tilesStyleUrl: all.tilesStyleUrl,
    mapsCredit: all.mapsCredit,
    onlineMethods: all.onlineMethods,
  }
}

/** Collections of later modules are there and empty, so that a client finds every address it knows. */
const later = ['/api/divisions', '/api/blocks', '/api/nodes']

export const wireEntries = (init: Init): WireEntry[] => [
  {
    url: '/api/config',
    data: {
      ...init.config,
      version: init.version,
      tilesStyleUrl: init.tilesStyleUrl,
      mapsCredit: init.mapsCredit,
      onlineMethods: init.onlineMethods,
    },
  },
  { url: '/api/branches', data: init.branches },
  { url: '/api/categories', data: init.categories },
  { url: '/api/products', data: init.products },
  { url: '/api/tags', data: init.tags },
  { url: '/api/menus', data: init.menus },
  { url: '/api/tables', data: init.tables },
  { url: '/api/donatees', data: init.donatees },
  { url: '/api/sites', data: init.sites },
  { url: '/api/navigations', data: init.navigations },
  ...later.map((url) => ({ url, data: [] })),
]

/** Staff see whole records where their role may read them, and only their own branches (product: back office, Roles). */
export function staffEntries(all: Gathered, visitors: readonly WireEntry[], session: Session): WireEntry[] {
  const has = (...roles: Session['roles'][number][]) => roles.some((role) => session.roles.includes(role))
  const full: Record<string, unknown> = {
    '/api/branches': all.branches.filter((branch) => seesBranch(session, branch.id)),
    ...(has('ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK')
      ? {
          '/api/products': all.products,
          '/api/categories': all.categories,
          '/api/tags': all.tags,
          '/api/menus': all.menus,
        }
      : {}),
    ...(has('ROLE_ADMIN', 'ROLE_BACKOFFICE') ? { '/api/sites': all.sites, '/api/navigations': all.navigations } : {}),
  }
  return visitors.map((entry) => (entry.url in full ? { url: entry.url, data: full[entry.url] } : entry))
}
