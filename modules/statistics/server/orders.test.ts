import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { cookieOf } from '#testing/brand.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { must } from '#testing/order-calls.ts'
import { type OrderCall, orderStatistics as calls, type RangeQuery, type Statistic } from '../contract.ts'
import { type TestOrder, writeOrder } from './testing/orders.ts'

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
const write = (more: Partial<TestOrder>) => writeOrder(brand.core.db, order(more))
const valueAt = ({ buckets }: Statistic, at: string) => buckets.find((bucket) => bucket.at === at)?.value

describe('Orders and revenue (docs/rules/statistics.md)', () => {
  test('a refund counts on the day of the refund, with the channel of its order', async () => {
    await clear()
    await write({
      origin: 'pwa',
      completedAt: '2026-03-30T12:00:00Z',
      paid: 10_000,
      refunds: [{ at: '2026-04-02T12:00:00Z', cents: 4000 }],
    })
    const march = await read('revenue', { from: '2026-03-30', to: '2026-03-31' })
    expect([march.total, march.figures['refunds']]).toEqual([100, 0])
    const both = await read('revenue-origins', { from: '2026-03-30', to: '2026-04-02' })
    expect([valueAt(both, '2026-03-30'), valueAt(both, '2026-04-02'), both.total]).toEqual([100, -40, 60])
    expect(both.rows).toEqual([{ key: 'pwa', label: 'App (PWA)', value: 60, share: 1 }])
  })

  test('a full refund gives a net revenue of exactly 0; a refund before completion counts at completion', async () => {
    await clear()
    const refunds = [
      { at: '2026-03-30T11:00:00Z', cents: 3333 },
      { at: '2026-04-02T12:00:00Z', cents: 6667 },
    ]
    await write({ completedAt: '2026-03-31T12:00:00Z', paid: 10_000, refunds })
    const net = await read('revenue', { from: '2026-03-30', to: '2026-04-02', net: 'true' })
    expect([net.total, valueAt(net, '2026-03-30')]).toEqual([0, 0])
    expect((await read('revenue', { from: '2026-03-31', to: '2026-03-31' })).total).toBe(66.67)
  })

  test('with `refunds=own` the refunds of orders that were completed before the range are only a figure of their own', async () => {
    await clear()
    await write({
      completedAt: '2026-03-30T12:00:00Z',
      paid: 10_000,
      refunds: [{ at: '2026-04-02T12:00:00Z', cents: 4000 }],
    })
    await write({
      completedAt: '2026-04-02T10:00:00Z',
      paid: 10_000,
      refunds: [{ at: '2026-04-02T11:00:00Z', cents: 1000 }],
    })
    const day = { from: '2026-04-02', to: '2026-04-02', bucket: 'hour' }
    const own = await read('revenue', { ...day, refunds: 'own' })
    expect(own).toMatchObject({ total: 90, figures: { orders: 1, refunds: 10, earlierRefunds: 40, mean: 100 } })
    expect(['2026-04-02T12', '2026-04-02T13', '2026-04-02T14'].map((at) => valueAt(own, at))).toEqual([100, -10, 0])
    expect(await read('revenue', day)).toMatchObject({ total: 50, figures: { orders: 1, refunds: 50, mean: 100 } })
  })

  test('money that was paid beyond the price and returned never counts as revenue', async () => {
    await clear()
    await write({
      completedAt: '2026-03-31T12:00:00Z',
      paid: 12_000,
      refunds: [{ at: '2026-04-01T08:00:00Z', cents: 2000 }],
    })
    expect((await read('revenue', { from: '2026-03-30', to: '2026-04-02' })).total).toBe(100)
  })

  test('cancelled orders are part of the number of all orders, failed orders are not', async () => {
    await clear()
    for (const state of ['waiting', 'canceled', 'rejected', 'completed', 'failed']) await write({ state })
    const range = { from: '2026-03-30', to: '2026-03-30' }
    expect((await read('orders', range)).total).toBe(4)
    expect(await read('canceled-orders', range)).toMatchObject({ total: 2, figures: { rate: 0.5 } })
  })

  test('a ride counts as 1 for any number of countries, goods by weight count as 1, all other lines count by their amount', async () => {
    await clear()
    const ride = (amount: number, cents: number) => ({
      name: 'Limousine',
      product: brand.vehicle,
      amount,
      unit: 'km',
      cents,
      kind: 'ride' as const,
    })
    await write({ kind: 'ride', completedAt: '2026-03-30T12:00:00Z', lines: [ride(40, 4000), ride(20, 2000)] })
    const cheese = { name: 'Käse', product: lisbon, amount: 250, unit: 'g', cents: 700 }
    await write({ completedAt: '2026-03-30T12:00:00Z', lines: [{ ...soup(1000, 3), product: brand.a }, cheese] })
    const range = { from: '2026-03-30', to: '2026-03-30' }
    expect(await read('items', range)).toMatchObject({ total: 5, figures: { orders: 2, mean: 2.5 } })
    const popular = await read('popular-items', { ...range, limit: 1 })
    expect(popular.rows.map(({ key, value, more }) => [key === 'other', value, more])).toEqual([
      [false, 3, { amount: 10, orders: 1 }],
      [true, 2, { amount: 67, orders: 2 }],
    ])
  })

  test('today is compared with the same hours of the day before', async () => {
    await clear()
    // It is 10:00 in Vienna. So the orders of the day before count only until 10:00.
    for (const createdAt of ['2026-11-20T08:30:00Z', '2026-11-19T08:30:00Z', '2026-11-19T09:30:00Z'])
      await write({ createdAt, state: 'waiting' })
    const today = await read('orders', { from: '2026-11-20', to: '2026-11-20', compare: 'previous' })
    expect([today.total, today.previous, today.meta.complete]).toEqual([1, 1, false])
    expect(today.buckets.filter(({ value, previous }) => value || previous)).toEqual([
      { at: '2026-11-20T09', value: 1, previous: 1 },
    ])
  })
})

