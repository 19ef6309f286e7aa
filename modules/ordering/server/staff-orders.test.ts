import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { paymentTopics } from '../contract/payment-topics.ts'
import { foodBrand, type FoodBrand, fridayNoon } from '#testing/food-brand.ts'
import { chief, newKey } from '#testing/ride-brand.ts'
import { admin, employee, sessionOf } from '#testing/sessions.ts'
import { type Order, orderingEndpoints } from '../contract.ts'

let brand: FoodBrand
beforeAll(async () => {
  brand = await foodBrand()
})
afterAll(() => brand.close())

const { enter, editItem, previewItem, resendSms, views, saveView, removeView } = orderingEndpoints
const desk = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.house], name: 'Fatima Frank' })
const office = () => sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.house], name: 'Bruno Berg' })
const stranger = () => sessionOf(['ROLE_FRONTDESK', 'ROLE_BACKOFFICE'], { branches: [], name: 'Otto Other' })

/** Returns a draft as the screen for staff sends it: without origin and without legal checkboxes. */
const spoken = (more: object = {}) => {
  const { legalInstructions: _l, privacyPolicy: _p, ...draft } = brand.draft({ email: '', firstName: '' })
  return { ...draft, ...more }
}
const take = (body = spoken(), { as = desk(), key = newKey() } = {}) =>
  brand.call(enter, { body, headers: { 'idempotency-key': key } }, { as })
const read = async (id: string): Promise<Order> => {
  const found = await brand.call(orderingEndpoints.get, { params: { id } }, { as: chief })
  if (!found.ok) throw new Error(JSON.stringify(found.errors))
  return found.value
}
const taken = async (more: object = {}): Promise<Order> => {
  const done = await take(spoken(more))
  if (!done.ok) throw new Error(JSON.stringify(done.errors))
  return read(done.value.id)
}

describe('An order that staff enter (docs/rules/back-office.md, Order board)', () => {
  test('needs no e-mail, first name and legal checkboxes; the timeline names the user who entered it, and no sound rings', async () => {
    const order = await taken()
    expect(order).toMatchObject({ origin: 'staff', state: 'waiting', lastName: 'Huber', pricing: { totalGross: 8.1 } })
    expect(order.seenAt).not.toBeNull()
    expect(order.timeline[0]).toMatchObject({ action: 'placed', actor: { type: 'user', name: 'Fatima Frank' } })
  })

  test('sending it twice creates one order; another body with the same key is refused', async () => {
    const key = newKey()
    const [once, twice] = [await take(spoken(), { key }), await take(spoken(), { key })]
    expect([once.status, twice.status]).toEqual([201, 200])
    expect(once.ok && twice.ok && once.value.id === twice.value.id).toBe(true)
    const other = await take(spoken({ comment: 'x' }), { key })
    expect(other).toMatchObject({ status: 409, errors: [{ code: 'order.key_reused' }] })
  })

  test.each([
    ['a payment page', { paymentMethod: 'mollie' }, 'paymentMethod'],
    ['a delivery without its area', { deliveryType: 'delivery', isDelivery: true }, 'deliveryArea'],
    ['a guest without a name', { lastName: '' }, 'lastName'],
    ['a wrong number', { phone: '12' }, 'phone'],
  ])('%s is refused', async (_, more, field) => {
    const refused = await take(spoken(more))
    expect(refused.ok).toBe(false)
    expect(!refused.ok && refused.errors.some((one) => one.field === field)).toBe(true)
  })

  test('is a preorder while the branch is closed, with minutes that count from the opening; it is refused if the branch takes no preorders', async () => {
    brand.clock.set('2026-11-21T05:00:00Z')
    const { id, version } = await taken()
    const confirmed = await brand.call(
      orderingEndpoints.confirm,
      { params: { id }, body: { version, readyInMinutes: 20 } },
      { as: desk() },
    )
    expect(confirmed).toMatchObject({ ok: true, value: { appointmentDate: '2026-11-21T10:20:00.000Z' } })
    await brand.changeHouse({ isPreorderEnabled: false })
    expect(await take()).toMatchObject({ status: 422, errors: [{ code: 'order.closed', field: 'appointmentDate' }] })
    await brand.changeHouse({ isPreorderEnabled: true })
    brand.clock.set(fridayNoon)
  })

  test('the browser prints if there is no printer; the timeline numbers every copy', async () => {
    const { id } = await taken()
    for (let n = 0; n < 3; n++) await brand.call(orderingEndpoints.print, { params: { id } }, { as: desk() })
    const prints = (await read(id)).timeline.filter(({ action }) => action === 'print')
    expect(prints.map(({ values }) => values['copy']).toSorted()).toEqual([0, 1, 2])
  })

  test('a branch outside the scope is not found; employees cannot enter orders', async () => {
    expect(await take(spoken(), { as: stranger() })).toMatchObject({ errors: [{ code: 'order.branch_unknown' }] })
    expect((await take(spoken(), { as: employee([brand.house]) })).status).toBe(403)
  })
})

