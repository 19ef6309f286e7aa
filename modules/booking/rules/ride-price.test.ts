import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, exactToMoney, format, money, ofUnits, sum, toDecimal } from '#kernel/money.ts'
import {
  fullKilometres,
  metresPerCountry,
  priceIn,
  priceRide,
  type RideInput,
  type RidePrice,
  type RideTaxes,
  tierPrice,
} from './ride-price.ts'

const austria: RideTaxes = { homeCountry: 'AT', countryTaxes: { AT: 10 } }
const input = (more: Partial<RideInput> = {}): RideInput => ({
  vehicle: { pricePerKm: money('3.30'), discounts: [] },
  segments: [
    { country: 'AT', metres: 50_400 },
    { country: 'SK', metres: 11_500 },
  ],
  accessories: [],
  taxes: austria,
  ...more,
})
function priced(more: Partial<RideInput> = {}): RidePrice {
  const price = priceRide(input(more))
  if (!price.ok) throw new Error(price.code)
  return price.value
}
const eur = (amount: Parameters<typeof format>[0]) => format(amount, 'EUR')

describe('examples of complete prices', () => {
  it('checkout: 51 km in Austria and 12 in Slovakia are 204,30 EUR', () => {
    const { pricing, split } = priced()
    expect(
      split.map((row) => [row.country, row.kilometres, eur(row.net), row.taxRate, eur(row.tax), eur(row.gross)]),
    ).toEqual([
      ['AT', 51, '153,00 EUR', 10, '15,30 EUR', '168,30 EUR'],
      ['SK', 12, '36,00 EUR', 0, '0,00 EUR', '36,00 EUR'],
    ])
    expect([pricing.totalNet, pricing.totalTax, pricing.totalGross].map(eur)).toEqual([
      '189,00 EUR',
      '15,30 EUR',
      '204,30 EUR',
    ])
    expect(pricing.taxes.map(({ rate, tax }) => [rate, eur(tax)])).toEqual([
      [10, '15,30 EUR'],
      [0, '0,00 EUR'],
    ])
  })

  it.each([
    ['2.20', '136,20 EUR'],
    ['2.75', '170,25 EUR'],
  ])('landing: the same trip at %s per km is %s', (price, total) => {
    expect(eur(priced({ vehicle: { pricePerKm: money(price), discounts: [] } }).pricing.totalGross)).toBe(total)
  })

  it('drawer: 62 × 1,90 and 19 × 1,7273 are 150,62', () => {
    const { pricing, split, tripKilometres } = priced({
      vehicle: { pricePerKm: money('1.90'), discounts: [] },
      segments: [
        { country: 'AT', metres: 62_000 },
        { country: 'SK', metres: 18_900 },
      ],
    })
    expect(
      split.map((row) => [row.kilometres, toDecimal(row.unitPrice), eur(row.net), eur(row.tax), eur(row.gross)]),
    ).toEqual([
      [62, 1.9, '107,09 EUR', '10,71 EUR', '117,80 EUR'],
      [19, 1.7273, '32,82 EUR', '0,00 EUR', '32,82 EUR'],
    ])
    expect([pricing.totalNet, pricing.totalTax, pricing.totalGross].map(eur)).toEqual([
      '139,91 EUR',
      '10,71 EUR',
      '150,62 EUR',
    ])
    expect(tripKilometres).toBe(81)
  })
})

