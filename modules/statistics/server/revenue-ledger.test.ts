import * as fc from 'fast-check'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#modules/ordering/rules/order-money.ts'
import { type Happening, ledgerAfter } from '#modules/ordering/testing/money-history.ts'
import { min, money, toDecimal } from '#kernel/money.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { orderStatistics as calls } from '../contract.ts'
import { writeOrder } from './testing/orders.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
  brand.clock.set('2026-11-20T09:00:00Z')
})
afterAll(() => brand.close())

const cents = fc.integer({ min: 1, max: 9_000 })
const later = fc.oneof(
  fc.record({ kind: fc.constant('sent' as const), cents }),
  fc.record({ kind: fc.constant('sent-all' as const), cents }),
  fc.record({ kind: fc.constant('returned' as const), cents }),
  fc.record({ kind: fc.constant('twice' as const), cents }),
  fc.record({ kind: fc.constant('cheaper' as const), cents }),
  fc.record({ kind: fc.constant('all-due' as const), cents }),
  fc.record({ kind: fc.constant('part' as const), cents }),
)
const history = fc.record({
  price: cents,
  tip: fc.integer({ min: 0, max: 900 }),
  events: fc.array(later, { maxLength: 6 }),
})

const whole = (amount: number) => Math.round(amount * 100)
/**
 * Sums of the ledger (all movements of an order's money) in cents. `tip`: what the guest paid in addition to the price. `out`: what was
 * paid back.
 */
function sums(ledger: ReturnType<typeof ledgerAfter>) {
  const of = (kind: string) =>
    ledger.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + whole(toDecimal(amount)), 0)
  return { tip: of('tip'), out: of('sent') - of('returned') }
}

/** Applies events to an order by the rules of the ledger. Returns the lines of the ledger, and the final price in cents. */
function played({ price, tip, events }: { price: number; tip: number; events: { kind: string; cents: number }[] }) {
  let total = price
  const happenings: Happening[] = [
    { events: [{ event: 'came', amount: moneyFrom(price + tip), isAsked: true }], total: price / 100, tip: tip / 100 },
  ]
  for (const { kind, cents: amount } of events) {
    const { out } = sums(ledgerAfter(happenings))
    const at = (event: Happening['events'][number]) =>
      happenings.push({ events: [event], from: 'completed', total: total / 100 })
    if (kind === 'sent') at({ event: 'sent', amount: moneyFrom(amount) })
    if (kind === 'sent-all') at({ event: 'sent', amount: 'all' })
    if (kind === 'returned' && out > 0) at({ event: 'returned', amount: moneyFrom(Math.min(amount, out)) })
    if (kind === 'twice') at({ event: 'came', amount: moneyFrom(amount), isAsked: false })
    if (kind === 'all-due') at({ event: 'decided', decision: 'refund' })
    if (kind === 'part') {
      const part = min(moneyFrom(amount), moneyOf(ledgerAfter(happenings)).price)
      at({ event: 'part', amount: part })
      // The payment provider sends this part back to the guest.
      at({ event: 'sent', amount: part })
    }
    if (kind === 'cheaper' && amount < total) {
      total = amount
      at({ event: 'changed', total: moneyFrom(total), refund: true })
    }
  }
  return { ledger: ledgerAfter(happenings), total }
}
const moneyFrom = (amount: number) => money(amount / 100)

test('the revenue of all days equals the money in the ledger without the tip, is at most the price and at least 0', async () => {
  const histories = fc.sample(history, { numRuns: 80, seed: 14 }).map(played)
  let expected = 0
  for (const [index, { ledger, total }] of histories.entries()) {
    const id = await writeOrder(brand.core.db, {
      branch: brand.a,
      origin: 'web',
      kind: 'food',
      state: 'completed',
      createdAt: '2026-03-27T10:00:00Z',
      completedAt: `2026-03-${28 + (index % 2)}T10:00:00Z`,
      lines: [{ name: 'Suppe', product: brand.vehicle, amount: 1, unit: 'amount', cents: total }],
    })
    for (const [place, line] of ledger.entries()) {
      const by = 'decidedBy' in line ? JSON.stringify(line.decidedBy) : null
      await brand.core.db.run(sql`INSERT INTO order_money (order_id, kind, taken_from, amount, at, decided_by, step)
        VALUES (${id}, ${line.kind}, ${line.from}, ${toDecimal(line.amount)}, ${`2026-03-${27 + (place % 5)}T12:00:00Z`}, ${by}::jsonb, ${line.step})`)
    }
    const held = Object.values(moneyOf(ledger)).reduce((sum, amount) => sum + whole(toDecimal(amount)), 0)
    expected += Math.min(total, Math.max(0, held - sums(ledger).tip))
  }
  const days = await Promise.all(
    [27, 28, 29, 30, 31].map((day) => {
      const date = `2026-03-${day}`
      return must(brand.call(calls.revenue, { query: { from: date, to: date } as never }, { as: chief }))
    }),
  )
  expect(whole(days.reduce((sum, { total }) => sum + total, 0))).toBe(expected)
})
