import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must, newKey } from '#testing/order-calls.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { admin } from '#testing/sessions.ts'
import { keyEndpoints } from '../contract.ts'
import { type Chief, engageChief } from './testing/chief.ts'

let brand: RideBrand
let chief: Chief
beforeAll(async () => {
  brand = await rideBrand()
  chief = await engageChief(brand)
})
afterAll(() => brand.close())

const make = (body: { scopes: string[]; branches?: string[]; expiresAt?: string | null; name?: string }) =>
  must(brand.call(keyEndpoints.create, { body: { name: 'Kasse', ...body } }, { as: chief.session }))
const get = (url: string, secret: string, more: Record<string, string> = {}) =>
  brand.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${secret}`, ...more } })
const codeOf = (response: { json(): unknown }) => (response.json() as { errors: { code: string }[] }).errors[0]?.code

test('a key reads what its scope allows, and nothing else', async () => {
  const { secret } = await make({ scopes: ['orders:read'] })
  expect((await get('/api/orders/current', secret)).statusCode).toBe(200)
  const products = await get('/api/products', secret)
  expect([products.statusCode, codeOf(products)]).toEqual([403, 'auth.key_scope'])
})

test('reading does not allow writing', async () => {
  const { secret } = await make({ scopes: ['catalogue:read'] })
  const response = await brand.app.inject({
    method: 'DELETE',
    url: `/api/products/${brand.vehicle}`,
    headers: { authorization: `Bearer ${secret}` },
  })
  expect([response.statusCode, codeOf(response)]).toEqual([403, 'auth.key_scope'])
})

test('no key can access users, keys and settings', async () => {
  const all = (await must(brand.call(keyEndpoints.scopes, {}, { as: chief.session }))).flatMap(({ name }) => [
    `${name}:read`,
    `${name}:write`,
  ])
  const { secret } = await make({ scopes: all })
  for (const path of [
    '/api/users',
    '/api/users/me',
    '/api/api-keys',
    '/api/config',
    '/api/connections',
    '/api/board-keys',
  ])
    expect([path, codeOf(await get(path, secret))]).toEqual([path, 'auth.key_scope'])
})

test('a key and a cookie in one call are refused', async () => {
  const { secret } = await make({ scopes: ['orders:read'] })
  const response = await get('/api/orders/current', secret, { cookie: `sid=${'x'.repeat(30)}` })
  expect([response.statusCode, codeOf(response)]).toEqual([400, 'auth.key_and_session'])
})

test('a changed, unknown, revoked or expired key is refused', async () => {
  const later = String(brand.clock.now().add({ hours: 1 }))
  const key = await make({ scopes: ['orders:read'], expiresAt: later })
  for (const secret of [`${key.secret}x`, key.secret.slice(0, -1), `srv_00000000_${'a'.repeat(64)}`])
    expect((await get('/api/orders/current', secret)).statusCode).toBe(401)
  brand.clock.advance({ hours: 2 })
  expect(codeOf(await get('/api/orders/current', key.secret))).toBe('auth.key_invalid')
  const other = await make({ scopes: ['orders:read'] })
  await must(brand.call(keyEndpoints.revoke, { params: { id: other.id } }, { as: chief.session }))
  expect((await get('/api/orders/current', other.secret)).statusCode).toBe(401)
})

test('a key never has more rights than its creator has at the moment of the call', async () => {
  const { secret } = await make({ scopes: ['customers:read', 'orders:read'] })
  expect((await get('/api/customers', secret)).statusCode).toBe(200)
  await brand.core.db.run(sql`UPDATE users SET roles = '["ROLE_FRONTDESK"]' WHERE id = ${chief.id}`)
  expect((await get('/api/customers', secret)).statusCode).toBe(403)
  await brand.core.db.run(sql`UPDATE users SET is_enabled = false WHERE id = ${chief.id}`)
  expect((await get('/api/orders/current', secret)).statusCode).toBe(401)
  await brand.core.db.run(sql`UPDATE users SET roles = '["ROLE_ADMIN"]', is_enabled = true WHERE id = ${chief.id}`)
})

test('a key with branches sees only these branches, even if an administrator created it', async () => {
  const placed = await brand.place()
  const order = await brand.order(placed)
  const { secret } = await make({ scopes: ['orders:read'], branches: [brand.b] })
  expect((await get(`/api/orders/${order.id}`, secret)).statusCode).toBe(404)
  const own = await make({ scopes: ['orders:read'], branches: [brand.a] })
  expect((await get(`/api/orders/${order.id}`, own.secret)).statusCode).toBe(200)
})

test('a program places an order with a key and without a session token', async () => {
  const { secret } = await make({ scopes: ['orders:write'] })
  const response = await brand.app.inject({
    method: 'POST',
    url: orderingEndpoints.place.path,
    headers: { authorization: `Bearer ${secret}`, 'idempotency-key': newKey() },
    payload: brand.draft(),
  })
  expect(response.statusCode).toBe(201)
})

test('the audit trail names the key that changed something, but never its secret', async () => {
  const key = await make({ scopes: ['catalogue:read', 'catalogue:write'], name: 'Lager' })
  const product = await must(
    brand.call(catalogueEndpoints.products.get, { params: { id: brand.vehicle } }, { as: admin() }),
  )
  const response = await brand.app.inject({
    method: 'PUT',
    url: `/api/products/${brand.vehicle}`,
    headers: { authorization: `Bearer ${key.secret}` },
    payload: { name: 'Business Class', version: product.version },
  })
  expect(response.statusCode).toBe(200)
  const entry = await brand.core.db.first(
    sql`SELECT actor_type, actor_id, actor_name FROM audit WHERE action = 'product.update'`,
  )
  expect(entry).toEqual({ actor_type: 'key', actor_id: key.id, actor_name: 'Lager' })
  const dump = JSON.stringify([
    await brand.core.db.many(sql`SELECT * FROM audit`),
    await brand.core.db.many(sql`SELECT * FROM api_keys`),
    brand.logged,
  ])
  expect(dump.includes(key.secret.slice(13))).toBe(false)
})

test('the last use of a key is written at most once a minute', async () => {
  const key = await make({ scopes: ['orders:read'] })
  const used = async () =>
    (await must(brand.call(keyEndpoints.list, {}, { as: chief.session }))).find(({ id }) => id === key.id)?.lastUsedAt
  expect(await used()).toBeNull()
  await get('/api/orders/current', key.secret)
  const first = await used()
  brand.clock.advance({ seconds: 30 })
  await get('/api/orders/current', key.secret)
  expect(await used()).toBe(first)
  brand.clock.advance({ seconds: 40 })
  await get('/api/orders/current', key.secret)
  expect(await used()).not.toBe(first)
})

test('an unknown scope, a foreign branch and an expiry in the past are refused with their field', async () => {
  const refusal = async (body: object) => {
    const answer = await brand.call(
      keyEndpoints.create,
      { body: { name: 'Kasse', scopes: ['orders:read'], ...body } },
      { as: chief.session },
    )
    return answer.ok ? 'ok' : [answer.errors[0]?.code, answer.errors[0]?.field]
  }
  expect(await refusal({ scopes: ['nothing:read'] })).toEqual(['field.choice', 'scopes'])
  expect(await refusal({ branches: [chief.id] })).toEqual(['field.choice', 'branches'])
  expect(await refusal({ expiresAt: '2020-01-01T00:00:00Z' })).toEqual(['integration.expires_past', 'expiresAt'])
})