describe('items (specification §9; docs/rules/money.md, Rides)', () => {
  it('has one item per country in order of first appearance, also if the route enters a country twice', () => {
    const { split } = priced({
      segments: [
        { country: 'AT', metres: 10_200 },
        { country: 'DE', metres: 60_000 },
        { country: 'AT', metres: 30_900 },
      ],
    })
    expect(split.map(({ country, metres, kilometres }) => [country, metres, kilometres])).toEqual([
      ['AT', 41_100, 42],
      ['DE', 60_000, 60],
    ])
  })

  it.each([
    [[1], 1],
    [[1000], 1],
    [[1000.4], 1],
    [[1000.5], 2],
    [[1001], 2],
    [[500.4, 500.4], 2],
    [[333.3, 333.3, 333.4], 1],
    [[51_000.2], 51],
  ])('rounds %j metres to whole metres, then up to %i km', (metres, km) => {
    const [one] = metresPerCountry(metres.map((each) => ({ country: 'AT', metres: each }))) ?? []
    expect(fullKilometres(one?.metres ?? 0)).toBe(km)
  })

  it('leaves out a country with less than one metre', () => {
    expect(
      priced({
        segments: [
          { country: 'AT', metres: 9000 },
          { country: 'CZ', metres: 0.4 },
        ],
      }).lines,
    ).toHaveLength(1)
  })

  it.each<[string, RideInput['segments']]>([
    ['no segment', []],
    ['no metre', [{ country: 'AT', metres: 0 }]],
    ['a negative one', [{ country: 'AT', metres: -5 }]],
    ['no number', [{ country: 'AT', metres: Number.NaN }]],
    ['no end', [{ country: 'AT', metres: Infinity }]],
  ])('refuses %s', (_, segments) => {
    expect(priceRide(input({ segments }))).toEqual({ ok: false, code: 'ride.no_distance' })
  })

  it('adds one line per accessory at the home rate, also when the trip is abroad', () => {
    const { lines, pricing } = priced({
      segments: [{ country: 'SK', metres: 10_000 }],
      accessories: [
        { id: 'luggage', amount: 2, price: money(15) },
        { id: 'seat', amount: 0, price: money(5) },
        { id: 'sign', amount: 1, price: money(0) },
      ],
    })
    expect(
      lines.map(({ key, kind, amount, taxRate, gross }) => [key, kind, amount, taxRate, toDecimal(gross)]),
    ).toEqual([
      ['ride:SK', 'ride', 10, 0, 30],
      ['accessory:luggage', 'accessory', 2, 10, 30],
      ['accessory:sign', 'accessory', 1, 10, 0],
    ])
    expect(toDecimal(pricing.totalTax)).toBe(2.73)
    expect([pricing.deliveryNet, pricing.deliveryTax, pricing.deliveryGross]).toEqual([0, 0, 0])
  })

  it('computes the kilometres abroad with the exact price per km: 800 km at 1.90 / 1.1 are 1381.82', () => {
    const { lines } = priced({
      vehicle: { pricePerKm: money('1.90'), discounts: [] },
      segments: [{ country: 'DE', metres: 800_000 }],
    })
    expect(lines.map(({ unitPrice, gross }) => [toDecimal(unitPrice), toDecimal(gross)])).toEqual([[1.7273, 1381.82]])
  })

  it('a vehicle with a hidden price gives a hidden total', () => {
    expect(
      priced({ vehicle: { pricePerKm: money(1), discounts: [], isPriceHidden: true } }).pricing.hasHiddenPrices,
    ).toBe(true)
  })
})

describe('taxes per country (specification §9; docs/rules/money.md, Rides)', () => {
  it.each<[string, string, RideTaxes, string, number]>([
    ['home', 'AT', austria, '1.90', 10],
    ['abroad the home tax is divided out', 'SK', austria, '1.7273', 0],
    [
      'a foreign rate is added to the net price',
      'DE',
      { homeCountry: 'AT', countryTaxes: { AT: 10, DE: 19 } },
      '2.0555',
      19,
    ],
    ['the same rate leaves the price', 'DE', { homeCountry: 'AT', countryTaxes: { AT: 10, DE: 10 } }, '1.90', 10],
    ['Munich: DE is home', 'AT', { homeCountry: 'DE', countryTaxes: { DE: 19 } }, '1.5966', 0],
    ['decimals in a rate', 'CH', { homeCountry: 'CH', countryTaxes: { CH: 8.1 } }, '1.90', 8.1],
    ['home without a rate', 'AT', { homeCountry: 'AT', countryTaxes: {} }, '1.90', 0],
  ])('%s', (_, country, taxes, price, rate) => {
    expect(toDecimal(exactToMoney(priceIn(country, money('1.90'), taxes)))).toBe(Number(price))
    const [line] = priced({
      vehicle: { pricePerKm: money('1.90'), discounts: [] },
      segments: [{ country, metres: 1000 }],
      taxes,
    }).lines
    expect(line?.taxRate).toBe(rate)
  })
})

