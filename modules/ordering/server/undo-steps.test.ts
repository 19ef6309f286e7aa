import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import { type Order, orderingEndpoints } from '../contract.ts'
import { HELD_SECONDS, UNDO_SECONDS } from '../rules/undo.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const { cancel, completed, confirm, inDelivery, questionnaire, undoComplete, undoInDelivery } = orderingEndpoints
type Step = typeof confirm | typeof inDelivery | typeof undoComplete
const desk = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a], name: 'Fatima Frank' })
const other = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.b], name: 'Otto Other' })
const step = (endpoint: Step, order: Pick<Order, 'id' | 'version'>, as = desk()) =>
  brand.call(endpoint, { params: { id: order.id }, body: { version: order.version } } as never, { as })
/** Returns an order after these steps. The messages about all steps except the last step were sent. */
async function after(...taken: Step[]) {
  const keys = await brand.place()
  await brand.drain()
  let order = await brand.order(keys)
  for (const endpoint of taken) {
    brand.clock.advance({ seconds: 60 })
    await brand.drain()
    order = await must(step(endpoint, order))
  }
  return {
    keys,
    order,
    undo: (version = order.version, as = desk()) => step(undoOf(order), { id: order.id, version }, as),
  }
}
const undoOf = ({ state }: Order) => (state === 'completed' ? undoComplete : undoInDelivery)
/** The outbox entries of the order's messages that are not sent yet. */
const waiting = async (id: string) =>
  (
    await brand.core.db.many<{ topic: string }>(
      sql`SELECT topic FROM outbox WHERE payload->>'orderId' = ${id} AND done_at IS NULL ORDER BY number`,
    )
  ).map(({ topic }) => topic)
const sent = async (id: string, topic: string) =>
  (
    await brand.core.db.many(
      sql`SELECT 1 FROM outbox WHERE payload->>'orderId' = ${id} AND topic = ${topic} AND done_at IS NOT NULL`,
    )
  ).length

const ways: [string, Step[], Order['state'], string, string][] = [
  ['in delivery', [confirm, inDelivery], 'confirmed', 'order.in-delivery', 'undo-in-delivery'],
  ['completed from confirmed', [confirm, completed], 'confirmed', 'order.completed', 'undo-completed'],
  ['completed from in delivery', [confirm, inDelivery, completed], 'in-delivery', 'order.completed', 'undo-completed'],
]

describe.each(ways)('undoing %s (docs/rules/orders.md, Taking back)', (_, taken, before, topic, name) => {
  test('within the time limit the order has its state of before again, and no message is sent', async () => {
    const { keys, order, undo } = await after(...taken)
    const { reachedAt } = await brand.status(keys)
    brand.clock.advance({ seconds: UNDO_SECONDS })
    await brand.drain()
    expect(await waiting(order.id)).toEqual([topic])
    const undone = await must(undo())
    expect(undone).toMatchObject({ state: before, version: order.version + 1, isCompleted: false })
    expect(undone.timeline.at(-1)).toMatchObject({
      action: name,
      from: order.state,
      to: before,
      actor: { type: 'user', name: 'Fatima Frank' },
    })
    expect(await waiting(order.id)).toEqual([])
    brand.clock.advance({ minutes: 1 })
    await brand.drain()
    expect(await sent(order.id, topic)).toBe(0)
    // The guest's page shows the state before the step again. It has the same times as before, except the time of the undone step.
    const { [order.state as 'completed']: _gone, ...times } = reachedAt ?? {}
    expect(await brand.status(keys)).toMatchObject({ state: before, reachedAt: times })
    expect((await brand.status(keys)).reachedAt).toEqual(times)
    const audit = await brand.core.db.first(
      sql`SELECT actor_name, before, after FROM audit WHERE entity_id = ${order.id} AND action = ${`order.${name}`}`,
    )
    expect(audit).toEqual({ actor_name: 'Fatima Frank', before: { state: order.state }, after: { state: before } })
  })

  test('the step can be taken again, and its message is sent then', async () => {
    const { order, undo } = await after(...taken)
    const undone = await must(undo())
    await must(step(taken.at(-1)!, undone))
    brand.clock.advance({ seconds: HELD_SECONDS })
    await brand.drain()
    expect(await sent(order.id, topic)).toBe(1)
  })

  test('after the message was sent the undo is refused, and the state stays', async () => {
    const { order, undo } = await after(...taken)
    brand.clock.advance({ seconds: HELD_SECONDS })
    await brand.drain()
    expect(await undo()).toMatchObject({
      ok: false,
      status: 409,
      errors: [{ code: 'order.undo_late' }],
      data: { state: order.state, version: order.version },
    })
  })

  test('another version is refused, another branch does not find the order, and the message is still sent', async () => {
    const { order, undo } = await after(...taken)
    expect(await undo(order.version - 1)).toMatchObject({
      ok: false,
      status: 409,
      errors: [{ code: 'order.conflict' }],
      data: { state: order.state },
    })
    expect(await undo(order.version, other())).toMatchObject({ ok: false, status: 404 })
    expect(await waiting(order.id)).toEqual([topic])
  })

  test('of several simultaneous attempts one succeeds', async () => {
    const { undo } = await after(...taken)
    const answers = await Promise.all([1, 2, 3].map(() => undo()))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('when the outbox is processed at the same time, either the message is sent or the step is undone', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { order, undo } = await after(...taken)
      brand.clock.advance({ seconds: HELD_SECONDS })
      const [answer] = await Promise.all([undo(), brand.drain()])
      await brand.drain()
      expect(await sent(order.id, topic)).toBe(answer.ok ? 0 : 1)
      if (!answer.ok) expect(answer).toMatchObject({ errors: [{ code: 'order.undo_late' }] })
    }
  })
})

