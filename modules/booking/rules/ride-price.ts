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

/** ISO 3166-1 alpha-2, upper case. */
type CountryCode = string

/** Metres of a trip in one country, in order of travel; a country can come twice. */
export interface RideSegment {
  readonly country: CountryCode
  readonly metres: number
}

/**
 * A lower price from a distance on (specification §9): `price` replaces the price per km, `percent` reduces it. If both are set, `price` is
 * used.
 */
export interface DistanceDiscount {
  /** The discount applies to trips of at least this many kilometres. */
  readonly from: number
  readonly price?: Money | undefined
  readonly percent?: number | undefined
}

/** The part of a vehicle that decides its price. */
interface VehiclePrice {
  /** Per km, including the home country's tax. */
  readonly pricePerKm: Money
  readonly discounts: readonly DistanceDiscount[]
  readonly isPriceHidden?: boolean
  /** The reduction for a partner, applied to the price per km after the tier (docs/rules/partners.md, Own rates). */
  readonly percentOff?: number
}

/** A chosen accessory. `price` is for one, for the whole trip, including the home country's tax. */
export interface ChosenAccessory {
  readonly id: string
  readonly amount: number
  readonly price: Money
}

/** The taxes of a brand. The home country's rate is contained in every price; a country that is not listed has 0 (docs/rules/money.md, Rides). */
export interface RideTaxes {
  readonly homeCountry: CountryCode
  /** Percent per country. */
  readonly countryTaxes: Readonly<Record<CountryCode, number>>
}

export interface RideInput {
  readonly vehicle: VehiclePrice
  readonly segments: readonly RideSegment[]
  readonly accessories: readonly ChosenAccessory[]
  readonly taxes: RideTaxes
}

/** A priced line of a ride: kilometres in one country, or an accessory. */
export interface RideLine extends PricedLine {
  readonly kind: 'ride' | 'accessory'
  /** Set for the kilometres in a country. */
  readonly country?: CountryCode
  /** Set for an accessory: its id. */
  readonly accessory?: string
}

/** A row of the table 'Steuer je Land': amounts in cents, net + tax = gross. Only kilometres, no accessories. */
export interface CountrySplit {
  readonly country: CountryCode
  readonly metres: number
  /** The charged kilometres, rounded up to full km. */
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
  /** The sum of all metres, rounded up to full km. It selects the discount tier, and can be less than the sum of the items' km. */
  readonly tripKilometres: number
}

/**
 * Price of a ride: one item per country (full km times the price per km), then the accessories
 * (specification §9; docs/rules/money.md, Rides). Fails with `ride.no_distance` if the total length is 0 m or a length is not a valid number.
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
 * Metres per country in order of first appearance; a country that comes twice is one entry, each rounded to whole metres
 * (docs/rules/money.md, Rides). Countries without a whole metre are left out. Undefined for invalid metres (negative, not finite).
 */
export function metresPerCountry(segments: readonly RideSegment[]): RideSegment[] | undefined {
  // Sums are whole thousandths of a metre, so that the order of adding cannot change the result.
  const sums = new Map<CountryCode, number>()
  for (const { country, metres } of segments) {
    if (!Number.isFinite(metres) || metres < 0) return undefined
    sums.set(country, (sums.get(country) ?? 0) + Math.round(metres * 1000))
  }
  return [...sums]
    .map(([country, sum]) => ({ country, metres: Math.round(sum / 1000) }))
    .filter(({ metres }) => metres > 0)
}

/** Rounded up to full km: 51,001 m are 52 km. */
export const fullKilometres = (metres: number): number => Math.ceil(metres / 1000)

/** Price per km for the length of the trip: the tier with the highest reached threshold, rounded half-up to 4 decimals (specification §9). */
export function tierPrice(vehicle: VehiclePrice, tripKilometres: number): Money {
  const reached = vehicle.discounts.filter(({ from }) => tripKilometres >= from)
  const tier = reached.toSorted((a, b) => b.from - a.from)[0]
  if (tier?.price !== undefined) return tier.price
  return lessPercent(vehicle.pricePerKm, tier?.percent ?? 0)
}

/** A price reduced by a percentage, rounded half-up to 4 decimals. */
function lessPercent(price: Money, percent: number): Money {
  const { numerator, denominator } = fraction(percent)
  return subtract(price, times(price, { numerator, denominator: BigInt(denominator) * 100n }))
}

const rateOf = (country: CountryCode, taxes: RideTaxes): number => taxes.countryTaxes[country] ?? 0

/**
 * Exact price per km in a country: unchanged at home; abroad the home tax is divided out and the country's own tax is added. 1.90 with
 * 10 % at home are 1.90 / 1.1 where the rate is 0, printed as 1.7273. The line uses the exact price: 800 km cost 1381.82.
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

/** One line per accessory and trip, at the home rate (docs/rules/money.md, Rides). */
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
