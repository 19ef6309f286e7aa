import { afterAll, beforeAll, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { RideRequest } from '#modules/ordering/contract/ride.ts'
import type { Session } from '#platform/module.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { must } from '#testing/order-calls.ts'
import { sessionOf } from '#testing/sessions.ts'
import { ownerOf, ownerSignIn } from '#testing/owner.ts'
import { tracesIn } from '#testing/traces.ts'
import { customersEndpoints } from '../contract.ts'
import { guestEndpoints as calls } from '../contract/guest.ts'

let brand: RideBrand
let boss: Session
const { password } = ownerSignIn
beforeAll(async () => {
  brand = await rideBrand()
  boss = await ownerOf(brand)
})
afterAll(() => brand.close())

/** The values of one guest. None of them occurs in other data of this test, so that every trace of the guest can be found. */
const gerda = {
  firstName: 'Gerlindis',
  lastName: 'Quendelmoser',
  phone: '+43 660 9988776',
  email: 'gerlindis.q@post.example',
  street: 'Zwirbelgasse 77',
  comment: 'Bitte beim Xylofon läuten',
  isCompany: true,
  companyName: 'Quendelmoser Wollwaren',
}
const traces = [
  'gerlindis',
  'quendelmoser',
  '9988776',
  'zwirbelgasse',
  'xylofon',
  'blasiusallergie',
  'OS 777',
  Buffer.from('Quendelmoser').toString('base64'),
  'spurwort',
]
/** A recognisable text for each text field of a ride. */
const rideTexts = Object.fromEntries(
  Object.entries(RideRequest.shape)
    .filter(([, shape]) => shape.safeParse('').success)
    .map(([name]) => [name, { flightNumber: 'OS 777', passengerPhone: '+43 660 9988776' }[name] ?? `Spurwort ${name}`]),
)
const other = { firstName: 'Vera', lastName: 'Nachbarin', phone: '+43 660 5554443', email: 'vera@post.example' }

const tracesLeft = () => tracesIn(brand.core.db, traces)

const cancel = async (placed: { uid: string }): Promise<string> => {
  const { id, version } = await brand.order(placed)
  await must(
    brand.call(
      orderingEndpoints.cancel,
      { params: { id }, body: { version, message: 'Frau Quendelmoser rief an' } },
      { as: chief },
    ),
  )
  return id
}
const customerId = async (name: string): Promise<string> => {
  brand.clock.advance({ seconds: 20 })
  await brand.runJobs()
  const list = await must(brand.call(customersEndpoints.list, { query: { search: name } }, { as: chief }))
  return list[0]?.id ?? ''
}
const erase = (id: string, given: object = {}, as: Session = boss) =>
  brand.call(calls.erase, { params: { kind: 'customer', id }, body: { password, ...given } }, { as })

test('a guest with an open order is not erased, not even in part', async () => {
  await brand.place(brand.draft({ ...gerda, ride: { ...brand.draft().ride!, ...rideTexts } }))
  const id = await customerId('Quendelmoser')
  const before = await tracesLeft()
  expect(await erase(id)).toMatchObject({ ok: false, status: 409, errors: [{ code: 'order.still_open' }] })
  expect(await tracesLeft()).toEqual(before)
  expect(before).toEqual(
    expect.arrayContaining([
      'orders: gerlindis',
      'orders: spurwort',
      'order_search: zwirbelgasse',
      'customers: 9988776',
    ]),
  )
})

test('a wrong password erases nothing, and only administrators may erase', async () => {
  const id = await customerId('Quendelmoser')
  expect(await erase(id, { password: 'falsch' })).toMatchObject({ status: 401, errors: [{ field: 'password' }] })
  const editor = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.a] })
  expect((await erase(id, {}, editor)).status).toBe(403)
  expect((await brand.call(calls.file, { params: { kind: 'customer', id } }, { as: editor })).status).toBe(403)
})

