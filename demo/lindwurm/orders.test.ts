import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { testClock } from '#testing/clock.ts'
import { admin } from '#testing/sessions.ts'
import { seedDemo } from '#apps/server/compose/seed-demo.ts'
import { lindwurm } from './demo.ts'

describe('the board of the demo restaurant', () => {
  let brand: TestBrand
  beforeAll(async () => {
    // The clock of this test shows a Friday evening.
    brand = await testBrand({ demo: true, clock: testClock('2026-11-20T18:10:00Z') })
    await seedDemo(brand.core, lindwurm)
  })
  afterAll(() => brand.close())
  const rows = (condition = sql`true`) =>
    brand.core.db.many<{ kind: string; state: string; delivery_type: string; total: number }>(
      sql`SELECT kind, state, delivery_type, total_gross::float8 AS total FROM orders WHERE ${condition}`,
    )
  const all = async (key: 'kind' | 'state' | 'delivery_type') => new Set((await rows()).map((row) => row[key]))

  test('every kind, every state and every way of serving occurs', async () => {
    expect(await all('kind')).toEqual(new Set(['food', 'ride']))
    // The state 'failed' is not in this list: only an order that is paid online can fail, and modules/payments/demo/part.test.ts tests
    // that.
    expect([...(await all('state'))]).toEqual(
      expect.arrayContaining(['waiting', 'confirmed', 'in-delivery', 'completed', 'rejected', 'canceled']),
    )
    expect(await all('delivery_type')).toEqual(new Set(['takeaway', 'delivery', 'dineIn']))
  })

  test('the amounts match the design: 70,90 EUR with free delivery', async () => {
    expect((await rows()).map(({ total }) => total)).toContain(70.9)
  })

  test('one order is rated with a comment, one has a picture, and one was entered by staff', async () => {
    const count = (condition: ReturnType<typeof sql>) =>
      brand.core.db.first(sql`SELECT count(*)::int AS n FROM orders WHERE ${condition}`)
    const one = { n: 1 }
    expect(await count(sql`state = 'completed' AND questionnaire ->> 'comment' <> ''`)).toEqual(one)
    expect(await count(sql`origin = 'staff' AND email <> ''`)).toEqual(one)
    const withFile = sql`id IN (SELECT order_id FROM order_items WHERE details::text LIKE '%/upload/%hauszeichen%' OR details::text LIKE '%hauszeichen%/upload/%')`
    expect(await count(withFile)).toEqual(one)
  })

  test('no order was missed, and no mail about the past is sent', async () => {
    const { call } = request(brand)
    const missed = await call(orderingEndpoints.missed, {}, { as: admin() })
    expect(missed.ok && missed.value).toEqual([])
    // Other programs are notified of new products, as after any change by staff.
    expect(await brand.core.db.many(sql`SELECT DISTINCT topic FROM outbox`)).toEqual([{ topic: 'product.created' }])
  })
})

/** No order may be refused because of the time of day at which the demo is started. */
test.each([
  ['Monday, closed all day', '2026-11-23T12:00:00Z'],
  ['Sunday between the two halves', '2026-11-22T15:00:00Z'],
  ['the night, the café asleep as well', '2026-11-24T03:00:00Z'],
  ['just before closing', '2026-11-21T21:25:00Z'],
  ['the hour that comes twice', '2026-10-25T01:30:00Z'],
  ['the morning before the clocks go forward', '2026-03-28T08:00:00Z'],
])('the board is filled at any time: %s', async (_name, now) => {
  const brand = await testBrand({ demo: true, clock: testClock(now) })
  await seedDemo(brand.core, lindwurm)
  const { call } = request(brand)
  const board = await call(orderingEndpoints.current, {}, { as: admin() })
  expect(board.ok && board.value.length).toBeGreaterThanOrEqual(8)
  const missed = await call(orderingEndpoints.missed, {}, { as: admin() })
  expect(missed.ok && missed.value).toEqual([])
})
