import type { Locale } from '#contract/locale.ts'
import { branchCity, branchDescription } from '#modules/branches/rules/branch-words.ts'
import { branchLineWithNext } from '#modules/branches/site/parts/opening-line.ts'
import { legalText } from '#modules/content/rules/legal-text.ts'
import { pageDescription, pageTitle } from '#modules/content/rules/page-title.ts'
import { homeHref, legalPaths } from '#modules/content/rules/site-paths.ts'
import type { SitePage } from '#ui/site/module.ts'
import { PageBusy } from '#ui/site/page-busy.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import { storeEndpoints } from '../contract.ts'
import { storefrontIsland } from './module.ts'
import { openFirst } from './open-first.ts'
import { lookOf } from './store-art.ts'
import type { StorefrontProps } from './storefront.tsx'
import { askedTable } from './use-visit.ts'

const storePath = /^store\/([^/]+)\/?$/i

/**
 * The page of a storefront. Undefined: the address is not the address of a storefront. For a branch that offers rides, the visitor is
 * redirected to the booking form on the start page. An unknown branch gives 404.
 */
export const storePage: SitePage = async (site, { locale, path: asked }, { island }) => {
  const [, name] = storePath.exec(asked) ?? []
  if (name === undefined) return undefined
  const branches = site.init.branches
  const branch = branches.find(({ identifier }) => identifier === decoded(name))
  if (!branch) return { kind: 'missing' }
  if (branch.kind === 'rides') return { kind: 'moved', to: `${homeHref(locale)}#booking` }
  const read = await site.api.call(storeEndpoints.storefront, { params: { branch: branch.identifier } })
  if (!read.ok && read.status === 404) return { kind: 'missing' }
  if (!read.ok && (read.status === 503 || read.status === 429)) throw new PageBusy()
  if (!read.ok) throw new Error(`The storefront answered ${read.status}`)

  const config = site.init.config
  const path = (one: Locale) => `/${one}/store/${branch.identifier}`
  const props: StorefrontProps = {
    store: read.value,
    at: site.now.epochMilliseconds,
    locale,
    look: lookOf(site.init.theme),
    isCategoryBarEnabled: config.enablePluginCategoryBar,
    defaultServing: config.defaultDeliveryMethod,
    branches: branches
      .filter(({ kind }) => kind === 'orders')
      .map((one) => ({
        identifier: one.identifier,
        name: one.name,
        city: branchCity(one, locale),
        opening: branchLineWithNext(one, site.now, locale),
      }))
      .toSorted(openFirst),
    allergensHref: allergensHref(site, locale),
    askedTable: askedTable(site.query),
  }
  return {
    kind: 'page',
    title: pageTitle({ kind: 'branch', name: branch.name }, config, locale),
    description: pageDescription(branchDescription(branch, locale), config, locale),
    path: path(locale),
    alternates: { de: path('de'), en: path('en') },
    hasBar: true,
    body: island(storefrontIsland, props),
  }
}

function allergensHref(site: SiteContext, locale: Locale): string | undefined {
  const config = site.init.config
  if (legalText(config, 'allergens', locale)) return `/${locale}/${legalPaths.allergens}`
  return config.allergens || undefined
}

/** Decodes a part of the address. A part that cannot be decoded names no branch; the result is then empty. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
