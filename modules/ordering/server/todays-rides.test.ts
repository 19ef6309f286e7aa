import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dateAt, startOfDay } from '#kernel/time.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { admin, employee } from '#testing/sessions.ts'
import { orderingEndpoints } from '../contract.ts'

const ZONE = 'Europe/Vienna'
let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const midnight = (days = 0) => startOfDay(dateAt(brand.clock.now(), ZONE).add({ days }), ZONE)
/** Places a ride and then overwrites its state and its promised time. */
async function ride(state: string, at: Temporal.Instant, branch = brand.a): Promise<string> {
  const { id } = await brand.order(await brand.place(brand.draft({ branch, comment: 'Schild: Pichler' })))
  await brand.core.db.run(sql`UPDATE orders SET state = ${state}, appointment_date = ${at} WHERE id = ${id}`)
  return id
}
async function listFor(as = employee([brand.a]), branch?: string) {
  const found = await brand.call(orderingEndpoints.todaysRides, { query: branch ? { branch } : {} }, { as })
  if (!found.ok) throw new Error(JSON.stringify(found.errors))
  return found.value
}

describe("Today's rides (docs/rules/back-office.md, Today's rides)", () => {
  test('lists accepted rides of today and of branches of the driver, and of the night after it, by time; none of yesterday, of tomorrow from 6:00 or of another branch', async () => {
    const late = await ride('confirmed', midnight(1).subtract({ minutes: 5 }))
    const early = await ride('confirmed', midnight())
    const onTheRoad = await ride('in-delivery', midnight().subtract({ minutes: 20 }))
    const over = await ride('completed', midnight().add({ hours: 1 }))
    const night = await ride('confirmed', midnight(1).add({ hours: 5, minutes: 59 }))
    await ride('confirmed', midnight(1).add({ hours: 6 }))
    await ride('confirmed', midnight().subtract({ minutes: 5 }))
    await ride('completed', midnight().subtract({ minutes: 5 }))
    await ride('waiting', midnight().add({ hours: 2 }))
    await ride('canceled', midnight().add({ hours: 2 }))
    const ofB = await ride('confirmed', midnight().add({ hours: 3 }), brand.b)
    const listed = await listFor()
    expect(listed.map(({ id }) => id)).toEqual([onTheRoad, early, over, late, night])
    expect((await listFor(employee([]))).length).toBe(0)
    expect((await listFor(admin())).map(({ id }) => id)).toContain(ofB)
    expect((await listFor(admin(), brand.b)).map(({ id }) => id)).toEqual([ofB])
  })

  test('contains only the data that a driver needs; a ride that has ended has no phone number and no amount to pay', async () => {
    const [, early, over] = await listFor()
    expect(early).toMatchObject({
      guest: 'Eva Pichler',
      from: { name: 'Flughafen Wien' },
      to: { name: 'Bratislava' },
      flightNumber: 'OS202',
      adults: 2,
      vehicle: 'First Class',
      extras: [{ name: 'Kindersitz', amount: 1 }],
      comment: 'Schild: Pichler',
      paymentMethod: 'cash',
    })
    expect(early?.phone).toMatch(/^\+43664/)
    expect(early?.toPay).toBeGreaterThan(100)
    expect(over).toMatchObject({ phone: '', toPay: null })
    expect(JSON.stringify(early)).not.toMatch(/Praterstraße|example\.com|seal/)
  })

  test('the kilometres are those of the price, as on the board: each country is rounded up', async () => {
    const [, early] = await listFor()
    const rows = await brand.core.db.many<{ amount: number }>(
      sql`SELECT amount::float8 AS amount FROM order_items WHERE order_id = ${early?.id ?? ''} AND kind = 'ride'`,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(early?.metres).toBe(rows.reduce((total, { amount }) => total + amount * 1000, 0))
  })

  test('an address that is only approximate is marked, because the map would lead to the centre of its town', async () => {
    const id = await ride('confirmed', midnight().add({ hours: 4 }))
    await brand.core.db.run(sql`UPDATE orders SET ride = jsonb_set(ride, '{to}',
      ride->'to' || '{"mapboxId":"typed:1","category":"place","precision":"place"}'::jsonb) WHERE id = ${id}`)
    const found = (await listFor()).find((one) => one.id === id)
    expect([found?.from.isRough, found?.to.isRough]).toEqual([false, true])
  })

  test('the exact place that the guest added is part of each end', async () => {
    const id = await ride('confirmed', midnight().add({ hours: 5 }))
    await brand.core.db.run(sql`UPDATE orders SET ride = ride || '{"toDetail":"Hotel Weitzer"}' WHERE id = ${id}`)
    const found = (await listFor()).find((one) => one.id === id)
    expect([found?.from.detail, found?.to.detail]).toEqual(['', 'Hotel Weitzer'])
  })

  test('a ride from an airport without a flight number says so', async () => {
    const id = await ride('confirmed', midnight().add({ hours: 6 }))
    const find = async () => (await listFor()).find((one) => one.id === id)
    expect(await find()).toMatchObject({ flightNumber: 'OS202', isFlightMissing: false })
    await brand.core.db.run(sql`UPDATE orders SET ride = jsonb_set(ride, '{from,category}', '"airport"')
      || '{"flightNumber":"","service":"airport-transfer"}' WHERE id = ${id}`)
    expect(await find()).toMatchObject({ flightNumber: '', isFlightMissing: true })
  })

  test("a branch that is not one of the user's own is not found", async () => {
    const asked = await brand.call(
      orderingEndpoints.todaysRides,
      { query: { branch: brand.b } },
      { as: employee([brand.a]) },
    )
    expect(asked).toMatchObject({ status: 404 })
  })
})
