import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeOrder } from '#modules/statistics/server/testing/orders.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { kitchenEndpoints } from '../contract.ts'

let brand: RideBrand
// The current day in the tests. It is a Tuesday.
const TODAY = '2026-12-01'
beforeAll(async () => {
  brand = await rideBrand()
  brand.clock.set(`${TODAY}T09:00:00Z`)
}, 60_000)
afterAll(() => brand.close())

const soup = (amount: number, unit = 'amount') => ({ name: 'Suppe', product: brand.vehicle, amount, unit, cents: 500 })
const bread = (amount: number) => ({ name: 'Brot', product: brand.a, amount, unit: 'g', cents: 500 })
const placed = (createdAt: string, lines: ReturnType<typeof soup>[], state = 'completed') =>
  writeOrder(brand.core.db, { branch: brand.a, origin: 'web', kind: 'food', state, createdAt, lines })
const read = (day: string, as = chief) =>
  brand.call(kitchenEndpoints.preparation, { query: { branch: brand.a, day } }, { as })

test('there is no list while fewer than 14 days have orders', async () => {
  expect(await read(TODAY)).toMatchObject({ ok: true, value: null })
})

test('the expected amount of a dish follows past orders, but is never less than the amount already ordered', async () => {
  for (let back = 1; back <= 56; back++) {
    const day = Temporal.PlainDate.from(TODAY).subtract({ days: back }).toString()
    // On each of these days there are two orders: one of three soups, and one of 200 g of bread.
    await placed(`${day}T11:00:00Z`, [soup(3)])
    await placed(`${day}T12:00:00Z`, [bread(200)])
  }
  await placed(`${TODAY}T08:00:00Z`, [soup(9)], 'waiting')
  await placed(`${TODAY}T08:00:00Z`, [soup(99)], 'canceled')
  const today = await must(read(TODAY))
  expect([today?.ordered, today?.dishes.map(({ name, expected, ordered }) => [name, expected, ordered])]).toEqual([
    1,
    [
      ['Suppe', 9, 9],
      ['Brot', 1.5, 0],
    ],
  ])
  const tomorrow = await must(read('2026-12-02'))
  expect([tomorrow?.expected, tomorrow?.dishes.map(({ name, expected }) => [name, expected])]).toEqual([
    2,
    [
      ['Suppe', 3],
      ['Brot', 1],
    ],
  ])
})

test('only staff of the branch can read the list, and only for the next 14 days', async () => {
  const desk = (branch: string) => sessionOf(['ROLE_FRONTDESK'], { branches: [branch] })
  expect([(await read(TODAY, desk(brand.a))).ok, (await read(TODAY, desk(brand.b))).ok]).toEqual([true, false])
  expect([(await read('2026-12-14')).ok, (await read('2026-12-15')).ok]).toEqual([true, false])
  await brand.core.db.run(sql`TRUNCATE orders CASCADE`)
})
