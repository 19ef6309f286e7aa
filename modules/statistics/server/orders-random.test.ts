import * as fc from 'fast-check'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { must } from '#testing/order-calls.ts'
import { type OrderCall, orderStatistics as calls, type RangeQuery, type Statistic } from '../contract.ts'
import { sumOf } from '../rules/compare.ts'
import { grossOf, type TestOrder, writeOrder } from './testing/orders.ts'

let brand: RideBrand
let lisbon: string
beforeAll(async () => {
  brand = await rideBrand()
  brand.clock.set('2026-11-20T09:00:00Z')
  const body = {
    identifier: 'lisbon',
    name: 'Lissabon',
    kind: 'orders',
    email: 'l@example.at',
    country: 'AT',
    timeZone: 'Europe/Lisbon',
  } as const
  lisbon = (await must(brand.call(branchesEndpoints.create, { body }, { as: chief }))).id
})
afterAll(() => brand.close())

type Query = Partial<Record<keyof RangeQuery, string | number>> & { from: string; to: string }
const read = (name: OrderCall, query: Query, as = chief): Promise<Statistic> =>
  must(brand.call(calls[name], { query: query as never }, { as }))
const clear = () => brand.core.db.run(sql`TRUNCATE orders CASCADE`)
const soup = (cents: number, amount = 1) => ({ name: 'Suppe', product: brand.vehicle, amount, unit: 'amount', cents })
const order = (more: Partial<TestOrder>): TestOrder => ({
  branch: brand.a,
  origin: 'web',
  kind: 'food',
  state: 'completed',
  createdAt: '2026-03-30T10:00:00Z',
  lines: [soup(10_000)],
  ...more,
})

const zones: Record<string, string> = {}
const channel = fc.constantFrom('web', 'pwa', 'staff', 'table-qr')
const instant = (from: string, days: number) =>
  fc.integer({ min: 0, max: days * 1440 }).map((minutes) => Temporal.Instant.from(from).add({ minutes }).toString())

describe('Invariants with random orders at both clock changes', () => {
  test.each([
    ['spring', '2026-03-27', '2026-03-31'],
    ['autumn', '2026-10-23', '2026-10-27'],
  ])('%s: every figure equals a recount of the orders', async (_, from, to) => {
    zones[brand.a] = 'Europe/Vienna'
    zones[lisbon] = 'Europe/Lisbon'
    const moment = instant(`${from}T00:00:00Z`, 6)
    const shape = fc.record({
      branch: fc.constantFrom(brand.a, lisbon),
      origin: channel,
      state: fc.constantFrom('waiting', 'completed', 'completed', 'completed', 'canceled', 'rejected', 'failed'),
      createdAt: moment,
      completedAt: moment,
      cents: fc.integer({ min: 1, max: 90_000 }),
      amount: fc.integer({ min: 1, max: 9 }),
      back: fc.option(fc.record({ part: fc.double({ min: 0.01, max: 1, noNaN: true }), at: moment })),
    })
    const samples = fc.sample(shape, { numRuns: 60, seed: 14 })
    await clear()
    const orders = samples.map(({ cents, amount, back, completedAt, ...rest }) => {
      const isDone = rest.state === 'completed'
      return order({
        ...rest,
        lines: [soup(cents, amount)],
        ...(isDone ? { completedAt } : {}),
        ...(isDone && back
          ? { paid: cents, refunds: [{ at: back.at, cents: Math.max(1, Math.floor(cents * back.part)) }] }
          : {}),
      })
    })
    for (const one of orders) await writeOrder(brand.core.db, one)

    const isIn = (at: string, branch: string) => {
      const day = Temporal.Instant.from(at)
        .toZonedDateTimeISO(zones[branch] ?? 'UTC')
        .toPlainDate()
        .toString()
      return day >= from && day <= to
    }
    const placed = orders.filter(({ state, createdAt, branch }) => state !== 'failed' && isIn(createdAt, branch))
    const done = orders.filter(({ completedAt, branch }) => completedAt && isIn(completedAt, branch))
    const later = (a: string, b: string) => (Temporal.Instant.compare(a, b) > 0 ? a : b)
    const backs = orders.flatMap(({ refunds = [], completedAt = '', branch }) =>
      refunds.filter(({ at }) => isIn(later(at, completedAt), branch)).map(({ cents }) => cents),
    )
    const revenue = sumOf(done.map(grossOf).map((cents) => cents / 100)) - sumOf(backs.map((cents) => cents / 100))
    const amounts = sumOf(done.flatMap(({ lines }) => lines.map(({ amount }) => amount)))

    for (const bucket of ['hour', 'day', 'week', 'month']) {
      const range = { from, to, bucket }
      const got = await Promise.all(
        (['orders', 'revenue', 'items', 'canceled-orders'] as const).map((name) => read(name, range)),
      )
      expect(got.map(({ total }) => total)).toEqual([
        placed.length,
        expect.closeTo(revenue, 4),
        amounts,
        placed.filter(({ state }) => state === 'canceled' || state === 'rejected').length,
      ])
      for (const { total, buckets } of got) expect(sumOf(buckets.map(({ value }) => value))).toBeCloseTo(total, 4)
    }
    const range = { from, to }
    const [times, origins, earned, popular] = await Promise.all(
      (['order-times', 'order-origins', 'revenue-origins', 'popular-items'] as const).map((name) => read(name, range)),
    )
    for (const one of [times, origins, earned])
      expect(sumOf(one?.rows.map(({ value }) => value) ?? [])).toBeCloseTo(one?.total ?? -1, 4)
    expect([times?.total, origins?.total, popular?.total]).toEqual([placed.length, placed.length, amounts])
    expect(popular?.figures['amount']).toBeCloseTo(sumOf(done.map(grossOf).map((cents) => cents / 100)), 4)
    // The figures of the single days add up to those of the range.
    const days = await Promise.all(
      [0, 1, 2, 3, 4].map((add) => {
        const day = Temporal.PlainDate.from(from).add({ days: add }).toString()
        return read('revenue', { from: day, to: day })
      }),
    )
    expect(sumOf(days.map(({ total }) => total))).toBeCloseTo(revenue, 4)
  })
})
