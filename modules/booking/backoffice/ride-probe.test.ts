import { toDecimal } from '#kernel/money.ts'
import { expect, test } from 'vitest'
import { freeId, withEnglishPart } from '#modules/catalogue/backoffice/parts/product-values.ts'
import { ABROAD, probeRide } from './ride-probe.ts'

const taxes = { homeCountry: 'AT', countryTaxes: { AT: 10 } }
const vehicle = (more: object = {}) => ({
  type: 'vehicle',
  price: 1.9,
  content: { discounts: [{ from: 100, percent: 10 }] },
  ...more,
})

// docs/rules/money.md, Rides: the price contains the home country's tax, which is removed abroad. The length of the whole ride decides which
// discount applies.
test('the trial ride is split by country and has the same total as on the site', () => {
  const price = probeRide(vehicle(), { homeKm: 20, abroadKm: 30, taxes })
  if (!price?.ok) throw new Error('no price')
  expect(
    price.value.split.map(({ country, unitPrice, gross }) => [country, toDecimal(unitPrice), toDecimal(gross)]),
  ).toEqual([
    ['AT', 1.9, 38],
    [ABROAD, 1.7273, 51.82],
  ])
  expect(toDecimal(price.value.pricing.totalGross)).toBe(89.82)
})

test('the discount tier is selected by the kilometres at home and abroad together', () => {
  const price = probeRide(vehicle(), { homeKm: 60, abroadKm: 40, taxes })
  if (!price?.ok) throw new Error('no price')
  expect(price.value.split[0]).toMatchObject({ unitPrice: 17_100 })
})

test.each([undefined, null, Number.NaN, -1, 1.23456])('a price of %s per km gives no price of a ride', (price) => {
  expect(probeRide(vehicle({ price }), { homeKm: 20, abroadKm: 0, taxes })).toBeUndefined()
})

test('zero kilometres give no price', () =>
  expect(probeRide(vehicle(), { homeKm: 0, abroadKm: 0, taxes })).toMatchObject({ ok: false }))

test('an incomplete tier is ignored', () => {
  const price = probeRide(
    vehicle({
      content: {
        discounts: [
          { from: Number.NaN, percent: 50 },
          { from: 0, percent: 150 },
        ],
      },
    }),
    { homeKm: 10, abroadKm: 0, taxes },
  )
  if (!price?.ok) throw new Error('no price')
  expect(toDecimal(price.value.pricing.totalGross)).toBe(19)
})

test('each new row gets its own id', () => {
  expect(freeId('option', [{ id: 'option-2' }])).toBe('option-3')
  expect(freeId('option', [])).toBe('option-1')
})

test('an emptied English text falls back to German', () => {
  const set = withEnglishPart({ en: { name: 'Van' } }, 'addons.ski', 'Skis')
  expect(set).toEqual({ en: { name: 'Van', parts: { 'addons.ski': 'Skis' } } })
  expect(withEnglishPart(set, 'addons.ski', '')).toEqual({ en: { name: 'Van', parts: {} } })
})
