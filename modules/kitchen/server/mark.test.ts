import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Order, orderingEndpoints } from '#modules/ordering/contract.ts'
import { foodBrand, type FoodBrand } from '#testing/food-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { kitchenEndpoints, type KitchenMark } from '../contract.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
})
afterAll(() => brand.close())

const desk = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.house], name: 'Fatima Frank' })
const stranger = () => sessionOf(['ROLE_FRONTDESK', 'ROLE_BACKOFFICE'], { branches: [], name: 'Otto Other' })
const mark = (id: string, body: KitchenMark, as = desk()) =>
  brand.call(kitchenEndpoints.mark, { params: { id }, body }, { as })
const accept = async (order: Order): Promise<Order> => {
  const body = { version: order.version, ...(order.appointment === null ? { readyInMinutes: 20 } : {}) }
  const step = { params: { id: order.id }, body }
  const done = await brand.call(orderingEndpoints.confirm, step, { as: desk() })
  if (!done.ok) throw new Error(done.errors[0]?.code)
  return done.value
}
const end = async (order: Order, step: 'reject' | 'cancel'): Promise<Order> => {
  const params = { id: order.id }
  const { version } = order
  const done =
    step === 'reject'
      ? await brand.call(orderingEndpoints.reject, { params, body: { version, reason: 'other' } }, { as: desk() })
      : await brand.call(orderingEndpoints.cancel, { params, body: { version } }, { as: desk() })
  if (!done.ok) throw new Error(done.errors[0]?.code)
  return done.value
}
/** The ids of the stopped tickets that the kitchen loads. */
const stopped = async (): Promise<string[]> => {
  const answer = await brand.call(orderingEndpoints.current, { query: { with: 'stopped-tickets' } }, { as: desk() })
  return answer.ok ? answer.value.filter(({ kitchenStoppedAt }) => kitchenStoppedAt).map(({ id }) => id) : []
}
const ordered = async (): Promise<Order> => brand.order(await brand.place())
const itemOf = (order: Order): string => order.items[0]?.id ?? ''
const marksOf = (order: Order) => order.timeline.filter(({ action }) => action === 'kitchen')