describe('Access rights', () => {
  test('editors see only their own branches, the front desk sees today only, and another branch is reported as unknown', async () => {
    await clear()
    await write({ branch: brand.a, createdAt: '2026-11-20T08:00:00Z' })
    await write({ branch: brand.b, createdAt: '2026-11-20T08:00:00Z' })
    const range = { from: '2026-11-20', to: '2026-11-20' }
    const editor = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.b] })
    const desk = sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a] })
    expect([
      (await read('orders', range)).total,
      (await read('orders', range, editor)).total,
      (await read('orders', range, desk)).total,
    ]).toEqual([2, 1, 1])
    const refused = (query: Query, as = desk) => brand.call(calls.orders, { query: query as never }, { as })
    expect(await refused({ from: '2026-11-19', to: '2026-11-20' })).toMatchObject({
      status: 403,
      errors: [{ code: 'statistics.today_only' }],
    })
    expect(await refused({ ...range, branch: brand.a }, editor)).toMatchObject({ status: 404 })
  })

  test.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'statistics.range'],
    [{ from: '2024-01-01', to: '2026-02-01' }, 'statistics.range'],
    [{ from: '2026-01-01', to: '2026-02-01', bucket: 'hour' }, 'statistics.hours'],
  ])('the range %o is refused with %s', async (query, code) => {
    expect(await brand.call(calls.orders, { query: query as never }, { as: chief })).toMatchObject({
      status: 422,
      errors: [{ code }],
    })
  })

  test('files have a decimal comma, definitions on the second sheet, and the access rights of the call', async () => {
    const file = (kind: string, as = chief) =>
      brand.app.inject({
        url: `/api/statistics/orders/${kind}?from=2026-11-20&to=2026-11-20`,
        headers: { cookie: cookieOf(as) },
      })
    const csv = await file('csv')
    expect(csv.body.split('\r\n')[0]).toBe('\uFEFF"Zeit";"Wert"')
    expect(csv.headers['content-disposition']).toContain('orders-2026-11-20-2026-11-20.csv')
    const xlsx = await file('xlsx')
    expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    expect((await file('csv', sessionOf(['ROLE_EMPLOYEE']))).statusCode).toBe(403)
    const exports = sql`SELECT label, after FROM audit WHERE action = 'statistic.export' ORDER BY at`
    const entry = { after: { from: '2026-11-20', to: '2026-11-20', rows: expect.any(Number) } }
    expect(await brand.core.db.many(exports)).toMatchObject([entry, entry])
  })
})