test('the file contains all stored data of the guest, and nothing of another guest', async () => {
  await brand.place(brand.draft(other))
  const id = await customerId('Quendelmoser')
  const { version } = await must(brand.call(customersEndpoints.get, { params: { id } }, { as: chief }))
  const body = { version, allergies: 'Blasiusallergie', note: '<b>Xylofon</b>' }
  await must(brand.call(customersEndpoints.update, { params: { id }, body }, { as: chief }))
  await brand.drain()
  const file = String(await must(brand.call(calls.file, { params: { kind: 'customer', id } }, { as: chief })))
  for (const part of ['Quendelmoser', 'gerlindis.q@post.example', 'Xylofon', 'OS 777', 'Blasiusallergie'])
    expect(file).toContain(part)
  expect(file).not.toContain('Nachbarin')
  expect(Object.keys(JSON.parse(file) as object)).toEqual(expect.arrayContaining(['customers', 'orders', 'messages']))
  const page = String(
    await must(brand.call(calls.file, { params: { kind: 'customer', id }, query: { as: 'html' } }, { as: chief })),
  )
  expect(page).toContain('Auskunft über gespeicherte Daten')
  expect(page).not.toContain('<b>Xylofon')
})

test('after an erasure no value of the guest is in any table or file; amounts, numbers and other guests stay', async () => {
  const placed = await must(brand.call(orderingEndpoints.history, { query: { search: 'Quendelmoser' } }, { as: chief }))
  const order = placed[0]
  if (!order) throw new Error('no order')
  await cancel(order)
  await brand.drain()
  const id = await customerId('Quendelmoser')
  expect(await tracesLeft()).toEqual(expect.arrayContaining(['audit: quendelmoser', 'messages: quendelmoser']))
  const sums = sql`SELECT uid, total_gross, total_tax, state, created_at FROM orders ORDER BY id`
  const before = await brand.core.db.many(sums)

  expect(await erase(id)).toMatchObject({ ok: true, value: { orders: 1 } })

  expect(await tracesLeft()).toEqual([])
  expect(await brand.core.db.many(sums)).toEqual(before)
  expect(await customerId('Vera')).not.toBe('')
  const trail = await brand.core.db.many<{ action: string; actor_name: string }>(
    sql`SELECT action, actor_name FROM audit WHERE entity_id = ${order.id} OR entity_id = ${id} ORDER BY at, id`,
  )
  expect(trail.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['order.cancel', 'customer.update', 'guest.erase']),
  )
  // The order still exists and can be opened by staff, but without the guest's data.
  expect(await brand.order({ uid: order.uid })).toMatchObject({ uid: order.uid, firstName: '' })
  expect(await erase(id)).toMatchObject({ status: 404 })
})

test('the audit trail stays append-only: an entry can be emptied, but not rewritten', async () => {
  const entry = await brand.core.db.first<{ id: string }>(
    sql`SELECT id FROM audit WHERE action = 'order.cancel' LIMIT 1`,
  )
  for (const change of [sql`actor_name = 'x'`, sql`label = 'x'`, sql`label = '', action = 'x'`])
    await expect(brand.core.db.run(sql`UPDATE audit SET ${change} WHERE id = ${entry?.id}`)).rejects.toThrow()
  await expect(brand.core.db.run(sql`DELETE FROM audit`)).rejects.toThrow()
})

test('a guest without a record is erased through an order', async () => {
  const id = await cancel(await brand.place(brand.draft(gerda)))
  await brand.core.db.run(sql`DELETE FROM customers WHERE last_name = 'Quendelmoser'`)
  await must(brand.call(calls.erase, { params: { kind: 'order', id }, body: { password } }, { as: boss }))
  expect(await tracesLeft()).toEqual([])
})

test("after the brand's number of months the job erases guests of ended orders, once, and keeps newer ones", async () => {
  await cancel(await brand.place(brand.draft(gerda)))
  await brand.drain()
  await customerId('Quendelmoser')
  brand.clock.advance({ hours: 24 * 725 })
  await brand.runJobs()
  expect(await tracesLeft()).not.toEqual([])
  brand.clock.advance({ hours: 24 * 30 })
  await brand.runJobs()
  expect(await tracesLeft()).toEqual([])
  const marks = sql`SELECT id, anonymised_at FROM orders WHERE anonymised_at IS NOT NULL ORDER BY id`
  const first = await brand.core.db.many(marks)
  brand.clock.advance({ hours: 24 })
  await brand.runJobs()
  expect(await brand.core.db.many(marks)).toEqual(first)
  // This order has not ended, so it is not erased yet.
  expect(await brand.core.db.many(sql`SELECT 1 FROM orders WHERE last_name = 'Nachbarin'`)).toHaveLength(1)
})
