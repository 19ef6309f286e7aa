import { expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { payingBrand } from '../testing/paying-brand.ts'

async function tippingBrand() {
  const brand = await payingBrand('terminal')
  await brand.changeHouse({ isTipEnabled: true })
  return { brand, items: [{ product: brand.products.soup, amount: 1 }] }
}

test('the guest pays price and tip together; the tip has its own account, has no tax and is not revenue', async () => {
  const { brand, items } = await tippingBrand()
  const placed = await brand.orderOnline({ items, tip: 1.9 })
  const [attempt] = await brand.attempts(placed)
  expect(attempt).toMatchObject({ amount: 10 })
  await brand.press(placed.page, 'paid')
  const order = await brand.order(placed)
  expect(order).toMatchObject({ tip: 1.9, paymentState: 'paid', isRefundAsked: false })
  expect(order.pricing.totalGross).toBe(8.1)
  expect(order.money).toEqual({ price: 8.1, kept: 0, asked: 0, due: 0, tip: 1.9 })
})

test('cancelling an order refunds the tip with the price', async () => {
  const { brand, items } = await tippingBrand()
  const placed = await brand.orderOnline({ items, tip: 1.9 })
  await brand.press(placed.page, 'paid')
  const { id, version } = await brand.order(placed)
  const body = { version, refund: true, message: 'Zapfanlage kaputt' }
  await must(brand.call(orderingEndpoints.cancel, { params: { id }, body }, { as: chief }))
  await brand.drain()
  const { money, paymentState } = await brand.order(placed)
  expect(money).toEqual({ price: 0, kept: 0, asked: 0, due: 0, tip: 0 })
  expect(paymentState).toBe('refunded')
})

test.each([
  ['in cash', { tip: 2, paymentMethod: 'cash' as const }],
  ['below zero', { tip: -1 }],
  ['parts of a cent', { tip: 1.005 }],
  ['beyond any tip', { tip: 1001 }],
])('a tip is refused: %s', async (_, more) => {
  const { brand, items } = await tippingBrand()
  const body = brand.draft({ paymentMethod: 'mollie', items, ...more })
  const answer = await brand.call(orderingEndpoints.place, {
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer).toMatchObject({ ok: false, errors: [{ field: 'tip' }] })
})

test('a branch without tips refuses a tip', async () => {
  const { brand, items } = await tippingBrand()
  await brand.changeHouse({ isTipEnabled: false })
  const body = brand.draft({ paymentMethod: 'mollie', items, tip: 2 })
  const answer = await brand.call(orderingEndpoints.place, {
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer).toMatchObject({ ok: false, errors: [{ field: 'tip', code: 'order.tip_online' }] })
})
