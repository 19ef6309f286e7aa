import type * as z from 'zod'
import type { RandomBytes } from '#kernel/ids.ts'
import type { Config } from '#modules/content/contract.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import type { BroughtTheme } from '#modules/themes/server/install.ts'

export type { BroughtTheme }

/** A demo business, told apart by its id in the directory of brands. */
export interface DemoBrand {
  id: string
  name: string
  /** Hosts of its own. Without any, links in its mails lead to the default address. */
  hosts: readonly string[]
  /** Part of the demo users' addresses after the @. */
  domain: string
  /** Known beforehand, so that a start that was interrupted can be taken up again. */
  branchIds: readonly string[]
  /** Loaded by the one start that needs it: some forty files, which every later start would pay for. */
  contents: () => Promise<DemoContents>
  /** Its looks, stored with the brand at each start where they are missing or have changed. */
  theme: () => Promise<BroughtTheme>
}

/** What the seed writes. */
export interface DemoContents {
  config: z.input<typeof Config>
  /** Writes branches, catalogue and pages, within the transaction that writes the settings. */
  fill: (tx: Tx, core: BrandCore) => Promise<void>
  /** Places its orders once everything else stands. */
  placeOrders: (core: BrandCore, randomBytes: RandomBytes) => Promise<void>
}
