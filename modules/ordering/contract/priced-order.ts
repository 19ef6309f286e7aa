import type { Failure, Result } from '#kernel/result.ts'
import type { PartnerRates } from './partner-rates.ts'
import type { Ride } from './ride.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Order, OrderDraft, OrderItem } from '../contract.ts'
import type { PricedLine, PricingResult } from '#kernel/pricing.ts'

/** A line of an order with its calculated price and its texts in the language of the order. */
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

/** The prices and times that the server computed for an order that was sent. The server never takes a price from the client. */
export interface PricedOrder {
  kind: Order['kind']
  lines: readonly OrderLine[]
  totals: PricingResult
  ride: Ride | null
  /**
   * For an order 'as soon as possible' with a dish that takes longer than usual: the earliest possible time. It becomes the order's
   * appointment.
   */
  earliest?: Temporal.Instant | undefined
  /**
   * The delivery fee as a line with a name. It is only used to compare the fee with the fee that the customer saw; the order stores the fee
   * in `totals`.
   */
  delivery?: (PricedLine & { name: string }) | undefined
  /**
   * The terms of the delivery area that determined the fee. The order stores them, because staff may change its items later, when the area
   * may have other terms.
   */
  deliveryTerms?: StoredDeliveryTerms | undefined
}

/** The terms of a delivery area as they were when the order was placed; amounts in currency units. */
export interface StoredDeliveryTerms {
  taxRate: number
  /** The delivery is free if the goods cost at least this much; null: it is never free. */
  freeFrom: number | null
}

/**
 * The reason why an order cannot be placed. `errors` lists one failure for each broken rule. The fields of the refusal itself repeat the first
 * failure.
 */
export type OrderRefusal = Failure & { errors?: readonly Failure[]; data?: unknown }

/** For whom a price is calculated. */
export interface OrderedBy {
  /** The rates of the partner to whom the order belongs. Undefined: the normal prices apply. */
  readonly rates?: PartnerRates | undefined
  /** Whether staff entered the order for a guest on the phone, who may not know everything that the website asks. */
  readonly isByStaff?: boolean | undefined
}

/**
 * Calculates the price of an order for one kind of branch, and reports every broken rule. It uses the current catalogue and the same rules
 * as the browser. The booking module provides it for rides and the store module for food.
 */
export type PriceOrder = (
  draft: OrderDraft,
  branch: Branch,
  now: Temporal.Instant,
  by?: OrderedBy,
) => Promise<Result<PricedOrder, OrderRefusal>>
