import type { Tx } from '#platform/db.ts'
import type { Call, Refusal } from '#platform/module.ts'
import { port } from '#platform/ports.ts'
import type { ThemeView } from '#modules/themes/contract.ts'
import type { DocumentData } from './rules/differences.ts'
import type { Config, Division, Navigation, Node, ShownConfig, Site } from './contract.ts'

/** Returns the settings of the brand. They are kept in memory and read again after a change. */
export const configPort = port<() => Promise<Config>>('content.config')

/** Stores the first settings of a brand. Returns false and changes nothing if the brand already has settings. */
export const createConfigPort = port<(tx: Tx, config: Config) => Promise<boolean>>('content.create-config')

/** The functions with which the content module contributes to the data that the site loads first (`init`). */
export const contentSourcePorts = {
  sites: port<() => Promise<readonly Site[]>>('content.sites'),
  navigations: port<() => Promise<readonly Navigation[]>>('content.navigations'),
  divisions: port<() => Promise<readonly Division[]>>('content.divisions'),
  nodes: port<() => Promise<readonly Node[]>>('content.nodes'),
  shownConfig: port<() => Promise<ShownConfig>>('content.shown-config'),
  shownTheme: port<() => Promise<ThemeView>>('content.shown-theme'),
}

/** The draft of a page. `revision` must be sent with the next save of the draft. */
export interface PageDraft {
  id: string
  revision: number
  data: DocumentData
}

/** Lets another module read and change the drafts of pages. The AI module uses it to apply proposed texts. */
export interface PageDrafts {
  /** Reads the draft of a page. Undefined if the page does not exist or is in the trash. */
  read(id: string): Promise<PageDraft | undefined>
  /** Returns the translations of the page that are not in the trash. */
  twins(page: PageDraft): Promise<readonly PageDraft[]>
  mayWrite(call: Pick<Call, 'session'>): Promise<Refusal | undefined>
  /**
   * Saves the changed fields of a draft as the page editor does, and returns the new draft. Refused with record.stale (another revision),
   * content.locked (another tab is editing) or content.trashed.
   */
  save(
    tx: Tx,
    call: Pick<Call, 'session' | 'requestId'>,
    id: string,
    change: { revision: number; data: DocumentData; tab: string | undefined },
  ): Promise<{ ok: true; value: PageDraft } | Refusal>
  /** Cleans HTML: returns it with only the elements that pages may contain. */
  clean(html: string): string
}
export const pageDraftsPort = port<() => PageDrafts>('content.page-drafts')
