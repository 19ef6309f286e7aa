import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foodBrand, type FoodBrand } from '#testing/food-brand.ts'
import { chief, newKey } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { type Order, orderingEndpoints } from '../contract.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
})
afterAll(() => brand.close())

const { enter, get, addItem, previewAddition } = orderingEndpoints
const desk = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.house], name: 'Fatima Frank' })
const office = () => sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.house], name: 'Bruno Berg' })
const stranger = () => sessionOf(['ROLE_BACKOFFICE'], { branches: [], name: 'Otto Other' })

async function taken(): Promise<Order> {
  const { legalInstructions: _l, privacyPolicy: _p, ...draft } = brand.draft({ email: '', firstName: '' })
  const body = { ...draft, items: [{ product: brand.products.soup, amount: 1 }] }
  const done = await brand.call(enter, { body, headers: { 'idempotency-key': newKey() } }, { as: desk() })
  if (!done.ok) throw new Error(JSON.stringify(done.errors))
  return read(done.value.id)
}
async function read(id: string): Promise<Order> {
  const found = await brand.call(get, { params: { id } }, { as: chief })
  if (!found.ok) throw new Error(JSON.stringify(found.errors))
  return found.value
}
const body = (order: Order, more: object = {}) => ({
  version: order.version,
  item: { product: brand.products.dumplings, amount: 1 },
  ...more,
})
const add = (order: Order, more: object = {}, as = office()) =>
  brand.call(addItem, { params: { id: order.id }, body: body(order, more) }, { as })
const cents = (amount: number) => Math.round(amount * 100)

test('the preview of an added dish shows the sum to the cent, and writes nothing', async () => {
  const order = await taken()
  const seen = await brand.call(previewAddition, { params: { id: order.id }, body: body(order) }, { as: office() })
  if (!seen.ok) throw new Error(JSON.stringify(seen.errors))
  expect(cents(seen.value.pricing.totalGross)).toBe(cents(order.pricing.totalGross + seen.value.difference))
  expect(await read(order.id)).toEqual(order)
})

test('an added dish gets the same line as in a new order; sum, taxes and timeline are updated', async () => {
  const order = await taken()
  const done = await add(order)
  if (!done.ok) throw new Error(JSON.stringify(done.errors))
  const { items, pricing, timeline, version } = done.value
  expect(items.map(({ productId }) => productId)).toEqual([brand.products.soup, brand.products.dumplings])
  expect(version).toBe(order.version + 1)
  expect(items.reduce((sum, one) => sum + cents(one.gross), 0)).toBe(cents(pricing.totalGross))
  expect(pricing.taxes.reduce((sum, one) => sum + cents(one.gross), 0)).toBe(cents(pricing.totalGross))
  expect(timeline.at(-1)).toMatchObject({
    action: 'edit-item',
    actor: { name: 'Bruno Berg' },
    values: { before: { amount: 0, total: order.pricing.totalGross }, after: { amount: 1, total: pricing.totalGross } },
  })
  const mail = await brand.core.db.first(
    sql`SELECT payload->>'change' AS change FROM outbox WHERE topic = 'order.changed' AND payload->>'orderId' = ${order.id}`,
  )
  expect(mail).toEqual({ change: '0' })
})

test('the same dish with other choices keeps its position; another dish cannot replace it', async () => {
  const order = await taken()
  const [soup] = order.items
  expect(await add(order, { replaces: soup?.id })).toMatchObject({ status: 422, errors: [{ field: 'replaces' }] })
  const done = await add(order, { item: { product: brand.products.soup, amount: 2 }, replaces: soup?.id })
  if (!done.ok) throw new Error(JSON.stringify(done.errors))
  expect(done.value.items.map(({ productId, position }) => [productId, position])).toEqual([
    [brand.products.soup, soup?.position],
  ])
  // The timeline entry contains the old and the new choices of the dish. From them, staff can read what was changed.
  expect(done.value.timeline.at(-1)?.values).toMatchObject({ staffChoicesBefore: '', staffChoices: '' })
})

test('a dish that cannot be ordered is refused with its field, and nothing is written', async () => {
  const order = await taken()
  const unknown = await add(order, { item: { product: crypto.randomUUID(), amount: 1 } })
  expect(unknown).toMatchObject({ status: 422, errors: [{ code: 'product.unknown', field: 'item' }] })
  const many = await add(order, { item: { product: brand.products.dumplings, amount: 0.5 } })
  expect(many).toMatchObject({ status: 422, errors: [{ code: 'product.quantity', field: 'item' }] })
  const other = await add(order, { replaces: crypto.randomUUID() })
  expect(other).toMatchObject({ status: 404, errors: [{ code: 'record.not_found' }] })
  expect(await read(order.id)).toEqual(order)
})

test('a dish that makes an order more expensive that was paid online is refused', async () => {
  const order = await taken()
  await brand.core.db.run(
    sql`UPDATE orders SET payment_method = 'mollie', payment_state = 'paid' WHERE id = ${order.id}`,
  )
  expect(await add(order)).toMatchObject({ status: 422, errors: [{ code: 'order.paid_higher' }] })
})

test('of two simultaneous additions one succeeds; the other gets the current order', async () => {
  const order = await taken()
  const answers = await Promise.all([add(order), add(order)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await read(order.id)).items).toHaveLength(2)
})

test('the desk may not add a dish, and users of other branches do not find the order', async () => {
  const order = await taken()
  expect((await add(order, {}, desk())).status).toBe(403)
  expect((await add(order, {}, stranger())).status).toBe(404)
})
