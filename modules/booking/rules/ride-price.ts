import { exact, exactToMoney, type Fraction, fraction, type Money, product, taxFactor, times } from '#kernel/money.ts'
import { type PricedLine, priceLine, printedLine, type PricingResult, totalsOf } from '#kernel/pricing.ts'
import { fail, ok, type Failure, type Result } from '#kernel/result.ts'

/** A country code of ISO 3166-1: two upper-case letters. */
type CountryCode = string

/** A part of the route that lies in one country. Parts are in the sequence of travel; a route can enter the same country twice. */
export interface RideSegment {
  readonly country: CountryCode
  readonly metres: number
}

/**
 * A lower price per kilometre for long rides (specification §9). `price` replaces the usual price per kilometre, `percent` reduces it. If
 * both are given, `percent` is ignored.
 */
export interface DistanceDiscount {
  /** The discount applies to rides of at least this many kilometres. */
  readonly from: number
  readonly price?: Money | undefined
  readonly percent?: number | undefined
}

/** What determines the price of a ride with this vehicle. */
interface VehiclePrice {
  /** The price per kilometre, including the tax of the home country. */
  readonly pricePerKm: Money
  readonly discounts: readonly DistanceDiscount[]
  readonly isPriceHidden?: boolean
  /** A partner's discount in percent. It reduces the price per kilometre after any distance discount (docs/rules/partners.md, Own rates). */
  readonly percentOff?: number
}

/**
 * An accessory that the guest chose. `price`: the price of one piece, including the tax of the home country. It does not depend on the
 * length of the ride.
 */
export interface ChosenAccessory {
  readonly id: string
  readonly amount: number
  readonly price: Money
}

/**
 * The tax rates for rides. All prices include the tax of the home country. A country without an entry has the rate 0 (docs/rules/money.md,
 * Rides).
 */
export interface RideTaxes {
  readonly homeCountry: CountryCode
  /** Tax rate in percent, by country. */
  readonly countryTaxes: Readonly<Record<CountryCode, number>>
}

export interface RideInput {
  readonly vehicle: VehiclePrice
  readonly segments: readonly RideSegment[]
  readonly accessories: readonly ChosenAccessory[]
  readonly taxes: RideTaxes
}

/** A line of a ride's price: the kilometres in one country, or an accessory. */
export interface RideLine extends PricedLine {
  readonly kind: 'ride' | 'accessory'
  /** The country of a line for kilometres. Missing in other lines. */
  readonly country?: CountryCode
  /** The id of the accessory of a line. Missing in lines for kilometres. */
  readonly accessory?: string
}

/**
 * A row of the table 'Steuer je Land': the kilometres in one country, without accessories. Amounts are rounded to cents, and net + tax =
 * gross.
 */
export interface CountrySplit {
  readonly country: CountryCode
  readonly metres: number
  /** The kilometres that the guest pays for: rounded up to full kilometres. */
  readonly kilometres: number
  readonly unitPrice: Money
  readonly taxRate: number
  readonly net: Money
  readonly tax: Money
  readonly gross: Money
}

export interface RidePrice {
  readonly lines: readonly RideLine[]
  readonly pricing: PricingResult
  readonly split: readonly CountrySplit[]
  /**
   * The length of the whole ride, rounded up to full kilometres. It decides which distance discount applies. The lines can add up to more,
   * because each of them is rounded up as well.
   */
  readonly tripKilometres: number
}

/**
 * Calculates the price of a ride: one line per country (full kilometres times the price per kilometre), then one line per accessory
 * (specification §9; docs/rules/money.md, Rides). Fails with `ride.no_distance` if the route has no length, or if a length is not a valid
 * number.
 */
export function priceRide(input: RideInput): Result<RidePrice, Failure> {
  const stretches = metresPerCountry(input.segments)
  const trip = stretches?.reduce((all, { metres }) => all + metres, 0) ?? 0
  if (!stretches || trip === 0) return fail<Failure>({ code: 'ride.no_distance' })

  const tripKilometres = fullKilometres(trip)
  const pricePerKm = lessPercent(tierPrice(input.vehicle, tripKilometres), input.vehicle.percentOff ?? 0)
  const stretchLines = stretches.map((stretch) => stretchLine(stretch, pricePerKm, input))
  const lines = [
    ...stretchLines,
    ...input.accessories.filter(({ amount }) => amount > 0).map((accessory) => accessoryLine(accessory, input.taxes)),
  ]
  const split = stretches.flatMap(({ metres }, index) => {
    const line = stretchLines[index]
    return line ? [splitOf(line, metres)] : []
  })
  return ok({ lines, pricing: totalsOf(lines), split, tripKilometres })
}

