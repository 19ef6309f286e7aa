import * as fc from 'fast-check'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { type OrderCall, orderStatistics as calls, type Statistic } from '../contract.ts'
import { grossOf, type TestOrder, writeOrder } from './testing/orders.ts'

/**
 * A month with a clock change, and three branches in three time zones. The orders are generated once; the test counts them itself in simple
 * steps and compares the results.
 */
const month = { from: '2026-03-01', to: '2026-03-31' }
const dishes = ['11111111-1111-7111-8111-111111111111', '22222222-2222-7222-8222-222222222222']

let brand: RideBrand
const zoneOf: Record<string, string> = {}
let orders: TestOrder[] = []
beforeAll(async () => {
  brand = await rideBrand()
  brand.clock.set('2026-11-20T09:00:00Z')
  zoneOf[brand.a] = 'Europe/Vienna'
  for (const timeZone of ['Europe/Lisbon', 'UTC']) {
    const identifier = timeZone.slice(-3).toLowerCase()
    const body = { identifier, name: timeZone, kind: 'orders', email: 'l@example.at', country: 'AT', timeZone } as const
    zoneOf[(await must(brand.call(branchesEndpoints.create, { body }, { as: chief }))).id] = timeZone
  }
  const moment = fc
    .noBias(fc.integer({ min: 0, max: 34 * 1440 }))
    .map((minutes) => Temporal.Instant.from('2026-02-27T00:00:00Z').add({ minutes }).toString())
  const line = fc.record({
    product: fc.constantFrom(...dishes),
    amount: fc.integer({ min: 1, max: 5 }),
    unit: fc.constantFrom('amount', 'amount', 'g'),
    cents: fc.integer({ min: 1, max: 9000 }),
  })
  const shape = fc.record({
    branch: fc.constantFrom(...Object.keys(zoneOf)),
    origin: fc.constantFrom('web', 'pwa', 'staff', 'table-qr', 'external', 'self-service'),
    state: fc.constantFrom('waiting', 'completed', 'completed', 'completed', 'canceled', 'rejected', 'failed'),
    createdAt: moment,
    completedAt: moment,
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    refunds: fc.array(fc.record({ at: moment, part: fc.double({ min: 0.01, max: 0.4, noNaN: true }) }), {
      maxLength: 3,
    }),
  })
  orders = fc.sample(shape, { numRuns: 240, seed: 1414 }).map(({ completedAt, refunds, lines, ...rest }) => {
    const order: TestOrder = {
      ...rest,
      kind: 'food',
      lines: lines.map((one) => ({ ...one, name: one.product === dishes[0] ? 'Suppe' : 'Braten' })),
    }
    if (rest.state !== 'completed') return order
    const paid = grossOf(order)
    const back = refunds
      .map(({ at, part }) => ({ at, cents: Math.floor(paid * part) }))
      .filter(({ cents }) => cents > 0)
    return { ...order, completedAt, paid, refunds: back.toSorted((a, b) => (a.at < b.at ? -1 : 1)) }
  })
  for (const one of orders) await writeOrder(brand.core.db, one)
}, 120_000)
afterAll(() => brand.close())

const read = (name: OrderCall, more: object = {}): Promise<Statistic> =>
  must(brand.call(calls[name], { query: { ...month, limit: 500, ...more } as never }, { as: chief }))

interface Counted {
  readonly day: string
  readonly hour: number
  readonly weekday: number
  readonly channel: string
  readonly value: number
}
/** An amount that counts at an instant, with day and hour in the local time of its branch. Undefined: the instant is not in the month. */
function entry(at: string, { branch, origin }: TestOrder, value: number): Counted | undefined {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(zoneOf[branch] ?? '')
  const day = local.toPlainDate().toString()
  if (day < month.from || day > month.to) return undefined
  return { day, hour: local.hour, weekday: local.dayOfWeek, channel: origin, value }
}
const inMonth = (all: (Counted | undefined)[]) => all.filter((one) => one !== undefined)
const later = (a: string, b: string) => (Temporal.Instant.compare(a, b) > 0 ? a : b)
const sums = (all: readonly Counted[], keyOf: (one: Counted) => string): Record<string, number> => {
  const found = new Map<string, number>()
  for (const one of all) found.set(keyOf(one), (found.get(keyOf(one)) ?? 0) + one.value)
  return Object.fromEntries([...found].filter(([, value]) => value !== 0))
}
const counts = (rows: readonly { key: string; value: number }[], factor = 1) =>
  Object.fromEntries(
    rows.filter(({ value }) => value !== 0).map(({ key, value }) => [key, Math.round(value * factor)] as const),
  )
