import { expect, test } from 'vitest'
import { money, toDecimal } from '#kernel/money.ts'
import { optionName, stepName } from '#modules/catalogue/rules/product-words.ts'
import { addonsOf, chosenAddons } from './addons.ts'
import { offeredVehicle, type VehicleProduct } from './booking-vehicle.ts'
import { quoteRide } from './quote-ride.ts'

const option = (id: string, name: string, price = 0, value = '') => ({ id, name, description: '', price, value })
const van: VehicleProduct = {
  id: 'van',
  name: 'Kleinbus',
  translations: { en: { name: 'Van', parts: { addons: 'Extras', 'addons.seat': 'Child seat' } } },
  type: 'vehicle',
  categoryId: 'cars',
  price: 2.75,
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
      type: 'addons',
      name: 'Zubehör',
      options: [option('seat', 'Kindersitz', 5), option('sign', 'Schild', 0, 'once')],
    },
  ],
  content: {
    seats: 7,
    discounts: [
      { from: 100, percent: 10 },
      { from: 300, price: 2 },
    ],
  },
}
const austria = { homeCountry: 'AT', countryTaxes: { AT: 10 } }
const gross = (kilometres: number, product: Pick<VehicleProduct, 'price' | 'content'> = van) => {
  const priced = quoteRide({ ...product, id: 'van' }, [{ country: 'AT', metres: kilometres * 1000 }], [], austria)
  return priced.ok ? toDecimal(priced.value.pricing.totalGross) : priced.code
}

test('texts of a vehicle are English if they exist, otherwise German, otherwise the key', () => {
  expect([stepName(van, 'addons', 'de'), stepName(van, 'addons', 'en')]).toEqual(['Zubehör', 'Extras'])
  expect([
    optionName(van, 'addons', 'seat', 'de'),
    optionName(van, 'addons', 'seat', 'en'),
    optionName(van, 'addons', 'sign', 'en'),
  ]).toEqual(['Kindersitz', 'Child seat', 'Schild'])
  expect(stepName(van, 'nothing', 'de')).toBe('nothing')
  const unnamed = { ...van, translations: { en: { parts: { addons: '' } } } }
  expect(stepName(unnamed, 'addons', 'en')).toBe('Zubehör')
})

test("a vehicle's accessories keep their sequence; a `once` accessory has no amount", () => {
  const addons = addonsOf(van, 'en')
  expect(addons.map(({ name, price, isOnce }) => [name, price, isOnce])).toEqual([
    ['Child seat', money(5), false],
    ['Schild', money(0), true],
  ])
  const chosen = chosenAddons(addons, [
    { id: 'sign', amount: 3 },
    { id: 'rocket', amount: 1 },
    { id: 'seat', amount: 2 },
  ])
  expect(chosen.map(({ id, amount }) => [id, amount])).toEqual([
    ['seat', 2],
    ['sign', 1],
  ])
})

test('the length of the whole trip selects the discount; a hidden price gives no price', () => {
  expect([gross(99), gross(100), gross(299), gross(300)]).toEqual([272.25, 247.5, 740.03, 600])
  expect(gross(10, { ...van, price: null })).toBe('ride.price_hidden')
})

test('a vehicle is offered with the flags of its category', () => {
  const category = { id: 'cars', isEnabled: false, schedule: [] }
  expect(offeredVehicle(van, [category])).toMatchObject({ id: 'van', seats: 7, category })
  expect(offeredVehicle(van, [{ ...category, id: 'other' }])).not.toHaveProperty('category')
})
