import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { LATER_SECONDS } from './adapters/terminal.ts'
import { payingBrand } from '../testing/paying-brand.ts'

async function waitingOrder() {
  const brand = await payingBrand('terminal')
  const placed = await brand.orderOnline()
  const params = { uid: placed.uid, hash: placed.hash }
  return { brand, placed, params, order: () => must(brand.call(orderingEndpoints.publicGet, { params })) }
}

test('a payer who comes back before the result reads that the payment is being checked, until it has arrived', async () => {
  const { brand, order, placed } = await waitingOrder()
  expect(await order()).toMatchObject({ canPay: true, paymentCheckedUntil: null })
  const back = brand.clock.now()
  expect(await brand.press(placed.page, 'later')).toBe(`/de/status/${placed.uid}/${placed.hash}`)
  const until = Date.parse((await order()).paymentCheckedUntil ?? '')
  expect(until - back.epochMilliseconds).toBe(5 * 60_000)
  // No notice arrives. The provider is asked again a minute after the return.
  brand.clock.advance({ seconds: Math.max(LATER_SECONDS, 60) })
  await brand.runJobs()
  expect(await order()).toMatchObject({ isPaid: true, paymentCheckedUntil: null })
})

test('a failed payment is not being checked, and neither is a new attempt after it', async () => {
  const { brand, order, params, placed } = await waitingOrder()
  await brand.press(placed.page, 'failed')
  expect(await order()).toMatchObject({ canPay: true, paymentState: 'failed', paymentCheckedUntil: null })
  await must(brand.call(orderingEndpoints.pay, { params, body: {} }))
  expect(await order()).toMatchObject({ canPay: true, paymentState: 'open', paymentCheckedUntil: null })
})

test('a payment that fails after the payer came back is not being checked any more', async () => {
  const { brand, order, params, placed } = await waitingOrder()
  await brand.press(placed.page, 'later')
  expect((await order()).paymentCheckedUntil).not.toBeNull()
  await brand.core.db.run(sql`UPDATE terminal_payments SET state = 'failed', paid_from = NULL`)
  brand.clock.advance({ seconds: 60 })
  await brand.runJobs()
  expect(await order()).toMatchObject({ canPay: true, paymentState: 'failed', paymentCheckedUntil: null })
  await must(brand.call(orderingEndpoints.pay, { params, body: {} }))
  expect(await order()).toMatchObject({ paymentState: 'open', paymentCheckedUntil: null })
})