describe('what follows a step', () => {
  test('a further step ends the undo of the one before, and both messages are sent', async () => {
    const { order } = await after(confirm, inDelivery)
    const done = await must(step(completed, order))
    expect(await step(undoInDelivery, order)).toMatchObject({ ok: false, errors: [{ code: 'order.conflict' }] })
    expect(await step(undoInDelivery, done)).toMatchObject({ ok: false, errors: [{ code: 'order.wrong_state' }] })
    expect(await waiting(order.id)).toEqual(['order.in-delivery', 'order.completed'])
  })

  test('after an undo the step before it cannot be undone', async () => {
    const { order } = await after(confirm, inDelivery)
    const undone = await must(step(undoComplete, await must(step(completed, order))))
    expect(await step(undoInDelivery, undone)).toMatchObject({ ok: false, errors: [{ code: 'order.undo_late' }] })
    expect(await waiting(order.id)).toEqual(['order.in-delivery'])
  })

  test('a canceled order cannot be brought back, and the message that was held back is not sent after the cancellation', async () => {
    const { order } = await after(confirm, inDelivery)
    expect(await waiting(order.id)).toEqual(['order.in-delivery'])
    const ended = await must(
      brand.call(cancel, { params: { id: order.id }, body: { version: order.version } }, { as: desk() }),
    )
    expect(await step(undoInDelivery, ended)).toMatchObject({ ok: false, errors: [{ code: 'order.wrong_state' }] })
    expect(await waiting(order.id)).toEqual(['order.canceled'])
  })

  test('a cancellation withdraws a message that is late, too, but not one whose work has begun', async () => {
    const late = async () => {
      const { order } = await after(confirm, inDelivery)
      brand.clock.advance({ seconds: HELD_SECONDS + 30 })
      return order
    }
    const canceled = async ({ id, version }: Order) => {
      await must(brand.call(cancel, { params: { id }, body: { version } }, { as: desk() }))
      return waiting(id)
    }
    expect(await canceled(await late())).toEqual(['order.canceled'])
    const begun = await late()
    await brand.core.db.run(
      sql`UPDATE outbox SET attempts = 1 WHERE topic = 'order.in-delivery' AND payload->>'orderId' = ${begun.id}`,
    )
    expect(await canceled(begun)).toEqual(['order.in-delivery', 'order.canceled'])
  })

  test('if a colleague cancels at the same time, the undo says so, and neither waits for the other', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { order, undo } = await after(confirm, inDelivery)
      const body = { version: order.version }
      const [undone, canceled] = await Promise.all([
        undo(),
        brand.call(cancel, { params: { id: order.id }, body }, { as: desk() }),
      ])
      expect([undone.ok, canceled.ok].filter(Boolean)).toHaveLength(1)
      if (!undone.ok) expect(undone.errors[0]?.code).not.toBe('order.undo_late')
    }
  })

  test('a rating that the guest gave meanwhile is kept, and the guest is not asked again', async () => {
    const { version } = await must(brand.call(contentEndpoints.config.get, {}, { as: chief }))
    await must(
      brand.call(contentEndpoints.config.save, { body: { enablePluginOrderReviews: true, version } }, { as: chief }),
    )
    const { keys, order, undo } = await after(confirm, completed)
    const body = { rating: 5, foodRating: 5, serviceRating: 4, processRating: 5, comment: 'Danke' }
    await must(brand.call(questionnaire, { params: keys, body }))
    const undone = await must(undo())
    expect(undone).toMatchObject({ state: 'confirmed', questionnaire: { rating: 5, comment: 'Danke' } })
    await must(step(completed, undone))
    expect(await brand.status(keys)).toMatchObject({ state: 'completed', questionnaireRating: 5 })
    expect(await brand.call(questionnaire, { params: keys, body })).toMatchObject({ ok: false, status: 409 })
    expect(order.questionnaire).toBeNull()
  })
})
