import type { OrderDraft } from '../contract.ts'
import type { OutboxRow } from '#platform/work/outbox-part.ts'
import type { PricedOrder } from '../contract/priced-order.ts'

/** The data from which all rows of an order are written. */
export interface NewOrder {
  id: string
  uid: string
  hash: string
  /** The client's idempotency key, and the hash of the body that was sent with it. */
  key: string
  bodyHash: Uint8Array
  draft: OrderDraft
  priced: PricedOrder
  paymentState: 'none' | 'open'
  currency: string
  /** The business day (YYYY-MM-DD) to which the ticket number belongs. */
  businessDay: string
  at: Temporal.Instant
  /** When the branch opens, if it was closed when the order was placed. */
  awaitedFrom: Temporal.Instant | undefined
  /** Ids of the items, one for each line. */
  itemIds: readonly string[]
  timelineId: string
  origin: string
  /** Id of the partner who sent the guest. */
  partner: string | undefined
  actor: { type: 'customer' | 'user'; id: string | null; name: string }
  /** The outbox message that is written in the same transaction. */
  promise: OutboxRow | null
}
