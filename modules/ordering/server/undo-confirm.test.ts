import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { type Order, orderingEndpoints } from '../contract.ts'
import { HELD_SECONDS, UNDO_SECONDS } from '../rules/undo.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const { confirm, undoConfirm, inDelivery, counterAppointment } = orderingEndpoints
const desk = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a], name: 'Fatima Frank' })
const placed = async () => {
  const keys = await brand.place()
  await brand.drain()
  return { keys, order: await brand.order(keys) }
}
type Seen = Pick<Order, 'id' | 'version'>
const input = ({ id, version }: Seen) => ({ params: { id }, body: { version } })
const accept = (order: Seen) => brand.call(confirm, input(order), { as: desk() })
const undo = (order: Seen) => brand.call(undoConfirm, input(order), { as: desk() })
const mails = async (id: string) =>
  (
    await brand.core.db.many<{ topic: string }>(
      sql`SELECT topic FROM outbox WHERE payload->>'orderId' = ${id} AND topic = 'order.confirmed' AND done_at IS NULL`,
    )
  ).length

describe('undoing an accept (docs/rules/orders.md, Taking back)', () => {
  test('within the time limit the order waits again, and no mail is sent', async () => {
    const { keys, order } = await placed()
    const accepted = await accept(order)
    brand.clock.advance({ seconds: UNDO_SECONDS })
    await brand.drain()
    expect(await mails(order.id)).toBe(1)
    const undone = await undo({ id: order.id, version: 2 })
    expect(accepted.ok && undone).toMatchObject({
      ok: true,
      value: { state: 'waiting', isConfirmed: false, version: 3, appointmentDate: null },
    })
    expect(undone.ok && undone.value.timeline.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['placed', ''],
      ['confirm', 'Fatima Frank'],
      ['undo-confirm', 'Fatima Frank'],
    ])
    brand.clock.advance({ minutes: 1 })
    await brand.drain()
    expect(await mails(order.id)).toBe(0)
    expect(await brand.status(keys)).toMatchObject({ state: 'waiting' })
  })

  test('the order can be accepted again, and the guest is notified then', async () => {
    const { order } = await placed()
    await accept(order)
    await undo({ id: order.id, version: 2 })
    expect(await accept({ id: order.id, version: 3 })).toMatchObject({ ok: true, value: { state: 'confirmed' } })
    expect(await mails(order.id)).toBe(1)
  })

  test('after the mail was processed the undo is refused, and the order stays accepted', async () => {
    const { order } = await placed()
    await accept(order)
    brand.clock.advance({ seconds: HELD_SECONDS })
    await brand.drain()
    expect(await undo({ id: order.id, version: 2 })).toMatchObject({
      ok: false,
      status: 409,
      errors: [{ code: 'order.undo_late' }],
      data: { state: 'confirmed' },
    })
  })

  test('after a further step the undo is refused, and the mail is still sent', async () => {
    const { order } = await placed()
    await accept(order)
    await brand.call(inDelivery, input({ id: order.id, version: 2 }), { as: desk() })
    expect(await undo({ id: order.id, version: 2 })).toMatchObject({ ok: false, errors: [{ code: 'order.conflict' }] })
    expect(await undo({ id: order.id, version: 3 })).toMatchObject({
      ok: false,
      errors: [{ code: 'order.wrong_state' }],
    })
    expect(await mails(order.id)).toBe(1)
  })

  test('a confirmation by the guest cannot be undone', async () => {
    const { keys, order } = await placed()
    const appointment = String(brand.clock.now().add({ hours: 50 }))
    await brand.call(
      counterAppointment,
      { params: { id: order.id }, body: { version: 1, appointment, message: '' } },
      { as: desk() },
    )
    await brand.call(orderingEndpoints.confirmCounter, { params: keys })
    expect(await undo({ id: order.id, version: 3 })).toMatchObject({ ok: false, errors: [{ code: 'order.undo_late' }] })
  })

  test('a proposal that ended with the accept is open again after the undo', async () => {
    const { keys, order } = await placed()
    const appointment = String(brand.clock.now().add({ hours: 50 }))
    await brand.call(
      counterAppointment,
      { params: { id: order.id }, body: { version: 1, appointment, message: '' } },
      { as: desk() },
    )
    await accept({ id: order.id, version: 2 })
    await undo({ id: order.id, version: 3 })
    expect(await brand.status(keys)).toMatchObject({ state: 'waiting', counterAppointment: { state: 'open' } })
  })

  test('of several simultaneous attempts to undo one succeeds', async () => {
    const { order } = await placed()
    await accept(order)
    const answers = await Promise.all([1, 2, 3].map(() => undo({ id: order.id, version: 2 })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})
