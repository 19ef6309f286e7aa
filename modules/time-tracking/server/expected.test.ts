import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeOrder } from '#modules/statistics/server/testing/orders.ts'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { rosterEndpoints } from '../contract.ts'
import { timeHouse, type TimeHouse } from './testing/house.ts'

let brand: TestBrand
let house: TimeHouse
const TODAY = Temporal.PlainDate.from('2026-03-25') // a Wednesday
beforeAll(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-25T08:00:00Z')
  house = await timeHouse(brand)
  const toni = await house.worker('Toni')
  for (let back = 1; back <= 28; back++) {
    const day = TODAY.subtract({ days: back }).toString()
    await writeOrder(brand.core.db, {
      branch: house.house,
      origin: 'web',
      kind: 'food',
      state: 'completed',
      createdAt: `${day}T11:00:00Z`,
      lines: [{ name: 'Suppe', product: house.house, amount: 1, unit: 'amount', cents: 500 }],
    })
    if (back > 14) continue
    await house.must(rosterEndpoints.activities.create, {
      body: {
        user: toni.id,
        branch: house.house,
        from: `${day}T10:00:00Z`,
        to: `${day}T11:00:00Z`,
        pauses: [],
        reason: 'Liste',
      },
    })
  }
}, 60_000)
afterAll(() => brand.close())

test('the roster shows the expected orders of the next days, and the work per order', async () => {
  const found = await house.must(rosterEndpoints.expected, { query: { from: '2026-03-23', branch: house.house } })
  // 14 hours of work for 28 orders: 30 minutes for each.
  expect(found.minutesPerOrder).toBe(30)
  expect(found.days.map(({ date }) => date)).toEqual([
    '2026-03-25',
    '2026-03-26',
    '2026-03-27',
    '2026-03-28',
    '2026-03-29',
  ])
  expect(found.days[0]).toEqual({ date: '2026-03-25', orders: 1, minutes: 30 })
})

test("a week without forecast has no days, and neither has another user's branch", async () => {
  const past = await house.must(rosterEndpoints.expected, { query: { from: '2026-03-09' } })
  const other = sessionOf(['ROLE_BACKOFFICE'], { branches: [] })
  const foreign = await house.must(
    rosterEndpoints.expected,
    { query: { from: '2026-03-23', branch: house.house } },
    other,
  )
  expect([past, foreign]).toEqual([
    { days: [], minutesPerOrder: null },
    { days: [], minutesPerOrder: null },
  ])
})