describe('discounts by distance (specification §9; docs/rules/money.md, Rides)', () => {
  const vehicle = {
    pricePerKm: money('2.20'),
    discounts: [
      { from: 200, percent: 12.5 },
      { from: 50, price: money('2.00') },
      { from: 500, percent: 100 },
    ],
  }
  it.each([
    [49, 2.2],
    [50, 2],
    [199, 2],
    [200, 1.925],
    [499, 1.925],
    [500, 0],
  ])('at %i km a kilometre is %s', (km, price) => {
    expect(toDecimal(tierPrice(vehicle, km))).toBe(price)
  })

  it.each([
    ['1.2345', 10, 1.1111],
    ['1.1111', 50, 0.5556],
    ['2.20', 0, 2.2],
  ])('%s less %d %% is rounded half-up: %d (docs/rules/money.md, Amounts)', (pricePerKm, percent, price) => {
    expect(toDecimal(tierPrice({ pricePerKm: money(pricePerKm), discounts: [{ from: 0, percent }] }, 10))).toBe(price)
  })

  it('the length of the whole trip selects the discount: crossing a border does not change it', () => {
    const crossing = priced({
      vehicle,
      segments: [
        { country: 'AT', metres: 25_000 },
        { country: 'SK', metres: 24_001 },
      ],
    })
    expect(crossing.tripKilometres).toBe(50)
    expect(crossing.split.map(({ unitPrice }) => toDecimal(unitPrice))).toEqual([2, 1.8182])
  })

  it('adds all metres before it rounds up: the items can have 50 km in total although the trip has 49 km', () => {
    const crossing = priced({
      vehicle,
      segments: [
        { country: 'AT', metres: 24_500 },
        { country: 'SK', metres: 24_500 },
      ],
    })
    expect(crossing.tripKilometres).toBe(49)
    expect(crossing.split.map(({ kilometres }) => kilometres)).toEqual([25, 25])
  })
})

const anyTrip = fc.record({
  vehicle: fc.record({
    pricePerKm: fc.integer({ min: 0, max: 200_000 }).map(ofUnits),
    discounts: fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 900 }),
        percent: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
      }),
      { maxLength: 4 },
    ),
  }),
  segments: fc.array(
    fc.record({
      country: fc.constantFrom('AT', 'DE', 'SK', 'HU', 'CZ'),
      metres: fc.double({ min: 1, max: 600_000, noNaN: true }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  accessories: fc.array(
    fc.record({
      id: fc.constantFrom('seat', 'luggage', 'sign'),
      amount: fc.integer({ min: 0, max: 20 }),
      price: fc.integer({ min: 0, max: 1_000_000 }).map(ofUnits),
    }),
    { maxLength: 3 },
  ),
  taxes: fc.record({
    homeCountry: fc.constantFrom('AT', 'DE', 'CH'),
    countryTaxes: fc.dictionary(fc.constantFrom('AT', 'DE', 'CH', 'SK'), fc.constantFrom(0, 7, 8.1, 10, 19, 20)),
  }),
})

describe('any ride', () => {
  it('lines = total = payment, to the cent; split and accessories add up to the total', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const { lines, pricing, split } = priced(trip)
        expect(sum(lines.map(({ gross }) => gross))).toBe(pricing.totalGross)
        const accessories = lines.filter(({ kind }) => kind === 'accessory').map(({ gross }) => gross)
        expect(add(sum(split.map(({ gross }) => gross)), sum(accessories))).toBe(pricing.totalGross)
        expect(add(pricing.totalNet, pricing.totalTax)).toBe(pricing.totalGross)
        expect(sum(pricing.taxes.map(({ gross }) => gross))).toBe(pricing.totalGross)
        for (const row of split) expect(add(row.net, row.tax)).toBe(row.gross)
        for (const { gross } of lines) expect(gross % 100).toBe(0)
        expect(split.map(({ country }) => country)).toEqual([...new Set(trip.segments.map(({ country }) => country))])
      }),
    )
  })

  it('charges every metre once: never less than the distance, at most one km more per country', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const { split, tripKilometres } = priced(trip)
        const billed = split.reduce((all, { kilometres }) => all + kilometres, 0)
        expect(billed).toBeGreaterThanOrEqual(tripKilometres)
        expect(billed - tripKilometres).toBeLessThan(Math.max(1, split.length))
      }),
    )
  })

  it('the price does not depend on how the route is divided within a country', () => {
    fc.assert(
      fc.property(anyTrip, fc.integer({ min: 2, max: 5 }), (trip, parts) => {
        const whole = trip.segments.map(({ country, metres }) => ({ country, metres: Math.round(metres) * parts }))
        const cut = whole.flatMap(({ country, metres }) =>
          Array.from({ length: parts }, () => ({ country, metres: metres / parts })),
        )
        expect(priced({ ...trip, segments: cut })).toEqual(priced({ ...trip, segments: whole }))
      }),
    )
  })

  it('a discount never raises the price', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const full = priced({ ...trip, vehicle: { ...trip.vehicle, discounts: [] } })
        expect(priced(trip).pricing.totalGross).toBeLessThanOrEqual(full.pricing.totalGross)
      }),
    )
  })
})