const days = ({ buckets }: Statistic, factor = 1) =>
  counts(
    buckets.map(({ at, value }) => ({ key: at, value })),
    factor,
  )
const byDay = ({ day }: Counted) => day
const byChannel = ({ channel }: Counted) => channel

const placed = () => inMonth(orders.map((one) => (one.state === 'failed' ? undefined : entry(one.createdAt, one, 1))))
const moved = () =>
  inMonth(
    orders.flatMap((one) => {
      const { completedAt } = one
      if (!completedAt) return []
      const backs = (one.refunds ?? []).map(({ at, cents }) => entry(later(at, completedAt), one, -cents))
      return [entry(completedAt, one, grossOf(one)), ...backs]
    }),
  )
const sold = (valueOf: (order: TestOrder) => number, of = orders) =>
  inMonth(of.map((one) => (one.completedAt ? entry(one.completedAt, one, valueOf(one)) : undefined)))
const total = (all: readonly Counted[]) => all.reduce((sum, { value }) => sum + value, 0)
const countOf = ({ unit, amount }: TestOrder['lines'][number]) => (unit === 'g' ? 1 : amount)

test('the counts of orders, cancelled orders, channels and hours of the week equal a simple count', async () => {
  const all = placed()
  expect(all.length).toBeGreaterThan(150)
  const found = await read('orders')
  expect([found.total, days(found)]).toEqual([all.length, sums(all, byDay)])
  expect(counts((await read('order-origins')).rows)).toEqual(sums(all, byChannel))
  expect(counts((await read('order-times')).rows)).toEqual(sums(all, ({ weekday, hour }) => `${weekday}-${hour}`))
  const gone = inMonth(
    orders.map((one) => (['canceled', 'rejected'].includes(one.state) ? entry(one.createdAt, one, 1) : undefined)),
  )
  expect(days(await read('canceled-orders'))).toEqual(sums(gone, byDay))
})

test('the revenue equals a simple sum to the cent, by day and by channel', async () => {
  const all = moved()
  const found = await read('revenue')
  expect(all.some(({ value }) => value < 0)).toBe(true)
  expect([Math.round(found.total * 100), days(found, 100)]).toEqual([total(all), sums(all, byDay)])
  expect(counts((await read('revenue-origins')).rows, 100)).toEqual(sums(all, byChannel))
})

test('the revenue of all time equals the money in the ledgers of completed orders', async () => {
  const held = await brand.core.db.first<{ cents: number }>(sql`
    SELECT sum(CASE m.kind WHEN 'paid' THEN m.amount WHEN 'sent' THEN -m.amount END * 100)::integer AS cents
    FROM order_money m JOIN orders o ON o.id = m.order_id WHERE o.state = 'completed'`)
  const whole = await read('revenue', { from: '2026-01-01', to: '2026-12-31' })
  expect(Math.round(whole.total * 100)).toBe(held?.cents)
})

test('the items, and quantity, amount and orders of each product, equal a simple count', async () => {
  const items = await read('items')
  const all = sold(({ lines }) => lines.reduce((sum, line) => sum + countOf(line), 0))
  expect([items.total, days(items)]).toEqual([total(all), sums(all, byDay)])
  const popular = await read('popular-items')
  for (const product of dishes) {
    const row = popular.rows.find(({ key }) => key === product)
    const of = (order: TestOrder) => order.lines.filter((line) => line.product === product)
    const holding = orders.filter((order) => of(order).length > 0)
    const quantity = sold((order) => of(order).reduce((sum, line) => sum + countOf(line), 0), holding)
    const cents = sold((order) => of(order).reduce((sum, line) => sum + line.cents, 0), holding)
    expect([row?.value, Math.round((row?.more?.['amount'] ?? 0) * 100), row?.more?.['orders']]).toEqual([
      total(quantity),
      total(cents),
      quantity.length,
    ])
  }
  // These orders have no delivery fee, so the amounts of all products add up to the revenue before refunds.
  expect(Math.round((popular.figures['amount'] ?? 0) * 100)).toBe(total(sold(grossOf)))
})
