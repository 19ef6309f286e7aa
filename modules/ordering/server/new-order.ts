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
  /** The business day (YYYY-MM-DD) of its ticket number. */
  businessDay: string
  at: Temporal.Instant
  /** When the branch opens, if it was closed when the order was placed. */
  awaitedFrom: Temporal.Instant | undefined
  /** One id per line. */
  itemIds: readonly string[]
  timelineId: string
  origin: string
  /** Id of the partner who sent the guest. */
  partner: string | undefined
  actor: { type: 'customer' | 'user'; id: string | null; name: string }
  /** Outbox messages that are written with the order. */
  promise: OutboxRow | null
}
