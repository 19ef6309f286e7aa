import { countryName } from '#i18n/country-name.ts'
import { describe, expect, test } from 'vitest'
import { bookingTexts } from '../words/booking.ts'
import { format, toDecimal } from '#kernel/money.ts'
import { emptyDraft } from './draft.ts'
import { draftOfRide, lineName, orderPriceView, priceView, rideRequest, viewOfDraft } from './ride-view.ts'
import { type BookingProduct, quote, vehiclesOf } from './vehicles.ts'

const product: BookingProduct = {
  id: 'v1',
  name: 'First Class',
  translations: { en: { name: 'First', parts: { 'addons.sign': 'Name sign' } } },
  type: 'vehicle',
  categoryId: null,
  images: [],
  price: 3.3,
  isEnabled: true,
  isPublic: true,
  isVisibleWhenUnavailable: true,
  schedule: [],
  isLeadTimeEnabled: false,
  leadTimeType: 'minutes',
  leadTimeValue: 0,
  parts: [
    {
      id: 'addons',
      name: 'Zubehör',
      description: '',
      type: 'addons',
      isOptional: true,
      options: [
        {
          id: 'seat',
          name: 'Kindersitz',
          unit: 'amount',
          price: 0,
          description: '',
          images: [],
          modifier: 'add',
          value: '',
        },
        {
          id: 'sign',
          name: 'Empfang mit Schild',
          unit: 'amount',
          price: 0,
          description: '',
          images: [],
          modifier: 'add',
          value: 'once',
        },
        {
          id: 'stop',
          name: 'Zwischenhalt',
          unit: 'amount',
          price: 12,
          description: '',
          images: [],
          modifier: 'add',
          value: '',
        },
      ],
    },
  ],
  content: { identifier: 'first-class', description2: '', discounts: [], seats: 3, luggage: 3 },
}
const place = (name: string) =>
  ({
    place: '',
    mapboxId: name,
    location: [16, 48],
    name,
    context: { countryCode: 'AT' },
    category: 'place',
    precision: 'address',
  }) as const
const route = {
  metres: 61_900,
  seconds: 2880,
  geometry: [],
  countryCodes: ['AT', 'SK'],
  source: 'osrm',
  estimated: false,
  needsConfirmation: false,
  segments: [
    { country: 'AT', metres: 50_400 },
    { country: 'SK', metres: 11_500 },
  ],
} as const
const draft = {
  ...emptyDraft,
  from: place('VIE'),
  to: place('Bratislava'),
  flightNumber: 'os202',
  adults: 2,
  accessories: [
    { id: 'seat', amount: 1 },
    { id: 'sign', amount: 1 },
    { id: 'gone', amount: 1 },
  ],
  route,
}
const branch = { homeCountry: 'AT', countryTaxes: { AT: 10 } }
const [vehicle] = vehiclesOf([product], [], 'de')
if (!vehicle) throw new Error('the product is a vehicle')

