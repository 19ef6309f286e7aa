import { money, type Money } from '#kernel/money.ts'
import type { Result } from '#kernel/result.ts'
import { type DistanceDiscount, priceRide, type RidePrice, type RideTaxes } from '../rules/ride-price.ts'
import type { Values } from '#ui/backoffice/crud/record.ts'
import { amountOf, contentOf } from '#modules/catalogue/backoffice/parts/product-values.ts'

/** A country code that means 'abroad'. It is not in the branch's tax table, so its tax rate is 0 % (docs/rules/money.md, Rides). */
export const ABROAD = 'XX'

interface ProbeInput {
  homeKm: number
  abroadKm: number
  taxes: RideTaxes
}

/**
 * Calculates the price of a trial ride from the values in a vehicle's form, by the same rules as site and server. Undefined if the price per
 * kilometre in the form is not valid. Incomplete discount rows are ignored.
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

/** The discounts in the form. Rows that are incomplete or not valid are left out. */
export const discountsOf = (values: Values): DistanceDiscount[] =>
  (contentOf(values).discounts ?? []).flatMap(({ from, price, percent }) => {
    const [perKm, off] = [moneyOf(price), amountOf(percent)]
    if (amountOf(from) === undefined || (perKm === undefined && (off === undefined || off < 0 || off > 100))) return []
    return [perKm === undefined ? { from, percent: off } : { from, price: perKm }]
  })

/**
 * Reads an amount of money from a field. Undefined if it is not a number, is negative, is above 1,000,000, or has more than four decimal
 * places.
 */
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
