import type { Failure, Result } from '#kernel/result.ts'
import type { PartnerRates } from './partner-rates.ts'
import type { Ride } from './ride.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Order, OrderDraft, OrderItem } from '../contract.ts'
import type { PricedLine, PricingResult } from '#kernel/pricing.ts'

/** An order line as it is stored and printed: the calculated line, with its texts in the order's language. */
export type OrderLine = PricedLine &
  Pick<
    OrderItem,
    | 'kind'
    | 'productId'
    | 'name'
    | 'unit'
    | 'country'
    | 'allergens'
    | 'minimumAge'
    | 'details'
    | 'staffName'
    | 'staffDetails'
  >

/** The prices and times that the server computed for a draft; none of the values come from the client. */
export interface PricedOrder {
  kind: Order['kind']
  lines: readonly OrderLine[]
  totals: PricingResult
  ride: Ride | null
  /** The time to which an 'as soon as possible' order must move, because one of its dishes takes longer. It becomes the order's appointment. */
  earliest?: Temporal.Instant | undefined
  /** The delivery fee as a line with a name, for the comparison with the price that the customer saw. The order stores the fee in its totals. */
  delivery?: (PricedLine & { name: string }) | undefined
  /**
   * The terms from which the delivery fee was calculated. They are stored with the order, because staff may change its items later, when
   * the area has other terms.
   */
  deliveryTerms?: StoredDeliveryTerms | undefined
}

/** The terms of a delivery area as they were when the order was placed; amounts in currency units. */
export interface StoredDeliveryTerms {
  taxRate: number
  /** Value of goods from which the delivery is free; null: it never becomes free. */
  freeFrom: number | null
}

/** Why a draft cannot be ordered. `errors`: one failure for each broken rule; the refusal itself is the first of them. */
export type OrderRefusal = Failure & { errors?: readonly Failure[]; data?: unknown }

/**
 * Calculates the prices of a draft for one kind of branch with the current catalogue, by the same rules as the browser's preview, and
 * returns every broken rule. Other modules provide this function, because ordering contains no rules about vehicles or dishes. `rates`: the
 * rates of the partner to whom the order belongs.
 */
export type PriceOrder = (
  draft: OrderDraft,
  branch: Branch,
  now: Temporal.Instant,
  rates?: PartnerRates,
) => Promise<Result<PricedOrder, OrderRefusal>>
