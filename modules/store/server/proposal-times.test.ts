import { afterAll, beforeAll, expect, test } from 'vitest'
import { appointments } from '#modules/branches/rules/appointment-slots.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { foodBrand, type FoodBrand } from '#testing/food-brand.ts'
import { foodOrders } from '#testing/food-orders.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
  await brand.changeHouse({ preparationMinutes: 25 })
})
afterAll(() => brand.close())

const { submit } = foodOrders(() => brand)
const wall = (time: string) =>
  Temporal.PlainDateTime.from(`2026-11-20T${time}`).toZonedDateTime('Europe/Berlin').toInstant().toString()

/** Places an order at 12:30. The branch is open until 01:00, and its lead time is 20 minutes. */
async function placed() {
  const { uid } = await must(submit(brand.draft()))
  const [found] = await must(brand.call(orderingEndpoints.history, { query: { search: uid } }, { as: chief }))
  if (!found) throw new Error(`No order ${uid}`)
  return found
}
const propose = ({ id, version }: { id: string; version: number }, appointment: string) =>
  brand.call(orderingEndpoints.counterAppointment, { params: { id }, body: { version, appointment } }, { as: chief })

test.each([
  ['12:50', 'appointment.too_soon'],
  ['12:57', 'appointment.off_grid'],
  ['02:00', 'appointment.too_soon'],
])('a proposal for %s is refused, with field, rule and the next possible time', async (time, code) => {
  expect(await propose(await placed(), wall(time))).toMatchObject({
    status: 422,
    errors: [{ field: 'appointment', code, values: { nextFree: expect.any(String) } }],
  })
})

test('the offered times are exactly the times that the server accepts', async () => {
  const order = await placed()
  const limits = await must(brand.call(orderingEndpoints.proposalTimes, { params: { id: order.id } }, { as: chief }))
  if (!limits) throw new Error('The order has no limits')
  const offered = appointments({
    now: brand.core.clock.now(),
    zone: 'Europe/Berlin',
    hours: limits.hours,
    schedules: limits.schedules,
    notBefore: Temporal.Instant.from(limits.notBefore),
  })
  const first = offered.nextFree()
  expect(first?.toString()).toBe(wall('12:55'))
  expect(await propose(order, wall('12:55'))).toMatchObject({ ok: true })
})
