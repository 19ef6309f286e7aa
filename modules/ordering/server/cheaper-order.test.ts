import { expect, test } from 'vitest'
import { payingBrand } from '#modules/payments/testing/paying-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { type Order, orderingEndpoints } from '../contract.ts'

/** Decisions, Orders: money flows back by decision only, and never more than is owed. */
test('a paid order that becomes cheaper gives back the difference, twice in a row as well, and stays paid', async () => {
  const brand = await payingBrand('terminal')
  const dishes = [brand.products.soup, brand.products.dumplings, brand.products.strudel]
  const placed = await brand.orderOnline({ items: dishes.map((product) => ({ product, amount: 1 })) })
  await brand.press(placed.page, 'paid')
  await brand.drain()
  const take = async (order: Order, refund: boolean) => {
    const params = { id: order.id, itemId: order.items[0]?.id ?? '' }
    const body = { version: order.version, amount: 0, refund }
    const after = await must(brand.call(orderingEndpoints.editItem, { params, body }, { as: chief }))
    await brand.drain()
    return after
  }
  const paid = await brand.order(placed)
  expect([paid.paymentState, paid.pricing.totalGross]).toEqual(['paid', 25])
  await take(paid, true)
  expect(await brand.attempts(placed)).toMatchObject([{ amount: 25, refunded: 8.1 }])
  const once = await brand.order(placed)
  expect([once.paymentState, once.state, once.pricing.totalGross]).toEqual(['paid', 'waiting', 16.9])
  await take(once, true)
  expect(await brand.attempts(placed)).toMatchObject([{ amount: 25, refunded: 16.3 }])
  expect(await brand.order(placed)).toMatchObject({ paymentState: 'paid', pricing: { totalGross: 8.7 } })
})

test('decided against, the difference stays with the house and is noted', async () => {
  const brand = await payingBrand('terminal')
  const items = [brand.products.soup, brand.products.dumplings].map((product) => ({ product, amount: 1 }))
  const placed = await brand.orderOnline({ items })
  await brand.press(placed.page, 'paid')
  const order = await brand.order(placed)
  const params = { id: order.id, itemId: order.items[0]?.id ?? '' }
  const body = { version: order.version, amount: 0, refund: false }
  await must(brand.call(orderingEndpoints.editItem, { params, body }, { as: chief }))
  await brand.drain()
  expect(await brand.attempts(placed)).toMatchObject([{ refunded: 0 }])
  expect((await brand.order(placed)).timeline.at(-1)).toMatchObject({
    action: 'edit-item',
    values: { difference: -8.1, refund: false },
  })
})
