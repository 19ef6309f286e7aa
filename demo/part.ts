import type { OrderDraftInput } from '#modules/ordering/contract.ts'
import type { OpenedBrand } from '#platform/composition.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'

/**
 * The demo data of one module: the export `demoPart` of `modules/<name>/demo/part.ts`. `parts.ts` finds it there. If the module's folder is
 * deleted, its demo data is deleted, too, and the demo shows everything else.
 */
export interface DemoPart {
  /** Names of modules whose parts must write before this part, because this part refers to their records. */
  after?: readonly string[]
  /** Writes the records of this module, in the same transaction as all other contents. `brand` is the brand's id. */
  fill?: (tx: Tx, core: BrandCore, brand: string) => Promise<void>
  /** Returns a function that makes this module's fields for the draft of a past order. */
  drafts?: (modules: OpenedBrand) => Promise<(wish: DraftWish) => Partial<OrderDraftInput>>
  /** Runs after a past order was placed and does the work that the outbox would do. Nothing is written to the outbox for past orders. */
  placed?: (modules: OpenedBrand, order: { id: string; partner: string }) => Promise<void>
  /** Pays past orders online. If no part can do this, the guests of these orders pay in cash. */
  payments?: PastPayments
}

/** Properties of a demo order that need a module which may be missing. */
export interface DraftWish {
  /** True if the guest has chosen the organisation that gets the donation. */
  gives: boolean
  /** Code of the partner who sent the guest. */
  sentBy?: string | undefined
}

interface PastPayments {
  pay(core: BrandCore, modules: OpenedBrand, orderId: string): Promise<void>
  giveBack(modules: OpenedBrand, orderId: string): Promise<void>
}
