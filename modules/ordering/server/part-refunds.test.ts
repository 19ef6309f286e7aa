import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { partRefundTopic } from '../contract/payment-topics.ts'
import { orderStates } from '../rules/lifecycle.ts'
import { dayTakings } from './day-takings.ts'
import { orderEvents } from './events.ts'
import { readOrder } from './order-queries.ts'
import { changeDecided, partDecision } from './part-refunds.ts'

let brand: RideBrand
beforeAll(async () => void (brand = await rideBrand()))
afterAll(() => brand.close())

/** Refunds `amount` of a new order. The ledger of the order has 20.00 in the account `price`. */
async function refunded(amount: number) {
  const { id, version } = await brand.order(await brand.place())
  await brand.core.db.run(sql`
    INSERT INTO order_money (order_id, kind, taken_from, amount, at, step)
    VALUES (${id}, 'paid', 'outside', 20, ${brand.clock.now()}, ${crypto.randomUUID()})`)
  const changed = await changeDecided(brand.core, {
    id,
    scope: 'all',
    version,
    from: orderStates,
    action: 'refund-part',
    actor: { type: 'user', id: 'u1', name: 'Fatima Frank' },
    money: [{ event: 'part', amount: money(amount) }],
  })
  const ledger = await brand.core.db.many(
    sql`SELECT kind, amount FROM order_money WHERE order_id = ${id} ORDER BY number`,
  )
  return { changed, ledger: ledger.slice(1) }
}

test('a part that was held when the order was read, but is not held any more, writes nothing', async () => {
  expect(await refunded(20.01)).toEqual({ changed: undefined, ledger: [] })
  expect(await refunded(20)).toMatchObject({ changed: { state: 'waiting' }, ledger: [{ kind: 'refund', amount: 20 }] })
})

test('timeline and audit trail tell the amount of a refund', async () => {
  const { changed } = await refunded(5)
  const [entry, audited] = await Promise.all([
    brand.core.db.first(
      sql`SELECT data FROM order_timeline WHERE order_id = ${changed?.id} AND action = 'refund-part'`,
    ),
    brand.core.db.first(sql`SELECT after FROM audit WHERE entity_id = ${changed?.id} AND action = 'order.refund-part'`),
  ])
  expect(entry).toEqual({ data: { moved: 5 } })
  expect(audited).toEqual({ after: { state: 'waiting', moved: 5, currency: 'EUR' } })
})

test.each([
  [20, 0, true],
  [19.99, 0, undefined],
  // The tip of the guest stays, so the price is only a part of the money.
  [20, 2, undefined],
])('a refund of %d of a paid price of 20 and a tip of %d is marked as everything: %s', async (amount, tip, isAll) => {
  const order = await brand.order(await brand.place())
  const line = { from: 'outside', at: '2026-03-20T17:00:00Z', step: crypto.randomUUID() }
  const ledger = [{ ...line, kind: 'paid', amount: 20 }, ...(tip > 0 ? [{ ...line, kind: 'tip', amount: tip }] : [])]
  const stored = await readOrder(brand.core.db, order.id, 'all')
  if (!stored) throw new Error('There is no order')
  expect(partDecision({ ...stored, ledger }, { amount }).values?.['isAll']).toBe(isAll)
})

test('other programs are notified of a refund of a part as of a changed order', () => {
  expect(orderEvents.filter(({ topic }) => topic === partRefundTopic).map(({ type }) => type)).toEqual([
    'order.changed',
  ])
})

test('a part that was sent counts in the takings of its day', async () => {
  const { id, branchId } = await brand.order(await brand.place())
  const day = brand.clock.now().toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  const before = await dayTakings(brand.core.db, { id: branchId, timeZone: 'Europe/Vienna' }, day)
  await brand.core.db.run(sql`
    INSERT INTO order_money (order_id, kind, taken_from, amount, at, step)
    VALUES (${id}, 'sent', 'due', 8.9, ${brand.clock.now()}, ${crypto.randomUUID()})`)
  const after = await dayTakings(brand.core.db, { id: branchId, timeZone: 'Europe/Vienna' }, day)
  expect(after.refunded - before.refunded).toBeCloseTo(8.9)
})
