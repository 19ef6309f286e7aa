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

/** The parts that a module adds to the public site in the browser (docs/adr/0026). It contains only names and imports, because all pages load it. */
export interface SiteModule {
  readonly name: string
  /** Interactive parts of content pages, each with its own React root. */
  readonly islands?: readonly SiteCode[]
  /** Screens of task pages (pages that the router renders) and their parts: checkouts, status pages, sections. */
  readonly screens?: readonly SiteCode[]
  /** Files that only import style sheets. A page links the styles; the code is never run. */
  readonly styles?: readonly SiteCode[]
  /** Functions by name. A click on an element with `data-open="<name>"` loads and runs the function. */
  readonly openers?: Readonly<Record<string, Loaded<HTMLElement>>>
  /** Functions that fill an element with `data-late="<name>"` when the page is hydrated. */
  readonly late?: Readonly<Record<string, Loaded<HTMLElement>>>
  /** Runs on every page after everything is hydrated. It is not part of the first load, and a page works without it. */
  readonly after?: () => Promise<{ default: (page: Window) => unknown }>
}

type Loaded<Element> = () => Promise<{ default: (element: Element) => unknown }>

/** Declares a manifest. A typo in a manifest does not compile. */
export const siteModule = (module: SiteModule): SiteModule => module

/** The parts that a module adds to pages on the server. It is declared in `module.server.ts`, next to `module.ts`. */
export interface SitePages {
  readonly name: string
  readonly blocks?: readonly SiteBlock[]
  /** Pages whose address begins with a language ('/de/…'). The first entry that handles the address renders the page. */
  readonly pages?: readonly SitePage[]
  /**
   * Names of query values that change the first rendering of the module's pages, such as `table` of a scanned link. A page with such a value
   * is rendered for each visit; the values are in `site.query`. The rendering of a page does not depend on other query values.
   */
  readonly queries?: readonly string[]
  /** Loaders of the pages that the router renders in the browser. */
  readonly tasks?: Readonly<Record<string, SiteTask>>
  /** Data for search engines on every page, as schema.org objects. */
  readonly facts?: (site: SiteContext, about: Business) => readonly object[]
  /** Links of the header, for a business that has not made its own navigation menu. */
  readonly menu?: (site: SiteContext, locale: Locale) => readonly MenuEntry[]
  /** Sentences at the end of the imprint. They name the sources of data or pictures if the licence of the source requires it. */
  readonly credits?: (site: SiteContext, locale: Locale) => readonly string[]
  /** A map that is loaded later and then replaces the drawn map in the footer. `branchId`: the branch whose address is in the footer. */
  readonly footerMap?: (
    site: SiteContext,
    at: { locale: Locale; branchId: string | undefined },
  ) => LatePlace | undefined
  /** The contents that this module adds to parts of other modules (slots). */
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

/** An element that the browser fills when the page is hydrated, with the manifest's `late` entry of this name. */
export interface LatePlace {
  name: string
  /** Text for screen readers until the element is filled. */
  label: string
  /** Plain data, in the element's `data-props`. */
  data: object
}

export interface MenuEntry {
  label: string
  href: string
  /** `act`: a link to a page where guests do something, for example order. `read`: a link to a page to read. The `act` links come first. */
  place: 'act' | 'read'
}

/** A block of content pages. */
export interface SiteBlock<B extends { type: string } = { type: string }> {
  readonly type: B['type']
  /**
   * The block's style sheets. 'island': the block's island imports them. 'none': the block only needs the style sheets of every page. The
   * field is required, so that nobody forgets the style sheets of a block.
   */
  readonly styles: SiteCode | 'island' | 'none'
  /** True if the block contains the page's h1. */
  readonly isPageHeading?: boolean
  /** True if the block is a form that should be visible on a phone without scrolling. A hero above such a block is short on phones. */
  readonly isForm?: boolean
  /**
   * Draws the block. It is declared as a method and not as a property. Only then does TypeScript accept a block with a more special type
   * in the list of all blocks. At run time the method gets only blocks of its own type.
   */
  render(block: B, page: BlockPage): ReactNode
}

export const siteBlock = <B extends { type: string }>(block: SiteBlock<B>): SiteBlock => block

/** Renders the islands (interactive parts) of a page. The head of the page lists the code of these islands. */
export interface PageParts {
  /**
   * Renders a component as an island (interactive part of a page). `screen`: the code of the component. The props are sent with the page.
   */
  island<Props extends object>(screen: SiteScreen<Props>, props: Props): ReactNode
  /** Like `island`, for props that depend only on public content. The rendered component is cached until the content changes. */
  lastingIsland<Props extends object>(screen: SiteScreen<Props>, props: () => Props): ReactNode
}

interface BlockPage extends PageParts {
  site: SiteContext
  locale: Locale
  /** Level of the block's heading: h1 for the first block if no block of the page contains the page's h1, otherwise h2. */
  Heading: 'h1' | 'h2'
  /** Whether the next block is a form (`isForm`). */
  isFormNext: boolean
}

/** Renders a page whose address begins with a language. Undefined if the address does not belong to this module. */
export type SitePage = (site: SiteContext, at: PageAddress, parts: PageMaker) => Promise<PageOutcome | undefined>

export interface PageAddress {
  pathname: string
  locale: Locale
  /** The path after the language: 'store/lindwurm'. */
  path: string
}

export interface PageMaker extends PageParts {
  /** Renders a page of blocks. A block whose module is not in the list of modules is left out. */
  blocks(blocks: readonly { type: string; id?: string | undefined }[], marks?: BlockMarks): ReactNode
  /** The credits of all modules for the end of the imprint, as HTML sentences. */
  credits(site: SiteContext, locale: Locale): readonly string[]
}

/** Passed if a page is rendered for a preview. Each block then gets a mark with its id. */
interface BlockMarks {
  /** Only the blocks with these ids are rendered; undefined for all. */
  only?: ReadonlySet<string> | undefined
}

/** The result of a request for an address. */
export type PageOutcome = MadePage | { kind: 'moved'; to: string } | { kind: 'missing' }

export interface MadePage {
  kind: 'page'
  title: string
  description: string
  /** `path`: the page's own path. `alternates`: for each language in which the page exists, its path. */
  path: string
  alternates: Partial<Record<Locale, string>>
  /** True if the header may lie over the first block, such as a hero picture. */
  startsWithHero?: boolean
  /** Data of this page for search engines, in addition to the data of the modules. */
  facts?: () => readonly object[]
  /** Address of the picture for a shared link, 1200 × 630; if undefined, the theme's picture is used. */
  picture?: string | undefined
  /** True if search engines must not index the page. */
  noindex?: boolean
  /**
   * True if only the body is sent, without header, menu and footer. The body is the response for a page that is already open: a preview
   * requests its changed blocks.
   */
  isFragment?: boolean
  /** True if the page has its own bar at the lower edge of the window. */
  hasBar?: boolean
  body: ReactNode
}

/** Loads the data of a task page, for example a checkout. Undefined: the page does not exist. */
export type SiteTask = (site: SiteContext, at: TaskAddress) => Promise<TaskPage | TaskMoved | undefined>

interface TaskAddress {
  locale: Locale
  url: URL
  params: Readonly<Record<string, string | undefined>>
  /** Returns the values that modules have put into a slot (place for values of other modules). */
  fillsOf: <T>(slot: Slot<T>) => T[]
}

/** The browser is sent to another address of the site, for example because the order of an old link was paid meanwhile. */
interface TaskMoved {
  movedTo: string
}

interface TaskPage {
  title: string
  status?: number
  /** The branch whose address the footer shows. Default: the branch in the page's address, or the first branch. */
  branchId?: string | undefined
  /** The code of the screen and of its parts. */
  screen: SiteCode
  parts?: readonly SiteCode[]
  /** Props of the screen: plain data. */
  data: object
}

/** A place where other modules can add values. The module of the page declares it. */
export interface Slot<T> {
  readonly name: string
  put(value: T): Fill
  /** Returns all values of the slot, in the order of the list of modules. */
  of(fills: readonly Fill[]): T[]
}

export interface Fill {
  /** The slot object itself, so that two slots with the same name are different. */
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
