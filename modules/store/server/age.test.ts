import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import type { OrderForMail } from '#modules/ordering/contract.ts'
import { foodBrand, type FoodBrand } from '#testing/food-brand.ts'
import { foodOrders } from '#testing/food-orders.ts'
import { must, newKey } from '#testing/order-calls.ts'
import { admin } from '#testing/sessions.ts'
import { foodMailer } from './mail-food.ts'
import { foodPrinter } from './print-food.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
  const alcohol = (id: string, kind: 'fermented' | 'spirits') =>
    brand.call(
      catalogueEndpoints.products.update,
      { params: { id }, body: { alcohol: kind, version: 1 } },
      { as: admin() },
    )
  await must(alcohol(brand.products.beer, 'fermented'))
  // The bundle contains this cheese, which is soaked in brandy. The bundle itself has no minimum age, so its age must come from the cheese.
  await must(alcohol(brand.products.cheese, 'spirits'))
})
afterAll(() => brand.close())

const { of, refusals, submit } = foodOrders(() => brand)

test('alcohol is refused without the tick, with field and age, and accepted with it', async () => {
  const items = [of('soup'), of('beer')]
  const refused = await submit(brand.draft({ items }))
  expect(refused).toMatchObject({
    ok: false,
    status: 422,
    errors: [
      {
        code: 'order.age_unconfirmed',
        field: 'isOfAge',
        message: 'Bitte bestätigen Sie, dass Sie mindestens 16 Jahre alt sind.',
      },
    ],
  })
  expect(await refusals(brand.delivery({ items: [...(brand.delivery().items ?? []), of('beer')] }))).toEqual([
    'order.age_unconfirmed isOfAge',
  ])
  const order = await brand.order(await brand.place(brand.draft({ items, isOfAge: true })))
  expect(order.items.map(({ minimumAge }) => minimumAge)).toEqual([null, 16])
})

test('a bundle requires the age of the products in it', async () => {
  const order = await brand.order(await brand.place(brand.draft({ items: [of('feast')], isOfAge: true })))
  expect(order.items[0]?.minimumAge).toBe(18)
  expect(await refusals(brand.draft({ items: [of('feast')] }))).toEqual(['order.age_unconfirmed isOfAge'])
})

test('food requires no age, and a guest at a table need not confirm it, because staff see the guest', async () => {
  expect(await refusals(brand.draft())).toEqual([])
  expect(await refusals(brand.draft({ deliveryType: 'dineIn', table: '2', items: [of('beer')] }))).toEqual([])
})

test('staff can enter alcohol without a tick, and the order stores the age anyway', async () => {
  const { isOfAge: _a, legalInstructions: _l, privacyPolicy: _p, ...body } = brand.draft({ items: [of('beer')] })
  const { id } = await must(
    brand.call(orderingEndpoints.enter, { body, headers: { 'idempotency-key': newKey() } }, { as: admin() }),
  )
  const order = await must(brand.call(orderingEndpoints.get, { params: { id } }, { as: admin() }))
  expect(order.items[0]?.minimumAge).toBe(16)
})

test('the mail asks the guest to have an ID ready, and the slip asks staff to check it', async () => {
  const placed = await brand.place(brand.draft({ items: [of('beer')], isOfAge: true }))
  const order: OrderForMail['order'] = await brand.order(placed)
  const branch = {} as OrderForMail['branch']
  const facts = (reader: 'customer' | 'staff') =>
    foodMailer.content(order, 'de', reader, branch).facts.map(({ value }) => value)
  expect(facts('customer')).toContain('Ab 16 Jahren. Bitte halten Sie einen Ausweis bereit.')
  expect(facts('staff')).toContain('Ausweis prüfen: ab 16')
  expect(foodPrinter.content(order, 'en').warnings).toEqual(['Check ID: 16 or older'])
})
