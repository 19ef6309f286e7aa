import { money, type Money } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import { type DistanceDiscount, priceRide, type RidePrice, type RideTaxes } from '../rules/ride-price.ts'
import type { Values } from '#ui/backoffice/crud/record.ts'
import { amountOf, contentOf } from '#modules/catalogue/backoffice/parts/product-values.ts'

/** A country code that is not in the branch's tax table. Such countries have a rate of 0 % (docs/rules/money.md, Rides). */
export const ABROAD = 'XX'

interface ProbeInput {
  homeKm: number
  abroadKm: number
  taxes: RideTaxes
}

/**
 * Price of a trial ride with the values in the vehicle's form, by the same rules as on site and server. Undefined while the price per
 * kilometre is not valid. Discount rows that are not complete are ignored.
 */
export function probeRide(values: Values, input: ProbeInput): Result<RidePrice> | undefined {
  const pricePerKm = moneyOf(values['price'])
  if (pricePerKm === undefined) return undefined
  return priceRide({
    vehicle: { pricePerKm, discounts: discountsOf(values) },
    segments: [
      { country: input.taxes.homeCountry, metres: input.homeKm * 1000 },
      { country: ABROAD, metres: input.abroadKm * 1000 },
    ],
    accessories: [],
    taxes: input.taxes,
  })
}

/** The complete discount rows of the form. */
export const discountsOf = (values: Values): DistanceDiscount[] =>
  (contentOf(values).discounts ?? []).flatMap(({ from, price, percent }) => {
    const [perKm, off] = [moneyOf(price), amountOf(percent)]
    if (amountOf(from) === undefined || (perKm === undefined && (off === undefined || off < 0 || off > 100))) return []
    return [perKm === undefined ? { from, percent: off } : { from, price: perKm }]
  })

/** The amount in a field. Undefined if the text is not a number, is negative, or has more than four decimals. */
function moneyOf(value: unknown): Money | undefined {
  const amount = amountOf(value)
  if (
    amount === undefined ||
    amount < 0 ||
    amount > 1_000_000 ||
    Math.abs(amount * 10_000 - Math.round(amount * 10_000)) > 1e-6
  )
    return undefined
  return money(Math.round(amount * 10_000) / 10_000)
}