describe('what the customer sees before the order is sent (docs/rules/money.md, Rides)', () => {
  test('a ride from Vienna airport to Bratislava', () => {
    const price = quote(vehicle, route.segments, draft.accessories, branch)
    const view = price && priceView(price, vehicle)
    expect(
      view?.countries.map((one) => [
        countryName(one.country, 'de'),
        one.kilometres,
        toDecimal(one.net),
        one.taxRate,
        toDecimal(one.tax),
      ]),
    ).toEqual([
      ['Österreich', 51, 153, 10, 15.3],
      ['Slowakei', 12, 36, 0, 0],
    ])
    expect(view && [toDecimal(view.net), format(view.total, 'EUR')]).toEqual([189, '204,30 EUR'])
    expect(view?.accessories).toEqual([])
  })

  test('an accessory with a price has its own line', () => {
    const price = quote(vehicle, route.segments, [{ id: 'stop', amount: 2 }], branch)
    const view = price && priceView(price, vehicle)
    expect(view?.accessories.map(({ name, net, tax }) => [name, toDecimal(net), toDecimal(tax)])).toEqual([
      ['Zwischenhalt', 21.82, 2.18],
    ])
  })

  test('a hidden price is not part of the summary', () => {
    const [hidden] = vehiclesOf([{ ...product, price: null }], [], 'de')
    expect(hidden && quote(hidden, route.segments, [], branch)).toBeUndefined()
  })

  test('the ordered ride shows the same table as the draft', () => {
    const price = quote(vehicle, route.segments, [], branch)
    const before = price && priceView(price, vehicle)
    const items = (price?.split ?? []).map((one) => ({
      kind: 'ride',
      name: '',
      amount: one.kilometres,
      country: one.country,
      net: toDecimal(one.net),
      tax: toDecimal(one.tax),
      taxRate: one.taxRate,
      gross: toDecimal(one.gross),
    }))
    const pricing = price && {
      totalNet: toDecimal(price.pricing.totalNet),
      totalGross: toDecimal(price.pricing.totalGross),
      taxes: price.pricing.taxes.map(({ rate, tax }) => ({ rate, tax: toDecimal(tax) })),
    }
    const after = pricing && orderPriceView({ items, pricing })
    expect(after?.total).toBe(before?.total)
    const rows = (view: typeof after) =>
      view?.countries.map(({ country, kilometres, net, tax, taxRate }) => [country, kilometres, net, tax, taxRate])
    expect(rows(after)).toEqual(rows(before))
  })
})

describe('a ride as text and as an order', () => {
  test('the summary shows places, flight, accessories and distance', () => {
    expect(viewOfDraft(draft, vehicle, bookingTexts('de'))).toMatchObject({
      from: 'VIE',
      to: 'Bratislava',
      flightNumber: 'OS 202',
      accessories: ['1 × Kindersitz', 'Empfang mit Schild'],
      distance: '61,9 km · 48 Min.',
    })
  })
  test('the request contains only accessories of this vehicle, and no price', () => {
    const request = rideRequest(draft, vehicle)
    expect(request?.accessories).toEqual([
      { id: 'seat', amount: 1 },
      { id: 'sign', amount: 1 },
    ])
    expect(JSON.stringify(request)).not.toMatch(/price|metres/)
    expect(rideRequest({ ...draft, to: null }, vehicle)).toBeUndefined()
  })
  test('texts in the other language come from the product', () => {
    const [english] = vehiclesOf([product], [], 'en')
    expect([english?.name, english?.addons.map(({ name }) => name)]).toEqual([
      'First',
      ['Kindersitz', 'Name sign', 'Zwischenhalt'],
    ])
  })
  test.each([
    ['ride:SK', '', 'Slowakei'],
    ['accessory:stop', 'Zwischenhalt', 'Zwischenhalt'],
    ['accessory:gone', '', 'accessory:gone'],
  ])('the name of the line %s with the text %j is %s', (key, name, words) => {
    expect(lineName({ key, name }, 'de')).toBe(words)
  })
  test('a new request takes everything from the old one except the time', () => {
    const request = rideRequest(draft, vehicle)
    if (!request) throw new Error('the draft is complete')
    const again = draftOfRide({
      ...request,
      vehicle: { productId: 'v1', name: 'First Class', image: '' },
      route: { ...route, segments: [...route.segments], geometry: [] },
      accessoryNames: [],
    })
    expect(again).toMatchObject({ adults: 2, appointment: null, route: null, vehicle: { id: 'v1' } })
  })
  test.each([
    ['airport-transfer', false],
    ['private-transfer', true],
  ] as const)('a new request with %s: the service stays when a place is changed: %s', (service, isServiceChosen) => {
    const request = rideRequest({ ...draft, service, from: { ...place('VIE'), category: 'airport' } }, vehicle)
    if (!request) throw new Error('the draft is complete')
    const ride = {
      ...request,
      vehicle: { productId: 'v1', name: 'First Class', image: '' },
      route: { ...route, segments: [...route.segments], geometry: [] },
      accessoryNames: [],
    }
    expect(draftOfRide(ride)).toMatchObject({ service, isServiceChosen })
  })
})
