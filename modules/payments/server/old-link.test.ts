import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { payingBrand, type PlacedOnline } from '../testing/paying-brand.ts'

/** Fails the first payment of an order. Returns the address to which the payment page led back. The browser keeps it in its history. */
async function failedOnce() {
  const brand = await payingBrand('terminal')
  const placed = await brand.orderOnline()
  const pressed = await fetch(placed.page ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=failed',
  })
  const link = pressed.headers.get('location') ?? ''
  const opened = async () =>
    (await fetch(link, { redirect: 'manual' })).headers.get('location')?.replace(brand.url, '') ?? 'no page'
  return { brand, placed, params: { uid: placed.uid, hash: placed.hash }, opened }
}
const statusOf = ({ uid, hash }: PlacedOnline) => `/de/status/${uid}/${hash}`

test('the old address of a failed payment leads to the checkout while the order can be paid', async () => {
  const { opened, placed } = await failedOnce()
  expect(await opened()).toMatch(new RegExp(`/checkout/error\\?order=${placed.uid}\\.`))
})

test('after another payment it leads to the page of the paid order', async () => {
  const { brand, opened, params, placed } = await failedOnce()
  const again = await must(brand.call(orderingEndpoints.pay, { params, body: {} }))
  await brand.press(again.paymentRedirectUrl, 'paid')
  expect(await brand.order(placed)).toMatchObject({ isPaid: true })
  expect(await opened()).toBe(statusOf(placed))
})

test.each(['canceled', 'failed', 'rejected'])('it leads to the page of the order that is %s', async (state) => {
  const { brand, opened, placed } = await failedOnce()
  await brand.core.db.run(sql`UPDATE orders SET state = ${state} WHERE uid = ${placed.uid}`)
  expect(await opened()).toBe(statusOf(placed))
})

test('after the order was deleted it leads to the start page', async () => {
  const { brand, opened, placed } = await failedOnce()
  await brand.core.db.run(sql`DELETE FROM orders WHERE uid = ${placed.uid}`)
  expect(await opened()).toBe('/')
})
