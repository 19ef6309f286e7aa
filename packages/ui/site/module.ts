import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { SiteContext } from './site-context.ts'

/**
 * Code of a page that is loaded with that page. `key` names it in pages and their data, `file` is its source from the project's root: by it
 * the server finds the built scripts and styles.
 */
export interface SiteCode<T = unknown> {
  readonly key: string
  readonly file: string
  readonly load: () => Promise<{ default: T }>
}

/** Code whose default export is a component. */
export type SiteScreen<Props> = SiteCode<ComponentType<Props>>

export const siteCode = <T>(key: string, file: string, load: SiteCode<T>['load']): SiteCode<T> => ({ key, file, load })

/** What a module brings to the public site in the browser (docs/adr/0026). It holds names and imports only: all pages load it. */
export interface SiteModule {
  readonly name: string
  /** Parts of content pages that are alive: roots of their own. */
  readonly islands?: readonly SiteCode[]
  /** Screens of task pages and their parts: checkouts, status pages, sections. */
  readonly screens?: readonly SiteCode[]
  /** Files that import style sheets only; a page links them, nobody runs them. */
  readonly styles?: readonly SiteCode[]
  /** What a click on an element with `data-open="<name>"` does. */
  readonly openers?: Readonly<Record<string, Loaded<HTMLElement>>>
  /** What fills an element with `data-late="<name>"` once the page is awake. */
  readonly late?: Readonly<Record<string, Loaded<HTMLElement>>>
}

type Loaded<Element> = () => Promise<{ default: (element: Element) => unknown }>

/** A typo in a manifest does not compile. */
export const siteModule = (module: SiteModule): SiteModule => module

/** What a module brings to pages while they are rendered on the server; `module.server.ts` beside `module.ts`. */
export interface SitePages {
  readonly name: string
  readonly blocks?: readonly SiteBlock[]
  /** Pages at addresses below a language. The first that knows the address makes the page. */
  readonly pages?: readonly SitePage[]
  /** Loaders of the pages that the router renders in the browser. */
  readonly tasks?: Readonly<Record<string, SiteTask>>
  /** What search engines are told on every page, in schema.org words. */
  readonly facts?: (site: SiteContext, about: Business) => readonly object[]
  /** Links of the header where a business has made no menu. */
  readonly menu?: (site: SiteContext, locale: Locale) => readonly MenuEntry[]
  /** Sentences at the foot of the imprint: sources whose licence asks to be named. */
  readonly credits?: (site: SiteContext, locale: Locale) => readonly string[]
  /** A map over the drawn one in the footer. `branchId`: the branch whose address stands there. */
  readonly footerMap?: (
    site: SiteContext,
    at: { locale: Locale; branchId: string | undefined },
  ) => LatePlace | undefined
  /** What it puts into slots of other modules. */
  readonly fills?: readonly Fill[]
}

export const sitePages = (pages: SitePages): SitePages => pages

/** What facts for search engines say of the business itself. */
export interface Business {
  locale: Locale
  /** Address of the page. */
  url: string
  name: string
  description: string
  currency: string
  /** Addresses of its profiles elsewhere. */
  profiles: readonly string[]
}

/** An element that the browser fills once the page is awake: by the `late` of a manifest with this name. */
export interface LatePlace {
  name: string
  /** Read out instead of it. */
  label: string
  /** Plain data; stands in the element's `data-props`. */
  data: object
}

export interface MenuEntry {
  label: string
  href: string
  /** Entries of what one does stand before those of what one reads. */
  place: 'act' | 'read'
}

/** A part that content pages are built from. */
export interface SiteBlock<B extends { type: string } = { type: string }> {
  readonly type: B['type']
  /** Its style sheets, where no island brings them. */
  readonly styles?: SiteCode
  /** It carries the page's h1 itself. */
  readonly isPageHeading?: boolean
  /** A method: a block of another type never gets here. */
  render(block: B, page: BlockPage): ReactNode
}

export const siteBlock = <B extends { type: string }>(block: SiteBlock<B>): SiteBlock => block

/** Renders islands of a page. The page's head names the code of those that stand on it. */
export interface PageParts {
  /** An island by its screen; its props travel with the page. */
  island<Props extends object>(screen: SiteScreen<Props>, props: Props): ReactNode
  /** The same for props that follow from the public content alone: rendered once until the content changes. */
  lastingIsland<Props extends object>(screen: SiteScreen<Props>, props: () => Props): ReactNode
}

export interface BlockPage extends PageParts {
  site: SiteContext
  locale: Locale
  /** h1 where no block of the page carries it. */
  Heading: 'h1' | 'h2'
}

/** A page below a language; undefined when the address is not one of its own. */
export type SitePage = (site: SiteContext, at: PageAddress, parts: PageMaker) => Promise<PageOutcome | undefined>

export interface PageAddress {
  pathname: string
  locale: Locale
  /** What follows the language: 'store/lindwurm'. */
  path: string
}

export interface PageMaker extends PageParts {
  /** A page of blocks. A block whose module is not in the list is left out. */
  blocks(blocks: readonly { type: string }[]): ReactNode
  /** What the modules want to be named at the foot of the imprint, as HTML sentences. */
  credits(site: SiteContext, locale: Locale): readonly string[]
}

/** What an address leads to. */
export type PageOutcome = MadePage | { kind: 'moved'; to: string } | { kind: 'missing' }

export interface MadePage {
  kind: 'page'
  title: string
  description: string
  /** The page's own path, then its path in each language it exists in. */
  path: string
  alternates: Partial<Record<Locale, string>>
  /** Its header may stand on its first block. */
  startsWithHero?: boolean
  /** Facts of this page alone, beside those of the modules. */
  facts?: () => readonly object[]
  /** A bar of its own stands on the lower edge of the view. */
  hasBar?: boolean
  body: ReactNode
}

/** Loads what a task page shows; undefined: there is nothing at this address. */
export type SiteTask = (site: SiteContext, at: TaskAddress) => Promise<TaskPage | undefined>

export interface TaskAddress {
  locale: Locale
  url: URL
  params: Readonly<Record<string, string | undefined>>
  /** What modules have put into a slot. */
  fillsOf: <T>(slot: Slot<T>) => T[]
}

export interface TaskPage {
  title: string
  status?: number
  /** The screen, and all that it shows by key. */
  screen: SiteCode
  parts?: readonly SiteCode[]
  /** Props of the screen: plain data. */
  data: object
}

/** Where modules of a page may put something of theirs, declared by the module whose page has it. */
export interface Slot<T> {
  readonly name: string
  put(value: T): Fill
  /** All that was put in, in the order of the list. */
  of(fills: readonly Fill[]): T[]
}

export interface Fill {
  readonly slot: string
  readonly value: unknown
}

export function slot<T>(name: string): Slot<T> {
  return {
    name,
    put: (value) => ({ slot: name, value }),
    // Only `put` above makes a fill of this name: its value is a T.
    of: (fills) => fills.flatMap((one) => (one.slot === name ? [one.value as T] : [])),
  }
}
