import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { type ExternalUser, partnersEndpoints } from '#modules/partners/contract.ts'
import { must, newKey } from '#testing/order-calls.ts'
import { chief as anyone, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { keyEndpoints } from '../contract.ts'
import { type Chief, engageChief } from './testing/chief.ts'

let brand: RideBrand
let chief: Chief
let hotel: ExternalUser
let secret: string
const partner = (name: string, code: string) =>
  must(brand.call(partnersEndpoints.create, { body: { name, code } }, { as: anyone }))
const key = (partnerId: string) =>
  brand.call(
    keyEndpoints.create,
    { body: { name: 'Rezeption', scopes: ['orders:write'], partnerId } },
    { as: chief.session },
  )
beforeAll(async () => {
  brand = await rideBrand()
  chief = await engageChief(brand)
  hotel = await partner('Hotel Regina', 'hotel-regina')
  await partner('Hotel Sacher', 'hotel-sacher')
  const made = await must(key(hotel.id))
  expect(made.partnerId).toBe(hotel.id)
  secret = made.secret
})
afterAll(() => brand.close())

const book = (more: object = {}, idempotencyKey = newKey()) =>
  brand.app.inject({
    method: 'POST',
    url: orderingEndpoints.place.path,
    headers: { authorization: `Bearer ${secret}`, 'idempotency-key': idempotencyKey },
    payload: { ...brand.draft(), ...more },
  })
const partnerOf = async (uid: string) => {
  await brand.drain()
  const row = await brand.core.db.first<{ partner: string }>(sql`
    SELECT e.external_user_id AS partner FROM orders o JOIN external_orders e ON e.order_id = o.id
    WHERE o.uid = ${uid} AND o.origin = 'external'`)
  return row?.partner
}
const refusal = (answer: { json(): { errors?: { code: string; field?: string }[] } }) => {
  const [first] = answer.json().errors ?? []
  return [first?.code, first?.field]
}

test('an order with the key of a partner counts for this partner, with or without the partner in the draft', async () => {
  for (const more of [{}, { partner: 'hotel-regina' }]) {
    const placed = await book(more)
    expect(placed.statusCode).toBe(201)
    expect(await partnerOf(placed.json().data.uid)).toBe(hotel.id)
  }
})

test('even with every scope the key of a partner can only book: it reads no lists and no people, and changes the state of no order', async () => {
  const all = (await must(brand.call(keyEndpoints.scopes, {}, { as: chief.session }))).flatMap(({ name }) => [
    `${name}:read`,
    `${name}:write`,
  ])
  const body = { name: 'Alles', scopes: all, partnerId: hotel.id }
  const made = await must(brand.call(keyEndpoints.create, { body }, { as: chief.session }))
  const headers = { authorization: `Bearer ${made.secret}` }
  const get = (url: string) => brand.app.inject({ url, headers })
  const placed = await brand.place(brand.draft())
  const { id, version } = await brand.order(placed)
  for (const url of [
    '/api/orders',
    `/api/orders/${id}`,
    '/api/customers',
    '/api/external-users',
    '/api/logs',
    '/api/messages',
    // All staff may call these API addresses, but a program with a partner's key may not. One of them returns the working times of the
    // key's creator.
    '/api/branches',
    `/api/branches/${brand.a}`,
    '/api/orders/todays-rides',
    '/api/departments',
    '/api/projects',
    '/api/tasks',
    '/api/statistics/user-profile?from=2026-11-01&to=2026-11-30',
    '/api/statistics/user-profile-working-activities?from=2026-11-01&to=2026-11-30',
  ])
    expect([url, (await get(url)).statusCode]).toEqual([url, 403])
  const step = { method: 'POST' as const, url: `/api/orders/${id}/status/confirm`, headers, payload: { version } }
  expect((await brand.app.inject(step)).statusCode).toBe(403)
  const init = (await get('/api/init')).json().data as { url: string; data: unknown[] }[]
  expect(init.find(({ url }) => url.endsWith('/branches'))?.data).toHaveLength(2)
  expect((await get(`/api/orders/public/${placed.uid}/${placed.hash}`)).statusCode).toBe(200)
})

test('the key of a partner reads its own statement of all branches, and other keys cannot', async () => {
  const placed = await book()
  await brand.drain()
  const { appointment } = await brand.order(placed.json().data)
  const url = `/api/external-users/own/statement?month=${(appointment ?? '').slice(0, 7)}`
  const as = async (key?: string) => {
    const answer = await brand.app.inject({ url, headers: key ? { authorization: `Bearer ${key}` } : {} })
    const { lines = [] } = (answer.json() as { data?: { lines?: { uid: string }[] } }).data ?? {}
    return { status: answer.statusCode, store: answer.headers['cache-control'], uids: lines.map(({ uid }) => uid) }
  }
  const own = await as(secret)
  expect([own.status, own.store]).toEqual([200, 'no-store'])
  expect(own.uids).toContain(placed.json().data.uid)
  const others = await must(brand.call(partnersEndpoints.list, { query: { search: 'sacher' } }, { as: anyone }))
  const other = await must(key(others[0]?.id ?? ''))
  expect(await as(other.secret)).toMatchObject({ status: 200, uids: [] })
  const house = { name: 'Kasse', scopes: ['orders:write', 'external-users:read'] }
  const { secret: ofHouse } = await must(brand.call(keyEndpoints.create, { body: house }, { as: chief.session }))
  for (const caller of [undefined, ofHouse]) expect(await as(caller)).toMatchObject({ status: 404, uids: [] })
  await must(brand.call(keyEndpoints.revoke, { params: { id: other.id } }, { as: chief.session }))
  expect((await as(other.secret)).status).toBe(401)
})

test('a draft that names another partner is refused', async () => {
  expect(refusal(await book({ partner: 'hotel-sacher' }))).toEqual(['field.choice', 'partner'])
})

test('a key for a partner who does not exist is not created', async () => {
  const answer = await key(randomUUID())
  expect(answer.ok ? 'ok' : [answer.errors[0]?.code, answer.errors[0]?.field]).toEqual(['field.choice', 'partnerId'])
})

test('the key of a disabled partner places no new orders, but still finds an order that was placed', async () => {
  const once = newKey()
  const placed = await book({}, once)
  const body = { isEnabled: false, version: hotel.version }
  await must(brand.call(partnersEndpoints.update, { params: { id: hotel.id }, body }, { as: anyone }))
  expect(refusal(await book())).toEqual(['field.choice', 'partner'])
  const again = await book({}, once)
  expect([again.statusCode, again.json().data.uid]).toEqual([200, placed.json().data.uid])
})
