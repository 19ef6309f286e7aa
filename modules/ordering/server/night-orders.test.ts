import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sql from 'sql-template-tag'
import { orderingEndpoints } from '../contract.ts'
import { type FoodBrand, foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
})
afterAll(() => brand.close())

const setClock = (wall: string) =>
  brand.clock.set(String(Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Berlin').toInstant()))
const isMissed = async (uid: string) =>
  (await must(brand.call(orderingEndpoints.missed, {}, { as: chief }))).some((order) => order.uid === uid)
const isEscalated = async (id: string) =>
  (await brand.core.db.first(sql`SELECT 1 FROM orders WHERE id = ${id} AND escalated_at IS NOT NULL`)) !== undefined

describe('an order placed while the branch is closed waits for staff from the opening on (ADR 0022)', () => {
  it("an order for 'as soon as possible' is neither escalated nor missed before the branch opens", async () => {
    setClock('2026-11-21T02:00')
    const placed = await brand.place()
    const order = await brand.order(placed)
    expect(order.awaitedFrom).toBe('2026-11-21T10:00:00.000Z')
    expect((await brand.status(placed)).awaitedFrom).toBe(order.awaitedFrom)
    for (const [wall, escalated, missed] of [
      ['2026-11-21T02:30', false, false],
      ['2026-11-21T10:59', false, false],
      ['2026-11-21T11:03', false, false],
      ['2026-11-21T11:05', true, false],
      ['2026-11-21T11:11', true, true],
    ] as const) {
      setClock(wall)
      await brand.runJobs()
      expect([wall, await isEscalated(order.id), await isMissed(placed.uid)]).toEqual([wall, escalated, missed])
    }
  })

  it('a delivery waits for the delivery hours', async () => {
    setClock('2026-11-22T11:20')
    const placed = await brand.place(brand.delivery())
    expect((await brand.order(placed)).awaitedFrom).toBe('2026-11-22T11:00:00.000Z')
  })

  it.each([
    ['before the opening, from the opening', '2026-11-24T03:00', '2026-11-24T10:30:00.000Z'],
    ['after it, from now', '2026-11-24T11:05', '2026-11-24T10:35:00.000Z'],
  ])('the minutes count, if the order is accepted %s', async (_, wall, ready) => {
    setClock('2026-11-24T02:00')
    const { id, version } = await brand.order(await brand.place())
    setClock(wall)
    const input = { params: { id }, body: { version, readyInMinutes: 30 } }
    const confirmed = await must(brand.call(orderingEndpoints.confirm, input, { as: chief }))
    expect(confirmed.appointmentDate).toBe(ready)
  })

  it('an order placed during opening hours waits for staff at once', async () => {
    setClock('2026-11-22T13:00')
    expect((await brand.order(await brand.place())).awaitedFrom).toBe(null)
  })
})

it('the status page shows the customer when each step was reached', async () => {
  setClock('2026-11-23T18:10')
  const placed = await brand.place()
  const read = () => brand.status(placed)
  expect((await read()).reachedAt).toEqual({})
  const step = async (action: 'confirm' | 'inDelivery', wall: string) => {
    setClock(wall)
    const { id, version } = await brand.order(placed)
    await must(brand.call(orderingEndpoints[action], { params: { id }, body: { version } }, { as: chief }))
  }
  await step('confirm', '2026-11-23T18:12')
  await step('inDelivery', '2026-11-23T18:30')
  expect((await read()).reachedAt).toEqual({
    confirmed: '2026-11-23T17:12:00.000Z',
    'in-delivery': '2026-11-23T17:30:00.000Z',
  })
})

describe('an order that waits for staff', () => {
  it('is escalated although 200 older orders wait for their payment', async () => {
    setClock('2026-11-27T13:00')
    const order = await brand.order(await brand.place())
    // Many guests have left the payment page without paying. Their orders still exist, because they fail only after half an hour.
    await brand.core.db.run(sql`
      INSERT INTO orders (id, uid, hash, kind, payment_state, branch_id, locale, delivery_type, payment_method, created_at, updated_at, currency,
        net, tax, gross, total_net, total_tax, total_gross, taxes, origin)
      SELECT gen_random_uuid(), 'UNPAID' || n, hash, kind, 'open', branch_id, locale, delivery_type, 'mollie',
        created_at - interval '1 minute', created_at, currency, net, tax, gross, total_net, total_tax, total_gross, taxes, origin
      FROM orders o, generate_series(1, 200) n WHERE o.id = ${order.id}`)
    brand.clock.advance({ minutes: 4, seconds: 1 })
    await brand.runJobs()
    expect(await isEscalated(order.id)).toBe(true)
  })
})
