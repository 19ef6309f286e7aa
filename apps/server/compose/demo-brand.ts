import type * as z from 'zod'
import type { RandomBytes } from '#kernel/ids.ts'
import type { Config } from '#modules/content/contract.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import type { BroughtTown } from '#modules/maps/server/drawn-towns.ts'
import type { BroughtTheme } from '#modules/themes/server/install.ts'

export type { BroughtTheme }

/** A demo business, identified by its id in the list of brands. */
export interface DemoBrand {
  id: string
  name: string
  /** Host names of this brand. If the list is empty, links in the brand's mails use the default address. */
  hosts: readonly string[]
  /** The part after the @ in the mail addresses of the demo users. */
  domain: string
  /** Fixed ids of the brand's branches, so that the next start can continue an interrupted start. */
  branchIds: readonly string[]
  /**
   * The contents of the brand. They are loaded only by the start that writes them: loading some forty files would slow down every later
   * start.
   */
  contents: () => Promise<DemoContents>
  /** The theme of the brand. Each start stores it if it is missing or has changed. */
  theme: () => Promise<BroughtTheme>
  /** The towns whose streets the maps of the brand show. Each start stores them if they are missing or have changed, like the theme. */
  drawnTowns?: () => Promise<readonly BroughtTown[]>
}

/** The data that is written into an empty demo brand. */
export interface DemoContents {
  config: z.input<typeof Config>
  /** Writes branches, catalogue and pages, within the transaction that writes the settings. */
  fill: (tx: Tx, core: BrandCore) => Promise<void>
  /** Places the brand's demo orders. Called after everything else is created. */
  placeOrders: (core: BrandCore, randomBytes: RandomBytes) => Promise<void>
}
