import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderStates } from '../rules/lifecycle.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { changeOrder, type OrderChange } from './change-order.ts'

let brand: RideBrand
beforeAll(async () => void (brand = await rideBrand()))
afterAll(() => brand.close())

const step = (id: string, change: Partial<OrderChange>) =>
  changeOrder(brand.core, {
    id,
    scope: 'all',
    action: 'fail-payment',
    from: orderStates,
    actor: { type: 'system' },
    ...change,
  })
const told = async (id: string) =>
  (
    await brand.core.db.many<{ topic: string }>(sql`
      SELECT topic FROM outbox WHERE payload ->> 'orderId' = ${id} AND topic IN ('order.failed', 'payment.failed', 'payment.refunded')
      ORDER BY topic`)
  ).map(({ topic }) => topic)

test('other programs are notified only once if a payment fails and the order fails with it', async () => {
  const { id } = await brand.order(await brand.place())
  await step(id, { to: 'failed', set: sql`payment_state = 'failed'` })
  await step(id, { to: 'failed', set: sql`payment_state = 'failed'` })
  expect(await told(id)).toEqual(['order.failed', 'payment.failed'])
})

test('other programs are notified once of a refund, and not of a step without effect', async () => {
  const { id } = await brand.order(await brand.place())
  await step(id, { set: sql`payment_state = 'refunded'` })
  await step(id, { set: sql`payment_state = o.payment_state` })
  expect(await told(id)).toEqual(['payment.refunded'])
})
