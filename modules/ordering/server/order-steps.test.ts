import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionOf } from '#testing/sessions.ts'
import { type Order, orderingEndpoints } from '../contract.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const { confirm, reject, cancel, inDelivery, completed, counterAppointment } = orderingEndpoints
const desk = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a], name: 'Fatima Frank' })
const other = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.b], name: 'Otto Other' })
const act = (
  endpoint: typeof confirm | typeof inDelivery,
  order: Pick<Order, 'id' | 'version'>,
  body: object = {},
  as = desk(),
) => brand.call(endpoint, { params: { id: order.id }, body: { version: order.version, ...body } as never }, { as })
const placed = async () => {
  const keys = await brand.place()
  return { keys, order: await brand.order(keys) }
}
const inHours = (hours: number) =>
  String(brand.clock.now().add({ hours }).round({ smallestUnit: 'minute', roundingIncrement: 5, roundingMode: 'ceil' }))
const topics = async (id: string) =>
  (
    await brand.core.db.many<{ topic: string }>(
      sql`SELECT topic FROM outbox WHERE payload->>'orderId' = ${id} ORDER BY id`,
    )
  ).map(({ topic }) => topic)

describe('Steps of an order (specification §4; docs/rules/orders.md)', () => {
  test('an order is placed, shown on the board, confirmed, in delivery and completed; the customer sees each step', async () => {
    const { keys, order } = await placed()
    const board = await brand.call(orderingEndpoints.current, {}, { as: desk() })
    expect(board.ok && board.value.some(({ id }) => id === order.id)).toBe(true)
    const confirmed = await act(confirm, order)
    expect(confirmed).toMatchObject({
      ok: true,
      value: { state: 'confirmed', isConfirmed: true, version: 2, appointmentDate: order.appointment },
    })
    expect(await brand.status(keys)).toMatchObject({ state: 'confirmed', canCancel: false })
    await act(inDelivery, { id: order.id, version: 2 })
    const done = await act(completed, { id: order.id, version: 3 })
    expect(done.ok && done.value.timeline.map(({ action, from, to }) => [action, from, to])).toEqual([
      ['placed', null, 'waiting'],
      ['confirm', 'waiting', 'confirmed'],
      ['in-delivery', 'confirmed', 'in-delivery'],
      ['completed', 'in-delivery', 'completed'],
    ])
    expect(await topics(order.id)).toEqual(['order.placed', 'order.confirmed', 'order.in-delivery', 'order.completed'])
    const gone = await brand.call(orderingEndpoints.current, {}, { as: desk() })
    expect(gone.ok && gone.value.some(({ id }) => id === order.id)).toBe(false)
  })

  test('a rejection stores the text for the customer, and the user who wrote it', async () => {
    const { keys, order } = await placed()
    await act(reject as never, order, { reason: 'no-vehicle', message: 'Alle Wagen vergeben.' })
    expect(await brand.status(keys)).toMatchObject({ state: 'rejected', rejectionMessage: 'Alle Wagen vergeben.' })
    expect((await brand.order(keys)).timeline.at(-1)).toMatchObject({
      actor: { type: 'user', name: 'Fatima Frank' },
      values: { reason: 'no-vehicle' },
    })
    const audit = await brand.core.db.first(sql`SELECT actor_name, action FROM audit WHERE entity_id = ${order.id}`)
    expect(audit).toEqual({ actor_name: 'Fatima Frank', action: 'order.reject' })
  })

  test('a step that is not allowed from the state is 409 with the current order, and changes nothing', async () => {
    const { order } = await placed()
    const early = await act(completed, order)
    expect(early).toMatchObject({
      ok: false,
      status: 409,
      errors: [{ code: 'order.wrong_state' }],
      data: { id: order.id, state: 'waiting' },
    })
    await act(cancel as never, order, { message: '' })
    for (const endpoint of [confirm, inDelivery, completed]) {
      expect((await act(endpoint, { id: order.id, version: 2 })).status).toBe(409)
    }
    expect(await topics(order.id)).toEqual(['order.placed', 'order.canceled'])
  })

  test('of two simultaneous steps exactly one succeeds; the other caller gets the current state', async () => {
    const { order } = await placed()
    const answers = await Promise.all([
      act(confirm, order),
      act(reject as never, order, { reason: 'other' }),
      act(confirm, order),
      act(cancel as never, order),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const lost of answers.filter(({ ok }) => !ok))
      expect(lost).toMatchObject({ status: 409, errors: [{ code: 'order.conflict' }], data: { version: 2 } })
    expect(await topics(order.id)).toHaveLength(2)
  })

  test('an unpaid online order cannot be confirmed, and is set to failed after 30 minutes', async () => {
    const { keys, order } = await placed()
    await brand.core.db.run(
      sql`UPDATE orders SET payment_state = 'open', payment_method = 'mollie' WHERE id = ${order.id}`,
    )
    expect(await act(confirm, order)).toMatchObject({ ok: false, status: 409, errors: [{ code: 'order.unpaid' }] })
    brand.clock.advance({ minutes: 31 })
    await brand.runJobs()
    expect(await brand.status(keys)).toMatchObject({ state: 'failed', isFailed: true })
  })

  test('rejecting a paid order needs the refund decision', async () => {
    const { order } = await placed()
    await brand.core.db.run(sql`UPDATE orders SET payment_state = 'paid' WHERE id = ${order.id}`)
    expect(await act(cancel as never, order, { message: '' })).toMatchObject({
      ok: false,
      errors: [{ code: 'order.refund_undecided', field: 'refund' }],
    })
    expect(await act(cancel as never, order, { message: 'Zapfanlage kaputt', refund: true })).toMatchObject({
      ok: true,
      value: { state: 'canceled' },
    })
  })

  test('seen, note and print do not change the version, so that a button pressed meanwhile still works', async () => {
    const { order } = await placed()
    const as = desk()
    const params = { id: order.id }
    expect(await brand.call(orderingEndpoints.seen, { params }, { as })).toMatchObject({
      ok: true,
      value: { seenAt: expect.any(String), version: 1 },
    })
    await brand.call(orderingEndpoints.seen, { params }, { as })
    await brand.call(orderingEndpoints.note, { params, body: { note: 'Stammgast' } }, { as })
    await brand.call(orderingEndpoints.print, { params }, { as })
    const done = await act(confirm, order)
    expect(done.ok && done.value.timeline.map(({ action }) => action)).toEqual([
      'placed',
      'seen',
      'note',
      'print',
      'confirm',
    ])
  })

  test('a cash payment cannot be checked with a provider; the receipt is sent again on request', async () => {
    const { order } = await placed()
    const params = { id: order.id }
    expect(await brand.call(orderingEndpoints.updatePaymentStatus, { params }, { as: desk() })).toMatchObject({
      ok: false,
      errors: [{ code: 'order.payment_not_checkable', message: 'Zahlungsstatus konnte nicht überprüft werden.' }],
    })
    expect((await brand.call(orderingEndpoints.resendEmail, { params }, { as: desk() })).ok).toBe(true)
    expect(await topics(order.id)).toEqual(['order.placed', 'order.placed'])
  })
})

describe('Counter-appointment (specification §4; docs/rules/orders.md)', () => {
  const propose = async () => {
    const { keys, order } = await placed()
    const answer = await act(counterAppointment as never, order, {
      appointment: inHours(50),
      message: 'Eine halbe Stunde später?',
    })
    expect(answer.ok).toBe(true)
    return { keys, order }
  }
  const accept = (params: { uid: string; hash: string }) => brand.call(orderingEndpoints.confirmCounter, { params })
  const decline = (params: { uid: string; hash: string }) => brand.call(orderingEndpoints.rejectCounter, { params })

  test('accepting the proposal confirms the order at the proposed time', async () => {
    const { keys, order } = await propose()
    expect(await brand.status(keys)).toMatchObject({
      state: 'waiting',
      counterAppointment: { state: 'open', message: 'Eine halbe Stunde später?' },
    })
    const accepted = await accept(keys)
    expect(accepted.ok && accepted.value).toMatchObject({
      state: 'confirmed',
      counterAppointment: { state: 'accepted' },
    })
    expect(accepted.ok && accepted.value.appointmentDate).toBe(new Date(inHours(50)).toISOString())
    expect(await topics(order.id)).toEqual(['order.placed', 'order.counter-appointment', 'order.confirmed'])
  })

  test('declining the proposal cancels the order; a second answer is refused and names the first one', async () => {
    const { keys } = await propose()
    expect(await decline(keys)).toMatchObject({
      ok: true,
      value: { state: 'canceled', counterAppointment: { state: 'declined' } },
    })
    expect(await accept(keys)).toMatchObject({
      ok: false,
      status: 409,
      errors: [{ code: 'order.counter_appointment_answered' }],
      data: { state: 'canceled' },
    })
  })

  test('of two simultaneous answers from two tabs only one is accepted', async () => {
    const { keys, order } = await propose()
    const answers = await Promise.all([accept(keys), decline(keys), accept(keys), decline(keys)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    expect(await topics(order.id)).toHaveLength(3)
  })

  test('an answer after the time limit is refused, and the order waits for staff again', async () => {
    const { keys } = await propose()
    brand.clock.advance({ minutes: 121 })
    expect(await brand.status(keys)).toMatchObject({ counterAppointment: { state: 'expired' } })
    expect(await accept(keys)).toMatchObject({
      ok: false,
      status: 409,
      errors: [{ code: 'order.counter_appointment_expired' }],
    })
    await brand.runJobs()
    expect(await brand.order(keys)).toMatchObject({
      state: 'waiting',
      seenAt: null,
      counterAppointment: { state: 'expired' },
    })
  })

  test('an answer without a proposal is refused, and a time in the past cannot be proposed', async () => {
    const { keys, order } = await placed()
    expect(await accept(keys)).toMatchObject({ ok: false, errors: [{ code: 'order.no_counter_appointment' }] })
    expect(await act(counterAppointment as never, order, { appointment: inHours(-1) })).toMatchObject({
      ok: false,
      errors: [{ field: 'appointment', code: 'appointment.too_soon' }],
    })
  })
})

describe('The customer', () => {
  test('can withdraw an order that nobody has confirmed yet', async () => {
    const { keys, order } = await placed()
    expect(await brand.call(orderingEndpoints.publicCancel, { params: keys })).toMatchObject({
      ok: true,
      value: { state: 'canceled' },
    })
    expect(await brand.call(orderingEndpoints.publicCancel, { params: keys })).toMatchObject({ ok: false, status: 409 })
    expect((await act(confirm, order)).status).toBe(409)
  })

  test('sees only their own order: a wrong hash, a wrong uid and the hash of another order get the same 404', async () => {
    const first = await placed()
    const second = await placed()
    const answers = await Promise.all([
      brand.call(orderingEndpoints.publicGet, { params: { uid: first.keys.uid, hash: 'x'.repeat(32) } }),
      brand.call(orderingEndpoints.publicGet, { params: { uid: 'DC-NOBODY', hash: first.keys.hash } }),
      brand.call(orderingEndpoints.publicGet, { params: { uid: first.keys.uid, hash: second.keys.hash } }),
      brand.call(orderingEndpoints.confirmCounter, { params: { uid: first.keys.uid, hash: second.keys.hash } }),
    ])
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: false, status: 404, errors: [{ code: 'record.not_found' }] })
    expect(JSON.stringify(await brand.status(first.keys))).not.toMatch(/Pichler|Praterstraße|6641234567/)
  })

  test('no response to staff contains the hash of the public page', async () => {
    const { keys, order } = await placed()
    expect(JSON.stringify([order, await brand.call(orderingEndpoints.current, {}, { as: chief })])).not.toContain(
      keys.hash,
    )
  })
})

describe('Branch scope (docs/rules/security.md, Rights)', () => {
  test('an order of another branch is not found, in reads, steps, lists and export', async () => {
    const { order } = await placed()
    const as = other()
    const params = { id: order.id }
    const answers = await Promise.all([
      brand.call(orderingEndpoints.get, { params }, { as }),
      act(confirm, order, {}, as),
      brand.call(orderingEndpoints.seen, { params }, { as }),
      brand.call(orderingEndpoints.note, { params, body: { note: 'x' } }, { as }),
      brand.call(orderingEndpoints.print, { params }, { as }),
      brand.call(orderingEndpoints.resendEmail, { params }, { as }),
      brand.call(orderingEndpoints.current, { query: { branch: brand.a } }, { as }),
      brand.call(orderingEndpoints.history, { query: { branch: brand.a } }, { as }),
      brand.call(orderingEndpoints.historyCsv, { query: { branch: brand.a } }, { as }),
    ])
    for (const answer of answers) expect(answer.status).toBe(404)
    for (const list of await Promise.all([
      brand.call(orderingEndpoints.current, {}, { as }),
      brand.call(orderingEndpoints.history, {}, { as }),
      brand.call(orderingEndpoints.missed, {}, { as }),
    ])) {
      expect(list.ok && list.value).toEqual([])
    }
    expect((await brand.order({ uid: order.uid })).timeline).toHaveLength(1)
  })
})

describe('Orders to which nobody reacts (docs/rules/orders.md; docs/rules/back-office.md, Order board)', () => {
  test.each<[string, boolean]>([
    ['', false],
    [', also if somebody opened the order', true],
  ])('after 4 minutes the branch gets one mail; after 10 the order is missed%s', async (_, isOpened) => {
    const { order } = await placed()
    if (isOpened) await brand.call(orderingEndpoints.seen, { params: { id: order.id } }, { as: desk() })
    const missed = async () => {
      const list = await brand.call(orderingEndpoints.missed, {}, { as: desk() })
      return list.ok && list.value.some(({ id }) => id === order.id)
    }
    brand.clock.advance({ minutes: 4, seconds: 1 })
    await brand.runJobs()
    brand.clock.advance({ seconds: 20 })
    await brand.runJobs()
    expect(await topics(order.id)).toEqual(['order.placed', 'order.escalated'])
    expect(await missed()).toBe(false)
    brand.clock.advance({ minutes: 7 })
    expect(await missed()).toBe(true)
  })
})
