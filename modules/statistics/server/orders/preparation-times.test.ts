import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { orderStatistics as calls } from '../../contract.ts'
import { writeOrder } from '../testing/orders.ts'

let brand: RideBrand
const [soup, roast] = ['11111111-1111-7111-8111-111111111111', '22222222-2222-7222-8222-222222222222']
beforeAll(async () => {
  brand = await rideBrand()
  brand.clock.set('2026-11-20T20:00:00Z')
})
afterAll(() => brand.close())

interface Cooked {
  /** `done`: minutes from acceptance until the kitchen marks the order as ready. `given`: minutes until the order is handed over. */
  done?: number
  given?: number
  at?: string
  dishes?: [string, string][]
  hasWish?: boolean
  state?: string
  /** Minutes from acceptance until staff set the order to 'in delivery' by mistake. They undo this at once. */
  undone?: number
}
async function cooked({
  done,
  given,
  at = '2026-11-19T11:00:00Z',
  dishes = [['Suppe', soup]],
  hasWish,
  state = 'completed',
  undone,
}: Cooked) {
  const id = await writeOrder(brand.core.db, {
    branch: brand.a,
    origin: 'web',
    kind: 'food',
    state,
    createdAt: at,
    lines: dishes.map(([name, product]) => ({ name, product, amount: 1, unit: 'amount', cents: 500 })),
  })
  const start = Temporal.Instant.from(at)
  const step = (minutes: number, to: string, action = 'test') =>
    brand.core.db.run(sql`INSERT INTO order_timeline (id, order_id, at, actor_type, action, to_state)
      VALUES (${crypto.randomUUID()}, ${id}, ${start.add({ seconds: minutes * 60 })}, 'user', ${action}, ${to})`)
  await step(0, 'confirmed')
  if (undone !== undefined) {
    await step(undone, 'in-delivery')
    await step(undone, 'confirmed', 'undo-in-delivery')
  }
  if (given !== undefined) await step(given, 'in-delivery')
  await brand.core.db.run(sql`
    UPDATE orders SET kitchen_done_at = ${done === undefined ? null : start.add({ seconds: done * 60 })},
      appointment = ${hasWish ? start.add({ hours: 3 }) : null} WHERE id = ${id}`)
}
const clear = () => brand.core.db.run(sql`TRUNCATE orders CASCADE`)
const range = { from: '2026-11-19', to: '2026-11-19' }
const items = () => must(brand.call(calls['slow-items'], { query: range }, { as: chief }))
const times = () => must(brand.call(calls['slow-times'], { query: range }, { as: chief }))

test('the time of a dish is the median of the orders that contain it; the slowest dish comes first', async () => {
  await clear()
  for (const done of [10, 10, 12, 14, 90]) await cooked({ done })
  for (const done of [30, 31, 32, 33, 34])
    await cooked({
      done,
      dishes: [
        ['Braten', roast],
        ['Braten', roast],
      ],
    })
  const found = await items()
  expect(found.rows.map(({ label, value, share, more }) => [label, value, share, more?.['orders']])).toEqual([
    ['Braten', 32, 0.5, 5],
    ['Suppe', 12, 0.5, 5],
  ])
  expect([found.total, found.figures['orders']]).toEqual([30.5, 10])
})

test('an order counts as ready when the kitchen marks it or when it is handed over, whichever is earlier', async () => {
  await clear()
  for (let n = 0; n < 5; n++) await cooked({ given: 20 })
  expect((await items()).total).toBe(20)
  for (let n = 0; n < 6; n++) await cooked({ done: 8, given: 30 })
  expect((await items()).total).toBe(8)
})

test('orders for a requested time, forgotten and cancelled orders, and dishes with fewer than 5 orders are left out', async () => {
  await clear()
  for (let n = 0; n < 4; n++) await cooked({ done: 15 })
  await cooked({ done: 60, hasWish: true })
  await cooked({ done: 241 })
  await cooked({ done: 60, state: 'canceled' })
  await cooked({})
  expect(await items()).toMatchObject({ total: 15, rows: [], figures: { orders: 4 } })
})

test('the times are grouped by the hour of local time at which the orders were accepted, in the order of the day', async () => {
  await clear()
  for (let n = 0; n < 5; n++) await cooked({ done: 40, at: '2026-11-19T18:10:00Z' })
  for (let n = 0; n < 5; n++) await cooked({ done: 10, at: '2026-11-19T11:10:00Z' })
  expect((await times()).rows.map(({ key, value }) => [key, value])).toEqual([
    ['12', 10],
    ['19', 40],
  ])
})

test('a step that staff undid does not count: neither as the handover nor as the acceptance', async () => {
  await clear()
  for (const given of [20, 20, 21, 22, 23]) await cooked({ given, undone: 1 })
  const found = await items()
  expect(found.rows.map(({ label, value }) => [label, value])).toEqual([['Suppe', 21]])
})
