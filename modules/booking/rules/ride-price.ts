import {
  exact,
  exactToMoney,
  type Fraction,
  fraction,
  type Money,
  product,
  subtract,
  taxFactor,
  times,
} from '#kernel/money.ts'
import { type PricedLine, priceLine, printedLine, type PricingResult, totalsOf } from '#kernel/pricing.ts'
import { fail, ok, type Failure, type Result } from '#kernel/result.ts'

/** ISO 3166-1 code of two letters, in upper case. */
type CountryCode = string

/** The part of a trip in one country, in order of travel. A trip can enter the same country twice. */
export interface RideSegment {
  readonly country: CountryCode
  readonly metres: number
}

/** A lower price for long trips (specification §9). `price` replaces the price per km, `percent` reduces it. If both are set, `price` is used. */
export interface DistanceDiscount {
  /** The discount applies to trips with at least this many kilometres. */
  readonly from: number
  readonly price?: Money | undefined
  readonly percent?: number | undefined
}

/** The parts of a vehicle that determine its price. */
interface VehiclePrice {
  /** Per km, including the home country's tax. */
  readonly pricePerKm: Money
  readonly discounts: readonly DistanceDiscount[]
  readonly isPriceHidden?: boolean
  /** The reduction for a partner, applied to the price per km after the tier (docs/rules/partners.md, Own rates). */
  readonly percentOff?: number
}

/** A chosen accessory. `price` is for one piece and the whole trip, and includes the home country's tax. */
export interface ChosenAccessory {
  readonly id: string
  readonly amount: number
  readonly price: Money
}

/**
 * The tax rates of a brand. Every price includes the home country's tax. A country that is not listed has the rate 0 (docs/rules/money.md,
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

/** A line of a ride with its price: the kilometres in one country, or an accessory. */
export interface RideLine extends PricedLine {
  readonly kind: 'ride' | 'accessory'
  /** The country, if the line is for kilometres. */
  readonly country?: CountryCode
  /** The id of the accessory, if the line is for an accessory. */
  readonly accessory?: string
}

/** A row of the table 'Steuer je Land'. Amounts are in cents, and net + tax = gross. It contains only kilometres, no accessories. */
export interface CountrySplit {
  readonly country: CountryCode
  readonly metres: number
  /** The kilometres that are charged: rounded up to full km. */
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
   * The sum of all metres, rounded up to full km. It selects the discount. It can be less than the sum of the items' kilometres, because
   * each item is rounded up, too.
   */
  readonly tripKilometres: number
}

/**
 * Calculates the price of a ride: one item per country (full km times the price per km), then the accessories (specification §9;
 * docs/rules/money.md, Rides). Fails with `ride.no_distance` if the total length is 0 m or a length is not a valid number.
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
 * Metres per country, in the sequence in which the route first enters the countries. If it enters a country twice, the metres are added.
 * Each sum is rounded to whole metres (docs/rules/money.md, Rides), and countries with less than one metre are left out. Undefined for
 * invalid metres (negative, not finite).
 */
export function metresPerCountry(segments: readonly RideSegment[]): RideSegment[] | undefined {
  // The sums are whole thousandths of a metre: sums of fractions would depend on the sequence of the segments.
  const sums = new Map<CountryCode, number>()
  for (const { country, metres } of segments) {
    if (!Number.isFinite(metres) || metres < 0) return undefined
    sums.set(country, (sums.get(country) ?? 0) + Math.round(metres * 1000))
  }
  return [...sums]
    .map(([country, sum]) => ({ country, metres: Math.round(sum / 1000) }))
    .filter(({ metres }) => metres > 0)
}

/** Rounds up to full km: 51,001 m are 52 km. */
export const fullKilometres = (metres: number): number => Math.ceil(metres / 1000)

/**
 * Price per km for a trip of this length. Of the discounts whose limit is reached, the one with the highest limit applies. Rounded half-up
 * to 4 decimals (specification §9).
 */
export function tierPrice(vehicle: VehiclePrice, tripKilometres: number): Money {
  const reached = vehicle.discounts.filter(({ from }) => tripKilometres >= from)
  const tier = reached.toSorted((a, b) => b.from - a.from)[0]
  if (tier?.price !== undefined) return tier.price
  return lessPercent(vehicle.pricePerKm, tier?.percent ?? 0)
}

/** Returns a price reduced by a percentage, rounded half-up to 4 decimals. */
function lessPercent(price: Money, percent: number): Money {
  const { numerator, denominator } = fraction(percent)
  return subtract(price, times(price, { numerator, denominator: BigInt(denominator) * 100n }))
}

const rateOf = (country: CountryCode, taxes: RideTaxes): number => taxes.countryTaxes[country] ?? 0

/**
 * Exact price per km in a country. At home it is unchanged; abroad the home tax is divided out and the other country's tax is added.
 * Example: 1.90 with 10 % home tax is 1.90 / 1.1 in a country with the rate 0, printed as 1.7273. The line uses the exact price: 800 km
 * cost 1381.82.
 */
export function priceIn(country: CountryCode, pricePerKm: Money, taxes: RideTaxes): Fraction {
  const home = taxFactor(rateOf(taxes.homeCountry, taxes))
  const abroad = taxFactor(rateOf(country, taxes))
  return product(exact(pricePerKm), {
    numerator: BigInt(abroad.numerator) * BigInt(home.denominator),
    denominator: BigInt(abroad.denominator) * BigInt(home.numerator),
  })
}

/** The line for the kilometres in one country. */
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

/** The line for an accessory: one per trip, with the home country's tax rate (docs/rules/money.md, Rides). */
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
