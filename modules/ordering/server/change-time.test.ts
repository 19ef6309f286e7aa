import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { type Order, orderingEndpoints } from '../contract.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const { changeTime, completed, confirm, inDelivery, undoConfirm } = orderingEndpoints
const desk = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a], name: 'Fatima Frank' })
const elsewhere = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.b], name: 'Otto Other' })
type Seen = Pick<Order, 'id' | 'version'>
const step = (endpoint: typeof inDelivery, { id, version }: Seen) =>
  brand.call(endpoint, { params: { id }, body: { version } }, { as: desk() })
const inHours = (hours: number) =>
  brand.clock.now().add({ hours }).round('minute').toString({ fractionalSecondDigits: 3 })
const move = ({ id, version }: Seen, appointment: string, as = desk()) =>
  brand.call(changeTime, { params: { id }, body: { version, appointment } }, { as })

async function accepted() {
  const keys = await brand.place()
  const order = await brand.order(keys)
  const done = await brand.call(confirm, { params: { id: order.id }, body: { version: order.version } }, { as: desk() })
  if (!done.ok) throw new Error(JSON.stringify(done))
  return { keys, order: done.value }
}

describe('a new time for an accepted order (docs/rules/orders.md, A new time)', () => {
  test('the order has the new time; history, guest and other programs know both', async () => {
    const { keys, order } = await accepted()
    const at = inHours(30)
    const moved = await move(order, at)
    expect(moved).toMatchObject({
      ok: true,
      value: { state: 'confirmed', version: order.version + 1, appointmentDate: at, appointment: order.appointment },
    })
    expect(moved.ok && moved.value.timeline.at(-1)).toMatchObject({
      action: 'change-time',
      actor: { type: 'user', name: 'Fatima Frank' },
    })
    expect(await brand.status(keys)).toMatchObject({ appointmentDate: at, timeBefore: order.appointmentDate })
    const told = await brand.core.db.many(
      sql`SELECT payload FROM outbox WHERE topic = 'order.time-changed' AND payload->>'orderId' = ${order.id}`,
    )
    expect(told).toEqual([{ payload: { orderId: order.id, turn: 1 } }])
    const audited = await brand.core.db.first<{ actor_name: string }>(
      sql`SELECT actor_name FROM audit WHERE action = 'order.change-time' AND entity_id = ${order.id}`,
    )
    expect(audited).toEqual({ actor_name: 'Fatima Frank' })
  })

  test('after a second move the guest reads the time before it; at the old time again, none', async () => {
    const { keys, order } = await accepted()
    const [first, second] = [inHours(31), inHours(32)]
    await move(order, first)
    await move({ id: order.id, version: order.version + 1 }, second)
    expect(await brand.status(keys)).toMatchObject({ appointmentDate: second, timeBefore: first })
  })

  test('staff of another branch, and of another brand, find no such order', async () => {
    const { order } = await accepted()
    const missing = { ok: false, errors: [{ code: 'record.not_found' }] }
    expect(await move(order, inHours(30), elsewhere())).toMatchObject(missing)
    const stranger = await rideBrand()
    const body = { version: order.version, appointment: inHours(30) }
    expect(
      await stranger.call(changeTime, { params: { id: order.id }, body }, { as: sessionOf(['ROLE_ADMIN']) }),
    ).toMatchObject(missing)
    await stranger.close()
  })

  test.each([
    [-1, 'appointment.too_soon'],
    [0, 'appointment.too_soon'],
    [24 * 181, 'appointment.too_far'],
  ])('in %i hours is refused with field and rule', async (hours, code) => {
    const { keys, order } = await accepted()
    const refused = await move(order, inHours(hours))
    expect(refused).toMatchObject({ ok: false, status: 422, errors: [{ code, field: 'appointment' }] })
    expect(await brand.status(keys)).toMatchObject({ appointmentDate: order.appointmentDate, timeBefore: null })
  })

  test('an order that waits, is on its way or has ended is refused with its state', async () => {
    const waiting = await brand.order(await brand.place())
    expect(await move(waiting, inHours(30))).toMatchObject({ ok: false, status: 409, data: { state: 'waiting' } })
    const { keys, order } = await accepted()
    await step(inDelivery, order)
    const onTheWay = { id: order.id, version: order.version + 1 }
    expect(await move(onTheWay, inHours(30))).toMatchObject({ ok: false, status: 409, data: { state: 'in-delivery' } })
    await step(completed, onTheWay)
    const over = { id: order.id, version: order.version + 2 }
    expect(await move(over, inHours(30))).toMatchObject({
      ok: false,
      status: 409,
      errors: [{ code: 'order.wrong_state' }],
      data: { state: 'completed' },
    })
    expect(await brand.status(keys)).toMatchObject({ appointmentDate: order.appointmentDate })
  })

  test('of a move and "in delivery" at once, one wins; the other gets 409 with the order as it is', async () => {
    const { order } = await accepted()
    const both = await Promise.all([move(order, inHours(30)), step(inDelivery, order)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      status: 409,
      errors: [{ code: 'order.conflict' }],
      data: { version: order.version + 1 },
    })
  })

  test('an accept before it cannot be taken back any more: the guest already knows the new time', async () => {
    const { order } = await accepted()
    await move(order, inHours(30))
    expect(await step(undoConfirm, { id: order.id, version: order.version + 1 })).toMatchObject({
      ok: false,
      errors: [{ code: 'order.undo_late' }],
    })
  })
})
