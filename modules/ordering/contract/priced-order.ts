import type { Failure, Result } from '#kernel/result.ts'
import type { Ride } from './ride.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Order, OrderDraft, OrderItem } from '../contract.ts'
import type { PricedLine, PricingResult } from '#kernel/pricing.ts'

/** A line as it is stored and printed: the calculated one with its words in the order's language. */
export type OrderLine = PricedLine &
  Pick<
    OrderItem,
    'kind' | 'productId' | 'name' | 'unit' | 'country' | 'allergens' | 'details' | 'staffName' | 'staffDetails'
  >

/** What the server itself found out about a draft; nothing of it comes from the client. */
export interface PricedOrder {
  kind: Order['kind']
  lines: readonly OrderLine[]
  totals: PricingResult
  ride: Ride | null
  /** The fee of a delivery with its name, for comparing prices; with the order it is kept in the totals. */
  delivery?: (PricedLine & { name: string }) | undefined
  /** What the delivery was priced by, kept with the order: its items may be changed later, the area's terms may be others then. */
  deliveryTerms?: StoredDeliveryTerms | undefined
}

/** Terms of a delivery area as they were when the order came; amounts in currency units. */
export interface StoredDeliveryTerms {
  taxRate: number
  /** From this value of goods on the delivery is free; null: never by value. */
  freeFrom: number | null
}

/** Why a draft cannot be ordered: every broken rule at once, the first also as the failure itself. */
export type OrderRefusal = Failure & { errors?: readonly Failure[]; data?: unknown }

/**
 * Prices a draft of one kind of branch with the catalogue of this moment, by the same rules as the browser's preview, and says every
 * rule that it breaks. Handed in by compose: ordering knows neither vehicles nor dishes.
 */
export type PriceOrder = (
  draft: OrderDraft,
  branch: Branch,
  now: Temporal.Instant,
) => Promise<Result<PricedOrder, OrderRefusal>>
