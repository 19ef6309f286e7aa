import type { OrderDraftInput } from '#modules/ordering/contract.ts'
import type { OpenedBrand } from '#platform/composition.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'

/**
 * What the demo shows of one module: the export `demoPart` of `modules/<name>/demo/part.ts`. `parts.ts` finds it there. Who deletes the
 * module's folder deletes it too. The demo then shows everything else.
 */
export interface DemoPart {
  /** Modules whose parts write before this one, because it refers to their records. */
  after?: readonly string[]
  /** Writes its records of a brand, in the transaction of all other contents. `brand` is the brand's id. */
  fill?: (tx: Tx, core: BrandCore, brand: string) => Promise<void>
  /** Returns its fields for the draft of a past order. */
  drafts?: (modules: OpenedBrand) => Promise<(wish: DraftWish) => Partial<OrderDraftInput>>
  /** After a past order was placed: what its outbox would have done, because past orders have none. */
  placed?: (modules: OpenedBrand, order: { id: string; partner: string }) => Promise<void>
  /** Pays past orders online. Without a part that can, their guests pay in cash. */
  payments?: PastPayments
}

/** What an order of the demo wants of capabilities that may be absent. */
export interface DraftWish {
  /** The guest chooses the recipient of the donation. */
  gives: boolean
  /** Code of the partner who sent the guest. */
  sentBy?: string | undefined
}

interface PastPayments {
  pay(core: BrandCore, modules: OpenedBrand, orderId: string): Promise<void>
  giveBack(modules: OpenedBrand, orderId: string): Promise<void>
}
