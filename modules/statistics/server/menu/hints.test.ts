import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { foodBrand, type FoodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { menuHintsCall } from '../../contract/menu-hints.ts'
import { writeOrder } from '../testing/orders.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
  brand.clock.set('2026-11-20T20:00:00Z')
  await brand.core.db.run(sql`UPDATE products SET created_at = '2026-01-01'`)
  await brand.core.db.run(sql`UPDATE menus SET available_from = '2026-01-01'`)
})
afterAll(() => brand.close())
beforeEach(() => brand.core.db.run(sql`TRUNCATE orders CASCADE`))

const range = { from: '2026-11-07', to: '2026-11-20' }
const read = (query: object = range, as = chief) => must(brand.call(menuHintsCall, { query: query as never }, { as }))
const ids = () => Object.values(brand.products)
const order = (product: string, day: string, rating?: number) =>
  writeOrder(brand.core.db, {
    branch: brand.house,
    origin: 'web',
    kind: 'food',
    state: 'completed',
    createdAt: `${day}T10:00:00Z`,
    completedAt: `${day}T11:00:00Z`,
    lines: [{ name: 'Alter Name', product, amount: 1, unit: 'amount', cents: 900 }],
    ...(rating ? { rating } : {}),
  })
const hintsOf = async () =>
  Object.fromEntries((await read()).hints.map(({ kind, dishes }) => [kind, dishes.map(({ id }) => id)]))

test('the hints contain dishes that nobody ordered, except sold-out dishes', async () => {
  const [first = '', second = '', ...others] = ids()
  for (let n = 0; n < 20; n++) await order(first, '2026-11-12')
  expect(new Set((await hintsOf())['unsold'])).toEqual(new Set([second, ...others]))
  await brand.core.db.run(sql`UPDATE products SET is_sold_out = true WHERE id = ${second}`)
  await brand.core.db.tx((tx) => brand.core.snapshots.changed(tx, 'product'))
  await expect.poll(async () => new Set((await hintsOf())['unsold'])).toEqual(new Set(others))
  await brand.core.db.run(sql`UPDATE products SET is_sold_out = false WHERE id = ${second}`)
  await brand.core.db.tx((tx) => brand.core.snapshots.changed(tx, 'product'))
})

test('a dish with fewer orders than in the previous range has a hint with its current name', async () => {
  const [first = '', second = ''] = ids()
  for (let n = 0; n < 30; n++) await order(n < 2 ? first : second, '2026-11-12')
  for (let n = 0; n < 30; n++) await order(n < 20 ? first : second, '2026-10-30')
  const fallen = (await read()).hints.find(({ kind }) => kind === 'fallen')
  expect(fallen?.dishes).toMatchObject([{ id: first, value: 2, other: 20 }])
  expect(fallen?.dishes[0]?.name).not.toBe('Alter Name')
})

test('dishes with low ratings come first', async () => {
  const [first = ''] = ids()
  for (let n = 0; n < 20; n++) await order(first, '2026-11-12')
  await brand.core.db
    .run(sql`UPDATE orders SET questionnaire = '{"rating": 4, "foodRating": 2, "serviceRating": 4, "processRating": 4, "comment": ""}'
    WHERE id IN (SELECT id FROM orders LIMIT 3)`)
  expect((await read()).hints[0]).toMatchObject({ kind: 'disliked', dishes: [{ id: first, value: 2, other: 3 }] })
})

test('the slow dish has a hint, and the dishes that waited for it have none', async () => {
  const [fish = '', beer = '', quick = ''] = ids()
  const timed = async (minutes: number, products: string[]) => {
    const at = Temporal.Instant.from('2026-11-12T10:00:00Z')
    const id = await writeOrder(brand.core.db, {
      branch: brand.house,
      origin: 'web',
      kind: 'food',
      state: 'completed',
      createdAt: String(at),
      completedAt: String(at.add({ minutes: 90 })),
      lines: products.map((product) => ({ name: 'Gericht', product, amount: 1, unit: 'amount', cents: 900 })),
    })
    await brand.core.db.run(sql`INSERT INTO order_timeline (id, order_id, at, actor_type, action, to_state)
      VALUES (${crypto.randomUUID()}, ${id}, ${at}, 'user', 'test', 'confirmed')`)
    await brand.core.db.run(sql`UPDATE orders SET kitchen_done_at = ${at.add({ minutes })} WHERE id = ${id}`)
  }
  for (let n = 0; n < 14; n++) await timed(10, [quick])
  for (let n = 0; n < 6; n++) await timed(40, [fish, beer])
  await timed(41, [fish])
  const slow = (await read()).hints.find(({ kind }) => kind === 'slow')
  expect(slow?.dishes).toMatchObject([{ id: fish, value: 40, other: 10 }])
})

test('with few orders or few days there are no hints', async () => {
  const [first = ''] = ids()
  for (let n = 0; n < 19; n++) await order(first, '2026-11-19')
  expect(await read()).toMatchObject({ orders: 19, isEnough: false, hints: [] })
  await order(first, '2026-11-19')
  expect(await read({ from: '2026-11-19', to: '2026-11-20' })).toMatchObject({
    orders: 20,
    isEnough: false,
    hints: [],
  })
})

test('editors get hints for the menus of their branches only, the front desk gets none', async () => {
  const [first = ''] = ids()
  for (let n = 0; n < 20; n++) await order(first, '2026-11-12')
  const other = sessionOf(['ROLE_BACKOFFICE'], { branches: [crypto.randomUUID()] })
  expect(await read(range, other)).toMatchObject({ orders: 0, dishes: 0, hints: [] })
  const refused = (query: object, as: typeof chief) =>
    brand.call(menuHintsCall, { query: query as never }, { as }).then((answer) => answer.ok || answer.status)
  expect(await refused({ ...range, branch: brand.house }, other)).toBe(404)
  expect(await refused(range, sessionOf(['ROLE_FRONTDESK'], { branches: [brand.house] }))).toBe(403)
  expect(await refused({ from: '2026-11-20', to: '2026-11-07' }, chief)).toBe(422)
})
