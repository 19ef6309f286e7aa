import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '#contract/locale.ts'
import type { SiteContext } from './site-context.ts'

/**
 * Code that is loaded with a page. `key` is its name in pages and their data. `file` is its source path from the project's root; the
 * server uses it to find the built scripts and styles.
 */
export interface SiteCode<T = unknown> {
  readonly key: string
  readonly file: string
  readonly load: () => Promise<{ default: T }>
}

/** Code whose default export is a component. */
export type SiteScreen<Props> = SiteCode<ComponentType<Props>>

export const siteCode = <T>(key: string, file: string, load: SiteCode<T>['load']): SiteCode<T> => ({ key, file, load })

/** What a module adds to the public site in the browser (docs/adr/0026). It contains only names and imports, because all pages load it. */
export interface SiteModule {
  readonly name: string
  /** Interactive parts of content pages, each with a React root of its own. */
  readonly islands?: readonly SiteCode[]
  /** Screens of task pages and their parts: checkouts, status pages, sections. */
  readonly screens?: readonly SiteCode[]
  /** Files that only import style sheets. A page links the styles; the code is never run. */
  readonly styles?: readonly SiteCode[]
  /** What a click on an element with `data-open="<name>"` does. */
  readonly openers?: Readonly<Record<string, Loaded<HTMLElement>>>
  /** What fills an element with `data-late="<name>"` once the page is hydrated. */
  readonly late?: Readonly<Record<string, Loaded<HTMLElement>>>
  /** Runs on every page once all of it works. It is no part of the first load, and a page works without it. */
  readonly after?: () => Promise<{ default: (page: Window) => unknown }>
}

type Loaded<Element> = () => Promise<{ default: (element: Element) => unknown }>

/** A typo in a manifest does not compile. */
export const siteModule = (module: SiteModule): SiteModule => module

/** What a module adds to pages while the server renders them; `module.server.ts` beside `module.ts`. */
export interface SitePages {
  readonly name: string
  readonly blocks?: readonly SiteBlock[]
  /** Pages at addresses below a language. The first one that has the address renders the page. */
  readonly pages?: readonly SitePage[]
  /**
   * Names of query values that change what its pages show at first, as `table` of a scanned link. A page with one of them is rendered for
   * each visit and finds them in `site.query`. Any other query changes no page.
   */
  readonly queries?: readonly string[]
  /** Loaders of the pages that the router renders in the browser. */
  readonly tasks?: Readonly<Record<string, SiteTask>>
  /** Data for search engines on every page, as schema.org objects. */
  readonly facts?: (site: SiteContext, about: Business) => readonly object[]
  /** Links of the header where a business has no menu of its own. */
  readonly menu?: (site: SiteContext, locale: Locale) => readonly MenuEntry[]
  /** Sentences at the end of the imprint: sources whose licence requires that they are named. */
  readonly credits?: (site: SiteContext, locale: Locale) => readonly string[]
  /** A map over the drawn one in the footer. `branchId`: the branch whose address is in the footer. */
  readonly footerMap?: (
    site: SiteContext,
    at: { locale: Locale; branchId: string | undefined },
  ) => LatePlace | undefined
  /** What it puts into slots of other modules. */
  readonly fills?: readonly Fill[]
}

export const sitePages = (pages: SitePages): SitePages => pages

/** The business, as described in data for search engines. */
export interface Business {
  locale: Locale
  /** Address of the page. */
  url: string
  name: string
  description: string
  currency: string
  /** Addresses of its profiles on other sites. */
  profiles: readonly string[]
}

/** An element that the browser fills once the page is hydrated, with the manifest's `late` entry of this name. */
export interface LatePlace {
  name: string
  /** Text for screen readers in its place. */
  label: string
  /** Plain data, in the element's `data-props`. */
  data: object
}

export interface MenuEntry {
  label: string
  href: string
  /** Links to tasks come before links to pages to read. */
  place: 'act' | 'read'
}

