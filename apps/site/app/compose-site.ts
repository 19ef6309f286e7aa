import type { Locale } from '#contract/locale.ts'
import type {
  Business,
  LatePlace,
  MenuEntry,
  SiteBlock,
  SiteCode,
  SiteModule,
  SitePage,
  SitePages,
  SiteTask,
  Slot,
} from '#ui/site/module.ts'
import type { SiteContext } from '#ui/site/site-context.ts'

/** All modules of the site, joined. The code of apps/site reads everything about modules from this object. */
export interface SiteParts {
  /** The browser parts of the modules. */
  modules: readonly SiteModule[]
  /** Returns the block of a type. Undefined if no module has it. */
  blockOf(type: string): SiteBlock | undefined
  pages: readonly SitePage[]
  /** The part of a query ('?table=7&from=mail') on which the rendered page depends: '?table=7', or ''. */
  ownQuery(query: string): string
  /** Returns the task page with this name, for example 'checkout'. Throws if no module has it. */
  task(name: string): SiteTask
  fillsOf<T>(slot: Slot<T>): T[]
  facts(site: SiteContext, about: Business): object[]
  /** The entries of the menu: first links to tasks, such as booking, then links to pages with information. */
  menu(site: SiteContext, locale: Locale): MenuEntry[]
  credits(site: SiteContext, locale: Locale): string[]
  footerMap(site: SiteContext, at: { locale: Locale; branchId: string | undefined }): LatePlace | undefined
}

/**
 * Joins the manifests. Throws when two modules have the same block, task or code, or slots of the same name. Also throws when a block names
 * no styles although its module has style sheets.
 */
export function composeSite(modules: readonly SiteModule[], pages: readonly SitePages[]): SiteParts {
  const blocks = unique(
    'block',
    pages.flatMap((one) => (one.blocks ?? []).map((block) => [block.type, block] as const)),
  )
  const tasks = unique(
    'task',
    pages.flatMap((one) => Object.entries(one.tasks ?? {})),
  )
  unique(
    'code',
    codeOf(modules).map((code) => [code.key, code] as const),
  )
  refuseBareBlocks(modules, pages)
  const queries = new Set(pages.flatMap((one) => one.queries ?? []))
  const fills = pages.flatMap((one) => one.fills ?? [])
  unique(
    'slot',
    [...new Set(fills.map(({ slot }) => slot))].map((slot) => [slot.name, slot] as const),
  )
  return {
    modules,
    blockOf: (type) => blocks.get(type),
    pages: pages.flatMap((one) => one.pages ?? []),
    ownQuery(query) {
      const own = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => queries.has(name)))
      return own.size > 0 ? `?${own}` : ''
    },
    task(name) {
      const found = tasks.get(name)
      if (!found) throw new Error(`No module of the site has the task page '${name}'`)
      return found
    },
    fillsOf: (slot) => slot.of(fills),
    facts: (site, about) => pages.flatMap((one) => one.facts?.(site, about) ?? []),
    menu(site, locale) {
      const entries = pages.flatMap((one) => one.menu?.(site, locale) ?? [])
      return (['act', 'read'] as const).flatMap((wanted) => entries.filter(({ place }) => place === wanted))
    },
    credits: (site, locale) => pages.flatMap((one) => one.credits?.(site, locale) ?? []),
    footerMap: (site, at) => pages.map((one) => one.footerMap?.(site, at)).find((found) => found !== undefined),
  }
}

/** The islands, screens and styles of the manifests of all modules, in one list. */
export const codeOf = (modules: readonly SiteModule[]): SiteCode[] =>
  modules.flatMap(({ islands = [], screens = [], styles = [] }) => [...islands, ...screens, ...styles])

/**
 * Throws for a block whose manifest says that the block needs no styles ('none') although its module has style sheets. The page would show
 * such a block without styles.
 */
function refuseBareBlocks(modules: readonly SiteModule[], pages: readonly SitePages[]): void {
  const styled = new Set(modules.flatMap(({ name, styles = [] }) => (styles.length > 0 ? [name] : [])))
  for (const { blocks = [], name } of pages)
    for (const { styles, type } of blocks)
      if (styles === 'none' && styled.has(name))
        throw new Error(`The block '${type}' says 'none', but the module '${name}' has styles. Name them in 'styles'`)
}

function unique<T>(what: string, named: readonly (readonly [name: string, value: T])[]): Map<string, T> {
  const found = new Map<string, T>()
  for (const [name, value] of named) {
    if (found.has(name)) throw new Error(`Two modules of the site have the ${what} '${name}'`)
    found.set(name, value)
  }
  return found
}
