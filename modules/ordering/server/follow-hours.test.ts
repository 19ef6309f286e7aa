import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FoodBrand, foodBrand, house } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { orderingEndpoints } from '../contract.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
})
afterAll(() => brand.close())

const normal = house.openingHours ?? []
const setClock = (wall: string) =>
  brand.clock.set(String(Temporal.PlainDateTime.from(wall).toZonedDateTime('Europe/Berlin').toInstant()))
const read = (id: string) => must(brand.call(orderingEndpoints.get, { params: { id } }, { as: chief }))
const isEscalated = async (id: string) =>
  (await brand.core.db.first(sql`SELECT 1 FROM orders WHERE id = ${id} AND escalated_at IS NOT NULL`)) !== undefined
const isMissed = async (uid: string) =>
  (await must(brand.call(orderingEndpoints.missed, {}, { as: chief }))).some((order) => order.uid === uid)

describe('an order that waits for the opening follows the opening hours (docs/rules/orders.md, Waiting)', () => {
  const opensOn = (day: string, from: string) =>
    brand.changeHouse({ openingHours: [...normal, { type: 'once', date: day, from, to: '10:30' }] })

  it('the branch opens at once: the order waits for staff from now on, and open screens are told', async () => {
    setClock('2026-12-01T02:00')
    const { id, uid, version } = await brand.order(await brand.place())
    setClock('2026-12-01T08:00')
    await brand.runJobs()
    await opensOn('2026-12-01', '07:30')
    brand.clock.advance({ seconds: 15 })
    await brand.runJobs()
    const after = await read(id)
    expect(after).toMatchObject({ awaitedFrom: '2026-12-01T07:00:15.000Z', version })
    expect(after.timeline.filter(({ action }) => action === 'opening-changed')).toMatchObject([
      { actor: { type: 'system' }, values: { awaitedFrom: '2026-12-01T07:00:15Z' } },
    ])
    brand.clock.advance({ minutes: 3, seconds: 50 })
    await brand.runJobs()
    expect(await isEscalated(id)).toBe(false)
    brand.clock.advance({ minutes: 6, seconds: 20 })
    await brand.runJobs()
    expect([await isEscalated(id), await isMissed(uid)]).toEqual([true, true])
  })

  it.each([
    ['earlier', '2026-12-02', '08:00', '2026-12-02T07:00:00.000Z'],
    ['later', '2026-12-03', '13:00', '2026-12-03T12:00:00.000Z'],
  ])('the branch opens %s: the order waits for the new opening, and says so once', async (_, day, from, awaited) => {
    setClock(`${day}T02:00`)
    const { id } = await brand.order(await brand.place())
    await brand.changeHouse({ openingHours: [{ type: 'daily', from, to: '23:00' }] })
    await brand.runJobs()
    await brand.runJobs()
    const order = await read(id)
    expect(order.awaitedFrom).toBe(awaited)
    expect(order.timeline.filter(({ action }) => action === 'opening-changed')).toHaveLength(1)
    await brand.changeHouse({ openingHours: [...normal] })
  })

  it('an order that staff have decided about keeps its times', async () => {
    setClock('2026-12-05T02:00')
    const { id, version } = await brand.order(await brand.place())
    const input = { params: { id }, body: { version, readyInMinutes: 30 } }
    const confirmed = await must(brand.call(orderingEndpoints.confirm, input, { as: chief }))
    await opensOn('2026-12-05', '08:00')
    await brand.runJobs()
    const after = await read(id)
    expect([after.appointmentDate, after.awaitedFrom]).toEqual([confirmed.appointmentDate, confirmed.awaitedFrom])
    await brand.changeHouse({ openingHours: [...normal] })
  })
})
