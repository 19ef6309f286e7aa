import { money } from '#kernel/money.ts'
import type { Failure, Result } from '#kernel/result.ts'
import type { VehicleProduct } from './booking-vehicle.ts'
import { type ChosenAccessory, priceRide, type RidePrice, type RideSegment, type RideTaxes } from './ride-price.ts'

/**
 * The prices that apply to a partner: a price per kilometre for some vehicles (key: product id), and a discount in percent for all others
 * (docs/rules/partners.md, Own rates).
 */
interface OwnRates {
  readonly percentOff: number
  readonly pricePerKm: Readonly<Record<string, number>>
}

/**
 * Calculates the price of a ride with this vehicle, for the booking form and for the server. Fails with `ride.price_hidden` if visitors may
 * not see the vehicle's price and the partner has no price for it. Also fails with the failures of `priceRide`.
 */
export function quoteRide(
  product: Pick<VehicleProduct, 'id' | 'price' | 'content'>,
  segments: readonly RideSegment[],
  accessories: readonly ChosenAccessory[],
  taxes: RideTaxes,
  rates?: OwnRates,
): Result<RidePrice, Failure> {
  const own = rates?.pricePerKm[product.id]
  if (own !== undefined)
    return priceRide({ vehicle: { pricePerKm: money(own), discounts: [] }, segments, accessories, taxes })
  if (product.price === null) return { ok: false, code: 'ride.price_hidden' }
  return priceRide({
    vehicle: {
      pricePerKm: money(product.price),
      percentOff: rates?.percentOff ?? 0,
      discounts: product.content.discounts.map(({ from, price, percent }) => ({
        from,
        ...(price === undefined ? {} : { price: money(price) }),
        ...(percent === undefined ? {} : { percent }),
      })),
    },
    segments,
    accessories,
    taxes,
  })
}