describe('changing an item of a placed order', () => {
  const edit = (
    order: Order,
    body: { amount: number; unitPrice?: number; refund?: boolean; reason?: string },
    { item = 0, as = office() } = {},
  ) =>
    brand.call(
      editItem,
      { params: { id: order.id, itemId: order.items[item]?.id ?? '' }, body: { version: order.version, ...body } },
      { as },
    )
  const meal = () => ({
    items: [brand.products.soup, brand.products.dumplings, brand.products.strudel].map((product) => ({
      product,
      amount: 1,
    })),
  })
  const home = () => ({
    ...meal(),
    deliveryType: 'delivery',
    isDelivery: true,
    deliveryArea: 'Mitte',
    street: 'Sendlinger Straße 3',
    zipCode: '80331',
    city: 'München',
    appointmentDate: '2026-11-20T18:00:00Z',
  })

  test('the preview shows the result to the cent, and writes nothing', async () => {
    const order = await taken(meal())
    expect(order.pricing.totalGross).toBe(25)
    const itemId = order.items[0]?.id ?? ''
    const seen = await brand.call(
      previewItem,
      { params: { id: order.id, itemId }, body: { version: order.version, amount: 2 } },
      { as: office() },
    )
    expect(seen).toMatchObject({ ok: true, value: { difference: 8.1, pricing: { totalGross: 33.1 } } })
    expect(await read(order.id)).toEqual(order)
  })

  test('line, taxes and sum are updated; the timeline records before, after and difference', async () => {
    const order = await taken(meal())
    const done = await edit(order, { amount: 0 })
    if (!done.ok) throw new Error(JSON.stringify(done.errors))
    const { pricing, items, timeline, version } = done.value
    expect([version, items.length, pricing.totalGross]).toEqual([order.version + 1, 2, 16.9])
    const cents = (amount: number) => Math.round(amount * 100)
    expect(items.reduce((sum, one) => sum + cents(one.gross), 0)).toBe(cents(pricing.totalGross))
    expect(pricing.taxes.reduce((sum, one) => sum + cents(one.gross), 0)).toBe(cents(pricing.totalGross))
    expect(timeline.at(-1)).toMatchObject({
      action: 'edit-item',
      actor: { name: 'Bruno Berg' },
      values: { before: { amount: 1, total: 25 }, after: { amount: 0, total: 16.9 }, difference: -8.1 },
    })
  })

  test('the delivery fee follows the terms stored with the order: free from 40.00, and never higher afterwards', async () => {
    const order = await taken(home())
    expect([order.pricing.deliveryGross, order.pricing.totalGross]).toEqual([3.5, 28.5])
    // The delivery area has a higher fee now. An order that was placed before keeps its lower fee.
    await brand.changeHouse({ deliveryAreas: [{ area: 'Mitte', price: 9, tax: 19 }] })
    const more = await edit(order, { amount: 3 })
    expect(more).toMatchObject({ ok: true, value: { pricing: { deliveryGross: 0, totalGross: 41.2 } } })
    const less = more.ok ? await edit(more.value, { amount: 1 }) : more
    expect(less).toMatchObject({ ok: true, value: { pricing: { deliveryGross: 0, totalGross: 25 } } })
  })

  test('an order paid online may only become cheaper, and staff must then decide about the difference', async () => {
    const order = await taken(meal())
    await brand.core.db.run(
      sql`UPDATE orders SET payment_method = 'mollie', payment_state = 'paid' WHERE id = ${order.id}`,
    )
    expect(await edit(order, { amount: 2 })).toMatchObject({ status: 422, errors: [{ code: 'order.paid_higher' }] })
    expect(await edit(order, { amount: 0 })).toMatchObject({
      status: 422,
      errors: [{ code: 'order.refund_undecided' }],
    })
    const reason = 'Knödel waren aus'
    const done = await edit(order, { amount: 0, refund: true, reason })
    expect(done).toMatchObject({ ok: true, value: { paymentState: 'paid' } })
    // The timeline and the audit trail contain the reason that staff gave for the refund.
    expect(done.ok && done.value.timeline.at(-1)).toMatchObject({ action: 'edit-item', note: reason })
    const trail = await brand.core.db.first(
      sql`SELECT reason FROM audit WHERE entity_id = ${order.id} AND action = 'order.edit-item'`,
    )
    expect(trail).toEqual({ reason })
    const promised = await brand.core.db.first(
      sql`SELECT payload FROM outbox WHERE topic = ${paymentTopics.refund} AND payload->>'orderId' = ${order.id}`,
    )
    // The payload has no amount, because it is computed when the refund is sent.
    expect(promised).toEqual({ payload: { orderId: order.id } })
  })

  test('the last item cannot be removed: the order is cancelled instead', async () => {
    const order = await taken()
    expect(await edit(order, { amount: 0 })).toMatchObject({ status: 422, errors: [{ code: 'order.last_item' }] })
  })

  test('of two simultaneous changes one succeeds; the other caller gets the current order', async () => {
    const order = await taken(meal())
    const answers = await Promise.all([
      edit(order, { amount: 2 }),
      edit(order, { amount: 3 }),
      edit(order, { amount: 4 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost).toMatchObject({
      errors: [{ code: 'order.conflict' }],
      data: { id: order.id, version: order.version + 1 },
    })
    const after = await read(order.id)
    expect(after.items.reduce((sum, one) => sum + one.gross * 100, 0)).toBeCloseTo(after.pricing.totalGross * 100, 6)
  })

  test('the desk cannot change prices, and users of other branches do not find the order', async () => {
    const order = await taken(meal())
    expect((await edit(order, { amount: 2 }, { as: desk() })).status).toBe(403)
    expect((await edit(order, { amount: 2 }, { as: stranger() })).status).toBe(404)
  })
})

test('an SMS that cannot be sent is refused with a message, not ignored', async () => {
  const order = await taken()
  const refused = await brand.call(resendSms, { params: { id: order.id } }, { as: desk() })
  expect(refused).toMatchObject({ status: 422, errors: [{ code: 'order.sms_unavailable' }] })
})

test('a saved view is visible to everybody who works with its branch', async () => {
  const filter = { kinds: ['food' as const], deliveryTypes: ['delivery' as const], branch: brand.house }
  const saved = await brand.call(saveView, { body: { name: 'Abendservice', filter } }, { as: desk() })
  expect(saved).toMatchObject({ ok: true, value: { name: 'Abendservice', filter, createdBy: 'Fatima Frank' } })
  const seenBy = async (as: ReturnType<typeof desk>) => {
    const list = await brand.call(views, {}, { as })
    return list.ok ? list.value.map(({ name }) => name) : []
  }
  expect([await seenBy(office()), await seenBy(stranger())]).toEqual([['Abendservice'], []])
  expect((await brand.call(saveView, { body: { name: 'x', filter } }, { as: stranger() })).status).toBe(422)
  const elsewhere = { ...filter, branch: crypto.randomUUID() }
  expect(await brand.call(saveView, { body: { name: 'x', filter: elsewhere } }, { as: admin() })).toMatchObject({
    status: 422,
    errors: [{ code: 'field.choice', field: 'filter.branch' }],
  })
  const params = { id: saved.ok ? saved.value.id : '' }
  expect((await brand.call(removeView, { params }, { as: stranger() })).status).toBe(404)
  expect((await brand.call(removeView, { params }, { as: office() })).ok).toBe(true)
  expect(await seenBy(desk())).toEqual([])
})

describe('sold out (the only right of the desk over the catalogue)', () => {
  const soldOut = (as: ReturnType<typeof desk>, body: { isSoldOut: boolean; until?: string | null }) =>
    brand.call(catalogueEndpoints.soldOut, { params: { id: brand.products.dumplings }, body }, { as })
  const order = () => take(spoken({ items: [{ product: brand.products.dumplings, amount: 1 }] }))

  test('a sold-out product is refused at once, and is available again when the desk says so or at the set time', async () => {
    expect(await soldOut(desk(), { isSoldOut: true })).toMatchObject({ ok: true, value: { isSoldOut: true } })
    expect((await order()).ok).toBe(false)
    expect((await soldOut(desk(), { isSoldOut: false })).ok).toBe(true)
    expect((await order()).ok).toBe(true)
    const until = String(brand.clock.now().add({ minutes: 30 }))
    await soldOut(desk(), { isSoldOut: true, until })
    expect((await order()).ok).toBe(false)
    brand.clock.advance({ minutes: 31 })
    expect((await order()).ok).toBe(true)
  })

  test('the desk may not change anything else about a product', async () => {
    const body = { name: 'Gratis' }
    const params = { id: brand.products.dumplings }
    expect(
      (await brand.call(catalogueEndpoints.products.update, { params, body: body as never }, { as: desk() })).status,
    ).toBe(403)
    expect((await soldOut(employee([brand.house]), { isSoldOut: true })).status).toBe(403)
  })
})
