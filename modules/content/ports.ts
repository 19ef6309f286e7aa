import type { Tx } from '#platform/db.ts'
import type { Call, Refusal } from '#platform/module.ts'
import { port } from '#platform/ports.ts'
import type { ThemeView } from '#modules/themes/contract.ts'
import type { DocumentData } from './rules/differences.ts'
import type { Config, Division, Navigation, Node, ShownConfig, Site } from './contract.ts'

/** Returns the settings of the brand, from memory. */
export const configPort = port<() => Promise<Config>>('content.config')

/** Writes the settings of a brand that has none; returns whether it wrote them. */
export const createConfigPort = port<(tx: Tx, config: Config) => Promise<boolean>>('content.create-config')

/** The data of the content module in the initial load. */
export const contentSourcePorts = {
  sites: port<() => Promise<readonly Site[]>>('content.sites'),
  navigations: port<() => Promise<readonly Navigation[]>>('content.navigations'),
  divisions: port<() => Promise<readonly Division[]>>('content.divisions'),
  nodes: port<() => Promise<readonly Node[]>>('content.nodes'),
  shownConfig: port<() => Promise<ShownConfig>>('content.shown-config'),
  shownTheme: port<() => Promise<ThemeView>>('content.shown-theme'),
}

/** A page as its editor reads it. */
export interface PageDraft {
  id: string
  revision: number
  data: DocumentData
}

/** Access to drafts of pages, for a module that proposes texts. */
export interface PageDrafts {
  /** Undefined if the page does not exist or is in the trash. */
  read(id: string): Promise<PageDraft | undefined>
  /** The same page in other languages. */
  twins(page: PageDraft): Promise<readonly PageDraft[]>
  mayWrite(call: Pick<Call, 'session'>): Promise<Refusal | undefined>
  /** Saves changed fields as the editor would, and returns the new state. Refused with record.stale, content.locked or content.trashed. */
  save(
    tx: Tx,
    call: Pick<Call, 'session' | 'requestId'>,
    id: string,
    change: { revision: number; data: DocumentData; tab: string | undefined },
  ): Promise<{ ok: true; value: PageDraft } | Refusal>
  /** Returns HTML with only the elements that pages may have. */
  clean(html: string): string
}
export const pageDraftsPort = port<() => PageDrafts>('content.page-drafts')