describe('The kitchen', () => {
  test("marks and unmarks dishes and tickets as done; the marks do not change the order's version, so the desk's steps still work", async () => {
    const order = await ordered()
    const item = itemOf(order)
    expect(await mark(order.id, { item, isItemDone: true })).toMatchObject({
      ok: true,
      value: { kitchenItems: [item] },
    })
    const done = await mark(order.id, { isDone: true })
    expect(done.ok && done.value.kitchenDoneAt !== null).toBe(true)
    expect(await mark(order.id, { isDone: false })).toMatchObject({ ok: true, value: { kitchenDoneAt: null } })
    const step = { params: { id: order.id }, body: { version: order.version, readyInMinutes: 20 } }
    expect(await brand.call(orderingEndpoints.confirm, step, { as: desk() })).toMatchObject({
      ok: true,
      value: { state: 'confirmed' },
    })
  })

  test('a dish of another order and an order of another branch are not found', async () => {
    const [order, other] = [await ordered(), await ordered()]
    expect((await mark(order.id, { item: itemOf(other), isItemDone: true })).status).toBe(404)
    expect((await mark(order.id, { isDone: true }, stranger())).status).toBe(404)
  })

  test('each mark adds one timeline entry with the dish and the user; repeating a mark adds none', async () => {
    const order = await ordered()
    const item = itemOf(order)
    await mark(order.id, { item, isItemDone: true })
    const again = await mark(order.id, { item, isItemDone: true })
    expect(again.ok && marksOf(again.value)).toMatchObject([
      { actor: { name: 'Fatima Frank' }, values: { item: order.items[0]?.name, isDone: true } },
    ])
    const ticket = await mark(order.id, { isDone: true })
    expect(ticket.ok && marksOf(ticket.value).map(({ values }) => values)).toEqual([
      { item: order.items[0]?.name, isDone: true },
      { isDone: true },
    ])
  })

  test('sees what staff changed, until it has read the change or the ticket is finished', async () => {
    const order = await ordered()
    const office = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.house], name: 'Berta Berg' })
    const [first] = order.items
    const amount = async (now: Order, wanted: number) => {
      const params = { id: now.id, itemId: itemOf(now) }
      const sent = { params, body: { version: now.version, amount: wanted } }
      const done = await brand.call(orderingEndpoints.editItem, sent, { as: office })
      if (!done.ok) throw new Error(done.errors[0]?.code)
      return done.value
    }
    const known = { position: first?.position, name: first?.staffName ?? first?.name, amount: first?.amount }
    expect(order.kitchenBefore).toBeNull()
    const once = await amount(order, 4)
    expect(once.kitchenBefore?.[0]).toMatchObject(known)
    // After a second change, the order still contains the dish as the kitchen read it before the first change.
    const twice = await amount(once, 5)
    expect(twice.kitchenBefore?.[0]).toMatchObject(known)
    // The cook tapped before the second change was on the screen, so both marks contain the version after the first change. The changes
    // stay unread.
    for (const late of [
      { isChangeSeen: true, version: once.version } as const,
      { isDone: true, version: once.version },
    ]) {
      const answer = await mark(order.id, late)
      expect(answer.ok && answer.value.kitchenBefore?.[0]).toMatchObject(known)
    }
    await mark(order.id, { isDone: false })
    const read = await mark(order.id, { isChangeSeen: true, version: twice.version })
    expect(read).toMatchObject({ ok: true, value: { kitchenBefore: null, kitchenDoneAt: null } })
    expect(read.ok && marksOf(read.value).at(-1)?.values).toEqual({ isChangeSeen: true })
    const third = await amount(twice, 6)
    expect(third.kitchenBefore?.[0]).toMatchObject({ amount: 5 })
    const done = await mark(order.id, { isDone: true, version: third.version })
    expect(done).toMatchObject({ ok: true, value: { kitchenBefore: null } })
  })

  test('an order that has ended is not marked', async () => {
    const order = await ordered()
    const body = { version: order.version, reason: 'other' }
    await brand.call(orderingEndpoints.reject, { params: { id: order.id }, body }, { as: desk() })
    expect(await mark(order.id, { isDone: true })).toMatchObject({
      ok: true,
      value: { state: 'rejected', kitchenDoneAt: null },
    })
  })

  test('an order that ends while the kitchen shows it stays until the kitchen has read that', async () => {
    const [old, canceled] = [
      await end(await accept(await ordered()), 'cancel'),
      await end(await accept(await ordered()), 'cancel'),
    ]
    expect(canceled.kitchenBefore).not.toBeNull()
    expect(await stopped()).toEqual(expect.arrayContaining([old.id, canceled.id]))
    // A caller that does not ask for 'stopped-tickets' gets only open orders.
    const plain = await brand.call(orderingEndpoints.current, {}, { as: desk() })
    expect(plain.ok && plain.value.map(({ id }) => id)).not.toContain(canceled.id)
    // The cook's screen showed an older version of the order, so the cancellation stays unread.
    await mark(canceled.id, { isChangeSeen: true, version: canceled.version - 1 })
    expect(await stopped()).toContain(canceled.id)
    const read = await mark(canceled.id, { isChangeSeen: true, version: canceled.version })
    expect(read).toMatchObject({ ok: true, value: { state: 'canceled', kitchenBefore: null } })
    expect(await stopped()).not.toContain(canceled.id)
    // A ticket disappears 12 hours after the cancellation. A later change of the order, such as a refund, does not bring the ticket back.
    brand.clock.advance({ hours: 13 })
    await brand.core.db.run(sql`UPDATE orders SET updated_at = ${brand.clock.now()} WHERE id = ${old.id}`)
    expect(await stopped()).not.toContain(old.id)
    brand.clock.advance({ hours: -13 })
    // The kitchen had finished this ticket before the order was cancelled, so the kitchen has nothing to read.
    const cooked = await accept(await ordered())
    await mark(cooked.id, { isDone: true })
    expect((await end(cooked, 'cancel')).kitchenBefore).toBeNull()
    // The kitchen does not see a preorder for tomorrow yet.
    const tomorrow = await brand.order(await brand.place(brand.draft({ appointmentDate: '2026-11-21T17:00:00Z' })))
    expect((await end(await accept(tomorrow), 'cancel')).kitchenBefore).toBeNull()
  })

  test.each(['reject', 'cancel'] as const)(
    'an order that nobody has accepted leaves the kitchen at once (%s), unless a dish of it is done',
    async (step) => {
      const unaccepted = await end(await ordered(), step)
      expect(unaccepted.kitchenBefore).toBeNull()
      expect(await stopped()).not.toContain(unaccepted.id)
      const begun = await ordered()
      await mark(begun.id, { item: itemOf(begun), isItemDone: true })
      await end(begun, step)
      expect(await stopped()).toContain(begun.id)
    },
  )

  test('open boards are notified of marks', async () => {
    const order = await ordered()
    const heard = brand.core.live.subscribe('orders', AbortSignal.timeout(10_000))
    const next = heard[Symbol.asyncIterator]().next()
    await mark(order.id, { isDone: true })
    expect((await next).value).toMatchObject({ id: order.id, branchId: brand.house })
  })
})