/** A block of content pages. */
export interface SiteBlock<B extends { type: string } = { type: string }> {
  readonly type: B['type']
  /** Its style sheets. 'island': its island imports them. 'none': it needs none but those of every page. A block cannot forget them. */
  readonly styles: SiteCode | 'island' | 'none'
  /** It contains the page's h1 itself. */
  readonly isPageHeading?: boolean
  /** A method, because a block of another type never gets here. */
  render(block: B, page: BlockPage): ReactNode
}

export const siteBlock = <B extends { type: string }>(block: SiteBlock<B>): SiteBlock => block

/** Renders islands of a page. The page's head lists the code of its islands. */
export interface PageParts {
  /** An island by its screen. Its props are sent with the page. */
  island<Props extends object>(screen: SiteScreen<Props>, props: Props): ReactNode
  /** The same for props that depend only on public content: rendered once until the content changes. */
  lastingIsland<Props extends object>(screen: SiteScreen<Props>, props: () => Props): ReactNode
}

interface BlockPage extends PageParts {
  site: SiteContext
  locale: Locale
  /** h1 if no block of the page contains it. */
  Heading: 'h1' | 'h2'
}

/** A page below a language. Undefined when the address does not belong to this module. */
export type SitePage = (site: SiteContext, at: PageAddress, parts: PageMaker) => Promise<PageOutcome | undefined>

export interface PageAddress {
  pathname: string
  locale: Locale
  /** The path after the language: 'store/lindwurm'. */
  path: string
}

export interface PageMaker extends PageParts {
  /** A page of blocks. A block whose module is not in the list is left out. */
  blocks(blocks: readonly { type: string; id?: string | undefined }[], marks?: BlockMarks): ReactNode
  /** Sources that the modules want to be named at the end of the imprint, as HTML sentences. */
  credits(site: SiteContext, locale: Locale): readonly string[]
}

/** How a preview marks the blocks of a page. */
interface BlockMarks {
  /** Only these are rendered; undefined: all. */
  only?: ReadonlySet<string> | undefined
}

/** The answer for an address. */
export type PageOutcome = MadePage | { kind: 'moved'; to: string } | { kind: 'missing' }

export interface MadePage {
  kind: 'page'
  title: string
  description: string
  /** The page's own path, then its path in each language it exists in. */
  path: string
  alternates: Partial<Record<Locale, string>>
  /** Its header may lie over its first block. */
  startsWithHero?: boolean
  /** Data of this page for search engines, in addition to that of the modules. */
  facts?: () => readonly object[]
  /** Address of the picture for a shared link, 1200 × 630; undefined: the theme's. */
  picture?: string | undefined
  /** Search engines must not index it. */
  noindex?: boolean
  /** It has a bar of its own at the lower edge of the window. */
  hasBar?: boolean
  body: ReactNode
}

/** Loads the data of a task page. Undefined: the page does not exist. */
export type SiteTask = (site: SiteContext, at: TaskAddress) => Promise<TaskPage | undefined>

interface TaskAddress {
  locale: Locale
  url: URL
  params: Readonly<Record<string, string | undefined>>
  /** Values that modules have put into a slot. */
  fillsOf: <T>(slot: Slot<T>) => T[]
}

interface TaskPage {
  title: string
  status?: number
  /** The branch whose address the footer shows; else the one of the page's address, or the first. */
  branchId?: string | undefined
  /** The code of the screen and of its parts. */
  screen: SiteCode
  parts?: readonly SiteCode[]
  /** Props of the screen: plain data. */
  data: object
}

/** A place where other modules may add values. The module that has the page declares it. */
export interface Slot<T> {
  readonly name: string
  put(value: T): Fill
  /** All values, in the order of the list of modules. */
  of(fills: readonly Fill[]): T[]
}

export interface Fill {
  /** The slot itself: two slots of one name are told apart. */
  readonly slot: { readonly name: string }
  readonly value: unknown
}

export function slot<T>(name: string): Slot<T> {
  const self: Slot<T> = {
    name,
    put: (value) => ({ slot: self, value }),
    // Only `put` above creates fills of this slot, so the value is a T.
    of: (fills) => fills.flatMap((one) => (one.slot === self ? [one.value as T] : [])),
  }
  return self
}
