import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must, newKey } from '#testing/order-calls.ts'
import { chief, firstClass, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { partnersEndpoints as calls } from '../contract.ts'

let brand: RideBrand
let van: string
beforeAll(async () => {
  brand = await rideBrand()
  van = (
    await must(brand.call(catalogueEndpoints.products.create, { body: { ...firstClass, name: 'Van' } }, { as: chief }))
  ).id
  const rates = { ratePercent: 10, ratePrices: [{ vehicle: van, price: 2 }] }
  await must(
    brand.call(calls.create, { body: { name: 'Link', code: 'link', ...rates, ratesFor: 'code' } }, { as: chief }),
  )
  await must(brand.call(calls.create, { body: { name: 'Key', code: 'key', ...rates, ratesFor: 'key' } }, { as: chief }))
})
afterAll(() => brand.close())

const quote = async (partner: string, product = brand.vehicle) => {
  const { branch, ride } = brand.draft()
  if (!ride) throw new Error('The draft has a ride')
  const { items, pricing } = await must(
    brand.call(orderingEndpoints.quote, { body: { branch, product, ride, partner } }),
  )
  return { rides: items.filter(({ kind }) => kind === 'ride'), items, total: pricing.totalGross }
}
const atHome = async (...of: Parameters<typeof quote>) =>
  (await quote(...of)).rides.find(({ country }) => country === 'AT')

test('a percentage is deducted from the price per km, and extras keep their price', async () => {
  const [usual, own] = [await quote(''), await quote('link')]
  expect((await atHome(''))?.unitPrice).toBe(3.3)
  expect((await atHome('link'))?.unitPrice).toBe(2.97)
  const extras = ({ items }: typeof usual) => items.filter(({ kind }) => kind === 'accessory').map(({ gross }) => gross)
  expect(extras(own)).toEqual(extras(usual))
})

test("a partner's own price for a vehicle replaces the usual price, and no percentage is deducted", async () => {
  expect((await atHome('link', van))?.unitPrice).toBe(2)
})

test('rates for orders with the key do not apply to orders with the code', async () => {
  expect((await quote('key')).total).toBe((await quote('')).total)
})

test('the order costs as much as the quote, also for a guest who came only by the link', async () => {
  const { total } = await quote('link')
  const named = await brand.place(brand.draft({ partner: 'link', expectedTotal: total }))
  expect((await brand.order(named)).pricing.totalGross).toBe(total)
  const came = await brand.app.inject({
    method: 'POST',
    url: orderingEndpoints.place.path,
    headers: { cookie: 'asp_partner=link', 'idempotency-key': newKey() },
    payload: brand.draft({ expectedTotal: (await quote('')).total }),
  })
  expect(came.statusCode).toBe(201)
  expect((await brand.order(came.json().data)).pricing.totalGross).toBe(total)
})

test("a price above the shown one needs the guest's agreement", async () => {
  const dear = {
    name: 'Dear',
    code: 'dear',
    ratesFor: 'code' as const,
    ratePrices: [{ vehicle: brand.vehicle, price: 9 }],
  }
  await must(brand.call(calls.create, { body: dear }, { as: chief }))
  const body = brand.draft({ partner: 'dear', expectedTotal: (await quote('')).total })
  const answer = await brand.call(orderingEndpoints.place, { body, headers: { 'idempotency-key': newKey() } })
  expect(answer).toMatchObject({ ok: false, status: 409, errors: [{ code: 'order.price_changed' }] })
})

test('a code that no partner has gets no price', async () => {
  const { branch, ride } = brand.draft()
  if (!ride) throw new Error('The draft has a ride')
  const answer = await brand.call(orderingEndpoints.quote, { body: { branch, product: van, ride, partner: 'nobody' } })
  expect(answer).toMatchObject({ ok: false, errors: [{ code: 'field.choice', field: 'partner' }] })
})

test.each([
  ['of something that is no vehicle', (vehicle: string) => [{ vehicle: vehicle.replace(/^./, '9'), price: 2 }], 0],
  [
    'twice for one vehicle',
    (vehicle: string) => [
      { vehicle, price: 2 },
      { vehicle, price: 3 },
    ],
    1,
  ],
])('an own price %s is refused', async (_, ratePrices, index) => {
  const answer = await brand.call(calls.create, { body: { name: 'Wrong', ratePrices: ratePrices(van) } }, { as: chief })
  expect(answer).toMatchObject({ ok: false, errors: [{ code: 'field.choice', field: `ratePrices.${index}.vehicle` }] })
})
