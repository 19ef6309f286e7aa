import * as fc from 'fast-check'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyOf } from '#modules/ordering/rules/order-money.ts'
import { type Happening, ledgerAfter } from '#modules/ordering/testing/money-history.ts'
import { min, money, toDecimal, ZERO } from '#kernel/money.ts'
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
  fc.record({ kind: fc.constant('cheaper-kept' as const), cents }),
  fc.record({ kind: fc.constant('keep' as const), cents }),
  fc.record({ kind: fc.constant('all-due' as const), cents }),
  fc.record({ kind: fc.constant('part' as const), cents }),
)
const history = fc.record({
  price: cents,
  tip: fc.integer({ min: 0, max: 900 }),
  events: fc.array(later, { maxLength: 8 }),
})

const whole = (amount: number) => Math.round(amount * 100)
/**
 * Sums of the ledger (all movements of an order's money) in cents. `tip`: what the guest paid in addition to the price. `came`: all other
 * payments. `out`: what was paid back.
 */
function sums(ledger: ReturnType<typeof ledgerAfter>) {
  const of = (kind: string) =>
    ledger.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + whole(toDecimal(amount)), 0)
  return { tip: of('tip'), came: of('paid') + of('surplus'), out: of('sent') - of('returned') }
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
    if (kind === 'keep') at({ event: 'decided', decision: 'keep' })
    if (kind === 'all-due') at({ event: 'decided', decision: 'refund' })
    if (kind === 'part') {
      const part = min(moneyFrom(amount), moneyOf(ledgerAfter(happenings)).price)
      at({ event: 'part', amount: part })
      // The payment provider sends this part back to the guest.
      at({ event: 'sent', amount: part })
    }
    if (kind.startsWith('cheaper') && amount < total) {
      total = amount
      at({ event: 'changed', total: moneyFrom(total), refund: kind === 'cheaper', parts: ZERO })
    }
  }
  return { ledger: ledgerAfter(happenings), total }
}
const moneyFrom = (amount: number) => money(amount / 100)

/** Stores a completed order with this ledger in a month of the year 2026. Its completion and its money are on five days of the month. */
async function store({ ledger, total }: ReturnType<typeof played>, month: string, index: number) {
  const id = await writeOrder(brand.core.db, {
    branch: brand.a,
    origin: 'web',
    kind: 'food',
    state: 'completed',
    createdAt: `2026-${month}-27T10:00:00Z`,
    completedAt: `2026-${month}-${28 + (index % 2)}T10:00:00Z`,
    lines: [{ name: 'Suppe', product: brand.vehicle, amount: 1, unit: 'amount', cents: total }],
  })
  for (const [place, line] of ledger.entries()) {
    const by = 'decidedBy' in line ? JSON.stringify(line.decidedBy) : null
    await brand.core.db.run(sql`INSERT INTO order_money (order_id, kind, taken_from, amount, at, decided_by, step)
      VALUES (${id}, ${line.kind}, ${line.from}, ${toDecimal(line.amount)}, ${`2026-${month}-${27 + (place % 5)}T12:00:00Z`}, ${by}::jsonb, ${line.step})`)
  }
}

/** The revenue of the five days, in cents. */
async function revenueOf(month: string): Promise<number> {
  const days = await Promise.all(
    [27, 28, 29, 30, 31].map((day) => {
      const date = `2026-${month}-${day}`
      return must(brand.call(calls.revenue, { query: { from: date, to: date } as never }, { as: chief }))
    }),
  )
  return whole(days.reduce((sum, { total }) => sum + total, 0))
}

test('the revenue of all days equals the money in the ledger without the tip and what staff kept beyond the price, is at most the price and at least 0', async () => {
  const histories = fc.sample(history, { numRuns: 120, seed: 14 }).map(played)
  let expected = 0
  for (const [index, one] of histories.entries()) {
    await store(one, '03', index)
    const { ledger, total } = one
    const accounts = moneyOf(ledger)
    const held = Object.values(accounts).reduce((sum, amount) => sum + whole(toDecimal(amount)), 0)
    const { came, tip } = sums(ledger)
    const kept = Math.min(whole(toDecimal(accounts.kept)), Math.max(0, came - total))
    expected += Math.min(total, Math.max(0, held - tip - kept))
  }
  expect(await revenueOf('03')).toBe(expected)
})

test('a part that staff refund takes exactly its amount from the revenue, whatever they kept before', async () => {
  // Money that nobody has decided about, and refunds that wait, would be sent first. Staff can refund a part only without them.
  const isDecided = ({ ledger }: ReturnType<typeof played>) => {
    const { asked, due, price } = moneyOf(ledger)
    return asked === ZERO && due === ZERO && price > ZERO
  }
  const samples = fc
    .sample(history, { numRuns: 120, seed: 15 })
    .map((one) => ({ ...one, tip: 0 }))
    .filter((one) => isDecided(played(one)))
  let parts = 0
  for (const [index, one] of samples.entries()) {
    const before = played(one)
    const part = Math.min(one.price, whole(toDecimal(moneyOf(before.ledger).price)))
    parts += part
    await store(before, '05', index)
    await store(played({ ...one, events: [...one.events, { kind: 'part', cents: part }] }), '07', index)
  }
  expect(samples.length).toBeGreaterThan(40)
  expect((await revenueOf('05')) - (await revenueOf('07'))).toBe(parts)
})