/**
 * Adds up the metres per country, in the sequence in which the route first enters each country. Each sum is rounded to whole metres
 * (docs/rules/money.md, Rides); countries with less than half a metre are left out. Undefined if a length is negative or not finite.
 */
export function metresPerCountry(segments: readonly RideSegment[]): RideSegment[] | undefined {
  // Whole thousandths of a metre are added. A sum of fractions would depend on the sequence of the parts.
  const sums = new Map<CountryCode, number>()
  for (const { country, metres } of segments) {
    if (!Number.isFinite(metres) || metres < 0) return undefined
    sums.set(country, (sums.get(country) ?? 0) + Math.round(metres * 1000))
  }
  return [...sums]
    .map(([country, sum]) => ({ country, metres: Math.round(sum / 1000) }))
    .filter(({ metres }) => metres > 0)
}

/** Converts metres to kilometres, rounded up: 51,001 m are 52 km. */
export const fullKilometres = (metres: number): number => Math.ceil(metres / 1000)

/**
 * The price per kilometre for a ride of this length. If the ride is long enough for several discounts, the discount with the largest `from`
 * applies. The result is rounded half-up to 4 decimal places (specification §9).
 */
export function tierPrice(vehicle: VehiclePrice, tripKilometres: number): Money {
  const reached = vehicle.discounts.filter(({ from }) => tripKilometres >= from)
  const tier = reached.toSorted((a, b) => b.from - a.from)[0]
  if (tier?.price !== undefined) return tier.price
  return lessPercent(vehicle.pricePerKm, tier?.percent ?? 0)
}

/** Reduces a price by a percentage and rounds half-up to 4 decimal places. */
function lessPercent(price: Money, percent: number): Money {
  const { numerator, denominator } = fraction(percent)
  const whole = BigInt(denominator) * 100n
  return times(price, { numerator: whole - BigInt(numerator), denominator: whole })
}

const rateOf = (country: CountryCode, taxes: RideTaxes): number => taxes.countryTaxes[country] ?? 0

/**
 * The exact price per kilometre in a country. In the home country it is the price itself. Abroad, the tax of the home country is removed and
 * the tax of that country is added. Example: at 10 % home tax, 1.90 becomes 1.90 / 1.1 in a country with the rate 0. This is printed as
 * 1.7273, but the line is calculated with the exact value: 800 km cost 1381.82.
 */
export function priceIn(country: CountryCode, pricePerKm: Money, taxes: RideTaxes): Fraction {
  const home = taxFactor(rateOf(taxes.homeCountry, taxes))
  const abroad = taxFactor(rateOf(country, taxes))
  return product(exact(pricePerKm), {
    numerator: BigInt(abroad.numerator) * BigInt(home.denominator),
    denominator: BigInt(abroad.denominator) * BigInt(home.numerator),
  })
}

/** Calculates the line for the kilometres in one country. */
function stretchLine({ country, metres }: RideSegment, pricePerKm: Money, { taxes, vehicle }: RideInput): RideLine {
  const exactUnitPrice = priceIn(country, pricePerKm, taxes)
  const priced = priceLine({
    key: `ride:${country}`,
    amount: fullKilometres(metres),
    unitPrice: exactToMoney(exactUnitPrice),
    exactUnitPrice,
    taxRate: rateOf(country, taxes),
    isPriceHidden: vehicle.isPriceHidden === true,
  })
  return { ...priced, kind: 'ride', country }
}

/**
 * Calculates the line for an accessory. Its tax rate is the rate of the home country, even if the ride goes abroad (docs/rules/money.md,
 * Rides).
 */
function accessoryLine({ id, amount, price }: ChosenAccessory, taxes: RideTaxes): RideLine {
  const taxRate = rateOf(taxes.homeCountry, taxes)
  return {
    ...priceLine({ key: `accessory:${id}`, amount, unitPrice: price, taxRate }),
    kind: 'accessory',
    accessory: id,
  }
}

function splitOf(line: RideLine, metres: number): CountrySplit {
  const { country = '', amount, unitPrice, taxRate } = line
  return { country, metres, kilometres: amount, unitPrice, taxRate, ...printedLine(line) }
}
