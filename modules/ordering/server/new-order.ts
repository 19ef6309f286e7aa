import type { OrderDraft } from '../contract.ts'
import type { OutboxRow } from '#platform/work/outbox-part.ts'
import type { PricedOrder } from '../contract/priced-order.ts'

/**
 * The business day that all rides have. It is always the same, therefore the ride numbers of a branch never start again at 1
 * (docs/rules/orders.md, Numbers).
 */
export const RIDES_COUNTED_ON = '1970-01-01'

/** Everything that is needed to write the rows of a new order. */
export interface NewOrder {
  id: string
  uid: string
  hash: string
  /** The idempotency key that the client sent, and the hash of the body that came with it. */
  key: string
  bodyHash: Uint8Array
  draft: OrderDraft
  priced: PricedOrder
  paymentState: 'none' | 'open'
  currency: string
  /**
   * The business day (YYYY-MM-DD) to which the ticket number belongs: numbers are counted per day. All rides have the same date
   * (`RIDES_COUNTED_ON`).
   */
  businessDay: string
  at: Temporal.Instant
  /** The next opening of the branch, if it was closed when the order was placed. */
  awaitedFrom: Temporal.Instant | undefined
  /** Ids for the items, in the same sequence as the calculated lines. */
  itemIds: readonly string[]
  timelineId: string
  origin: string
  /** Id of the partner to whom the order belongs; undefined if there is none. */
  partner: string | undefined
  actor: { type: 'customer' | 'user'; id: string | null; name: string }
  /** The outbox message about the new order. It is written in the same transaction. */
  promise: OutboxRow | null
}
