import { ok, type Result } from '#kernel/result.ts'
import type { OrderRefusal, PricedOrder, PriceOrder } from '#modules/ordering/contract/priced-order.ts'
import type { PricedRide, priceRideOrder, RideRefusal, WantedRide } from './price-ride.ts'

type PriceRide = ReturnType<typeof priceRideOrder>

const asOrder = (priced: Result<PricedRide, RideRefusal>): Result<PricedOrder, OrderRefusal> =>
  priced.ok ? ok({ kind: 'ride', ...priced.value }) : priced

/**
 * Returns the two functions with which the ordering module calculates the price of a ride. `pricer` is used when the ride is ordered,
 * `quote` is used before that.
 */
export function ridePricer(priceRide: PriceRide) {
  const price: PriceOrder = async (draft, branch, now, by = {}) => {
    const [item, ...more] = draft.items
    // The delivery type of a ride is always 'takeaway'. With another type, other contact fields would be required.
    if (draft.deliveryType !== 'takeaway') return { ok: false, code: 'field.choice', field: 'deliveryType' }
    if (more.length > 0 || item?.amount !== 1) return { ok: false, code: 'field.choice', field: 'vehicle' }
    const { ride, appointmentDate: appointment, locale } = draft
    return asOrder(await priceRide({ branch, product: item.product, ride, appointment, locale, ...by }, now))
  }
  return {
    pricer: () => ({ branchKind: 'rides' as const, price }),
    quote: async (wanted: Omit<WantedRide, 'appointment'>, now: Temporal.Instant) =>
      asOrder(await priceRide({ ...wanted, appointment: undefined }, now)),
  }
}
