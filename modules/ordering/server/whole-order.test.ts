import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import type { Session } from '#platform/module.ts'
import { partnersEndpoints } from '#modules/partners/contract.ts'
import { customersEndpoints } from '#modules/customers/contract.ts'
import { ident } from '#platform/entity-table.ts'
import { tablesWith } from '#testing/traces.ts'
import { type Order, orderingEndpoints } from '../contract.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const { update, remove } = orderingEndpoints
const desk = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a], name: 'Fatima Frank' })
const placed = async (): Promise<Order> => brand.order(await brand.place(brand.draft()))
const put = (order: Order, body: object, as: Session = desk()) =>
  brand.call(update, { params: { id: order.id }, body: { version: order.version, ...body } }, { as })
const step = async (order: Order, action: 'confirm' | 'cancel' | 'reject', more: object = {}): Promise<Order> =>
  must(
    brand.call(
      orderingEndpoints[action],
      { params: { id: order.id }, body: { version: order.version, ...more } as never },
      { as: chief },
    ),
  )
const del = (id: string, as: Session = chief) => brand.call(remove, { params: { id } }, { as })

describe('PUT of a whole order corrects it and keeps its history', () => {
  test('changes contact, address, comment and sign, but not price, items and state; the timeline stores the previous values', async () => {
    const order = await placed()
    const sent = {
      lastName: 'Pichlmayr',
      phone: '0664 7654321',
      comment: 'Hinten läuten',
      ride: { signName: 'Frau P.' },
    }
    const now = await must(put(order, sent))
    expect(now).toMatchObject({
      lastName: 'Pichlmayr',
      firstName: 'Eva',
      phone: '+436647654321',
      comment: 'Hinten läuten',
      version: order.version + 1,
      state: 'waiting',
      pricing: order.pricing,
      items: order.items,
    })
    expect(now.ride).toEqual({ ...order.ride, signName: 'Frau P.' })
    expect(now.timeline.at(-1)).toMatchObject({
      action: 'edit-details',
      actor: { type: 'user', name: 'Fatima Frank' },
      values: { before: { lastName: 'Pichler', signName: '' }, after: { lastName: 'Pichlmayr', signName: 'Frau P.' } },
    })
    const found = async (search: string) =>
      (await must(brand.call(orderingEndpoints.history, { query: { search } }, { as: chief }))).map(({ uid }) => uid)
    expect(await found('Pichlmayr')).toEqual([order.uid])
    const trail = await brand.core.db.first<{ actor_name: string; after: object }>(
      sql`SELECT actor_name, after FROM audit WHERE entity_id = ${order.id} AND action = 'order.edit-details'`,
    )
    expect(trail).toMatchObject({ actor_name: 'Fatima Frank', after: { after: { lastName: 'Pichlmayr' } } })
  })

  test('sends no mail', async () => {
    const order = await placed()
    await brand.drain()
    const count = sql`SELECT count(*)::int AS n FROM messages WHERE order_id = ${order.id}`
    const before = await brand.core.db.first(count)
    await must(put(order, { lastName: 'Neu' }))
    await brand.drain()
    expect(await brand.core.db.first(count)).toEqual(before)
  })

  test('a correction with the stored values changes nothing', async () => {
    const order = await placed()
    expect(await must(put(order, { lastName: order.lastName }))).toMatchObject({ version: order.version })
  })

  test.each([
    ['items', { items: [] }, 'items'],
    ['times', { appointmentDate: '2030-01-01T10:00:00Z' }, 'appointmentDate'],
    ['states', { state: 'completed' }, 'state'],
    ['ways of payment', { paymentMethod: 'atm-card' }, 'paymentMethod'],
    ['persons of a ride', { ride: { adults: 3 } }, 'ride.adults'],
    ['delivery addresses of other orders', { deliveryAddress: { ...address } }, 'deliveryAddress'],
  ])('%s cannot be changed with PUT: 422 names the field and the rule', async (_, body, field) => {
    const order = await placed()
    expect(await put(order, body)).toMatchObject({ status: 422, errors: [{ code: 'order.field_fixed', field }] })
    expect((await brand.order(order)).version).toBe(order.version)
  })

  test.each([
    ['a missing name', { lastName: '' }, 'lastName', 'field.required'],
    ['a wrong number', { phone: '12' }, 'phone', 'field.phone'],
    ['a wrong address', { email: 'x' }, 'email', 'field.email'],
  ])('%s is refused as in a new order', async (_, body, field, code) => {
    expect(await put(await placed(), body)).toMatchObject({ status: 422, errors: [{ code, field }] })
  })

  test('a field that does not exist is refused as unknown', async () => {
    expect(await put(await placed(), { lastname: 'X' })).toMatchObject({
      errors: [{ code: 'field.unknown', field: 'lastname' }],
    })
  })

  test('an ended order cannot be changed; a change with an old version is 409 with the current order; an order of another branch is not found', async () => {
    const order = await placed()
    const other = sessionOf(['ROLE_FRONTDESK'], { branches: [brand.b] })
    expect((await put(order, { lastName: 'X' }, other)).status).toBe(404)
    await must(put(order, { lastName: 'Erste' }))
    expect(await put(order, { lastName: 'Zweite' })).toMatchObject({
      status: 409,
      errors: [{ code: 'order.conflict' }],
      data: { lastName: 'Erste' },
    })
    const ended = await step(await brand.order(order), 'cancel')
    expect(await put(ended, { lastName: 'X' })).toMatchObject({ status: 409, errors: [{ code: 'order.wrong_state' }] })
  })

  test('of two simultaneous corrections one succeeds', async () => {
    const order = await placed()
    const both = await Promise.all([put(order, { lastName: 'A' }), put(order, { lastName: 'B' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

const address = {
  firstName: '',
  lastName: '',
  company: '',
  street: 'Gasse 1',
  floor: '',
  stairway: '',
  door: '',
  zipCode: '1010',
  city: 'Wien',
  country: 'AT',
}

describe('DELETE of a whole order', () => {
  test('a deleted order is in no table of any module afterwards', async () => {
    const { id: partner } = await must(
      brand.call(partnersEndpoints.create, { body: { name: 'Hotel', code: 'hotel' } }, { as: chief }),
    )
    const order = await brand.order(await brand.place(brand.draft({ partner: 'hotel' })))
    await brand.drain()
    brand.clock.advance({ seconds: 20 })
    await brand.runJobs()
    const rows = async () => {
      const tables = await brand.core.db.many<{ name: string }>(sql`
        SELECT table_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND column_name = 'order_id'`)
      const found: string[] = []
      for (const { name } of tables)
        if (await brand.core.db.first(sql`SELECT 1 FROM ${ident(name)} WHERE order_id::text = ${order.id} LIMIT 1`))
          found.push(name)
      return found
    }
    await step(order, 'cancel')
    await brand.drain()
    expect(await rows()).toEqual(expect.arrayContaining(['customer_orders', 'external_orders', 'messages']))
    expect(await del(order.id)).toMatchObject({ ok: true })
    await brand.drain()
    expect(await rows()).toEqual([])
    // No order refers to the partner any more, so the partner can be deleted.
    await must(brand.call(partnersEndpoints.remove, { params: { id: partner } }, { as: chief }))
  })

  test('an order that was rejected and never accepted is deleted with all data of its guest; the audit trail keeps its number', async () => {
    const order = await brand.order(
      await brand.place(
        brand.draft({ lastName: 'Scherzkeksius', email: 'scherzkeksius@post.example', comment: 'Probefahrtius' }),
      ),
    )
    await step(order, 'reject', { reason: 'other', message: 'Keine Scherze, Herr Scherzkeksius' })
    await brand.drain()
    brand.clock.advance({ seconds: 20 })
    await brand.runJobs()
    expect(await tablesWith(brand.core.db, ['scherzkeksius', 'probefahrtius'])).toEqual(
      expect.arrayContaining(['orders', 'order_search', 'order_timeline', 'messages', 'audit']),
    )
    expect(await del(order.id)).toMatchObject({ ok: true })
    await brand.drain()
    // The customer record is not part of the order, so it still exists.
    const people = await must(
      brand.call(customersEndpoints.list, { query: { search: 'Scherzkeksius' } }, { as: chief }),
    )
    expect(people).toMatchObject([{ orderCount: 0 }])
    expect((await brand.call(orderingEndpoints.get, { params: { id: order.id } }, { as: chief })).status).toBe(404)
    expect(await tablesWith(brand.core.db, ['scherzkeksius', 'probefahrtius'])).toEqual(['customer_keys', 'customers'])
    expect(await brand.core.db.many(sql`SELECT 1 FROM customer_orders WHERE order_id = ${order.id}`)).toEqual([])
    expect(
      await brand.core.db.first(
        sql`SELECT label, actor_name FROM audit WHERE entity_id = ${order.id} AND action = 'order.delete'`,
      ),
    ).toMatchObject({ label: order.uid })
    expect((await del(order.id)).status).toBe(404)
  })

  test.each([
    ['waits', async (order: Order) => order],
    ['was accepted and then cancelled', async (order: Order) => step(await step(order, 'confirm'), 'cancel')],
  ])('an order that %s cannot be deleted: 409 names the rule', async (_, bring) => {
    const order = await bring(await placed())
    expect(await del(order.id)).toMatchObject({ status: 409, errors: [{ code: 'order.not_deletable' }] })
    expect(await brand.order(order)).toMatchObject({ lastName: 'Pichler' })
  })

  test('only administrators may delete an order', async () => {
    const order = await step(await placed(), 'cancel')
    expect((await del(order.id, desk())).status).toBe(403)
    expect((await del(order.id, sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.a] }))).status).toBe(403)
  })
})
