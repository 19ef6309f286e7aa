import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Order, orderingEndpoints } from '#modules/ordering/contract.ts'
import type { Session } from '#platform/module.ts'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { ownerOf, ownerSignIn } from '#testing/owner.ts'
import { tablesWith } from '#testing/traces.ts'
import { type Customer, customersEndpoints } from '../contract.ts'
import { guestEndpoints as calls } from '../contract/guest.ts'

let brand: RideBrand
let boss: Session
let swapped: Order
const { password } = ownerSignIn
const anna = { firstName: 'Annegretius', lastName: 'Erstling', phone: '+436601112233', email: 'erstling@post.example' }
const bert = { firstName: 'Bert', lastName: 'Zweitmann', phone: '+436609992233', email: 'zweitmann@post.example' }
const street = 'Erstlinggasse 5'

beforeAll(async () => {
  brand = await rideBrand()
  boss = await ownerOf(brand)
  await brand.place(brand.draft({ ...anna, street, comment: 'Erdnussgeheimnis' }))
  await brand.place(brand.draft(bert))
  swapped = await brand.order(await brand.place(brand.draft({ ...anna, street })))
  await follow()
  // The order is Bert's, but staff entered it with Anna's contact data. Now staff correct the contact data.
  swapped = await must(
    brand.call(
      orderingEndpoints.update,
      { params: { id: swapped.id }, body: { version: swapped.version, ...bert, street: 'Andere Gasse 1' } },
      { as: chief },
    ),
  )
  await follow()
})
afterAll(() => brand.close())

async function follow(): Promise<void> {
  await brand.drain()
  brand.clock.advance({ seconds: 20 })
  await brand.runJobs()
}
const people = (): Promise<Customer[]> => must(brand.call(customersEndpoints.list, { query: {} }, { as: chief }))
const idOf = async (name: string): Promise<string> =>
  (await people()).find((one) => one.name.includes(name))?.id ?? 'nobody'
const fileOf = async (id: string) =>
  String(await must(brand.call(calls.file, { params: { kind: 'customer', id }, query: { as: 'json' } }, { as: chief })))
const erase = (id: string) =>
  brand.call(calls.erase, { params: { kind: 'customer', id }, body: { password } }, { as: boss })
const cancelAll = async () => {
  for (const { id, version, state } of await must(brand.call(orderingEndpoints.history, { query: {} }, { as: chief })))
    if (state === 'waiting')
      await must(brand.call(orderingEndpoints.cancel, { params: { id }, body: { version } }, { as: chief }))
  await brand.drain()
}
const tracesLeft = (...texts: string[]) => tablesWith(brand.core.db, texts)

test('an order whose contact was corrected belongs to the person with the new contact', async () => {
  const count = async (name: string) => (await people()).find((one) => one.name.includes(name))?.orderCount
  expect([await count('Erstling'), await count('Zweitmann')]).toEqual([1, 2])
  const unknown = { phone: '+436605554443', email: 'drittel@post.example', lastName: 'Drittel' }
  const { id, version } = swapped
  const away = await must(
    brand.call(orderingEndpoints.update, { params: { id }, body: { version, ...unknown } }, { as: chief }),
  )
  await follow()
  expect([await count('Zweitmann'), await count('Drittel')]).toEqual([1, 1])
  await must(
    brand.call(orderingEndpoints.update, { params: { id }, body: { version: away.version, ...bert } }, { as: chief }),
  )
  await follow()
  expect([await count('Zweitmann'), await count('Drittel')]).toEqual([2, 0])
})

test("a person's file contains no order and no record of the other person", async () => {
  const file = await fileOf(await idOf('Zweitmann'))
  expect(file).toContain(swapped.uid)
  expect(file).not.toContain('Erdnussgeheimnis')
  expect((JSON.parse(file) as { customers: unknown[] }).customers).toHaveLength(1)
  // Mails that were sent before the correction went to the other person. These mails belong to the data of that person.
  expect(file).not.toMatch(/erstling|annegretius/i)
  const other = JSON.parse(await fileOf(await idOf('Erstling'))) as { messages: { order_uid: string }[] }
  expect(other.messages.map((mail) => mail.order_uid)).toContain(swapped.uid)
})

test('erasing a guest also removes the guest from earlier versions of the corrected order; the order and its new guest stay', async () => {
  expect(await erase(await idOf('Erstling'))).toMatchObject({ status: 409, errors: [{ code: 'order.still_open' }] })
  await cancelAll()
  const traces = ['erstling', 'annegretius', '1112233']
  expect(await tracesLeft(...traces)).toEqual(expect.arrayContaining(['audit', 'messages', 'order_timeline', 'orders']))
  expect(await erase(await idOf('Erstling'))).toMatchObject({ ok: true, value: { orders: 1 } })
  expect(await tracesLeft(...traces)).toEqual([])
  expect(await brand.order(swapped)).toMatchObject({ lastName: 'Zweitmann', email: bert.email, state: 'canceled' })
  expect(await fileOf(await idOf('Zweitmann'))).toContain(swapped.uid)
  expect(await erase(await idOf('Zweitmann'))).toMatchObject({ ok: true, value: { orders: 2 } })
  expect(await tracesLeft('zweitmann', '9992233')).toEqual([])
})
