import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mollieConnection } from '#modules/payments/server/connections.ts'
import { orderPaymentsPorts } from '#modules/ordering/ports.ts'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import { connectionsEndpoints as calls } from '../contract.ts'
import { as, codes, open, read, save } from './testing/open-brand.ts'

const key = 'test_verysecretvalue'

/** A brand for the tests in which every API call is refused. These tests can share one brand, because refused calls change nothing. */
let untouched: TestBrand
beforeAll(async () => {
  untouched = await open()
})
afterAll(() => untouched.close())

test('a secret is stored encrypted and appears in no response, audit entry or log', async () => {
  const brand = await open()
  const saved = await save(brand, 'mollie', { key })
  expect(saved.ok && saved.value).toMatchObject({ source: 'own', version: 1, test: null })
  const view = await read(brand, 'mollie')
  expect(view.fields.find(({ name }) => name === 'key')).toMatchObject({
    isSet: true,
    value: null,
    setBy: admin().name,
  })
  const stored = await brand.core.db.many<{ row: string }>(
    sql`SELECT row_to_json(c)::text AS row FROM connection c UNION ALL SELECT row_to_json(a)::text FROM audit a`,
  )
  expect(stored.length).toBeGreaterThan(1)
  for (const text of [
    JSON.stringify(saved),
    JSON.stringify(view),
    ...stored.map(({ row }) => row),
    JSON.stringify(brand.logged),
  ]) {
    expect(text).not.toContain(key)
    expect(text).not.toContain(Buffer.from(key).toString('hex'))
  }
})

test('a change takes effect at once, also in another process of the brand', async () => {
  const brand = await open()
  const other = await open({ database: brand.database })
  const methods = (of: TestBrand) => of.runtime.opened.port(orderPaymentsPorts.methods)()
  expect(methods(brand)).toEqual([])
  await save(brand, 'mollie', { key })
  expect(methods(brand)).toEqual(['mollie'])
  await expect.poll(() => methods(other), { timeout: 5000 }).toEqual(['mollie'])
  await request(brand).call(calls.clear, { params: { name: 'mollie' } }, as)
  expect(methods(brand)).toEqual([])
  await expect.poll(() => methods(other), { timeout: 5000 }).toEqual([])
})

test("a brand's own connection replaces that of the environment completely; without one, the environment is used but not shown", async () => {
  const brand = await open({ providers: { MOLLIE_KEY: 'test_environment', MOLLIE_URL: 'https://mollie.example' } })
  const before = await read(brand, 'mollie')
  expect(before.source).toBe('environment')
  expect(JSON.stringify(before)).not.toContain('mollie.example')
  await save(brand, 'mollie', { key })
  expect(brand.core.connections.state(mollieConnection)).toEqual({ source: 'own', values: { key } })
})

test('a brand that may not use the environment has no connection', async () => {
  const brand = await open({ providers: { MOLLIE_KEY: key }, mayUseEnvironment: () => false })
  expect((await read(brand, 'mollie')).source).toBe('none')
  expect(brand.runtime.opened.port(orderPaymentsPorts.methods)()).toEqual([])
})

test('a stored secret is not sent to a new address', async () => {
  const brand = await open()
  await save(brand, 'mollie', { key })
  expect(codes(await save(brand, 'mollie', { url: 'https://elsewhere.example' }, 1))).toEqual([
    ['connections.secret_again', 'key'],
  ])
  expect((await save(brand, 'mollie', { url: 'https://elsewhere.example', key }, 1)).ok).toBe(true)
})

test.each<[string, Record<string, string | null>, [string, string]]>([
  ['mollie', {}, ['field.required', 'key']],
  ['mollie', { key, url: 'ftp://mollie.example' }, ['connections.form', 'url']],
  ['mollie', { key, url: 'https://user:x@mollie.example' }, ['connections.form', 'url']],
  ['mollie', { key, colour: 'red' }, ['request.invalid', 'colour']],
  ['datatrans', { merchant: '1', password: 'x', signKey: 'zz' }, ['connections.form', 'signKey']],
  ['mail', { server: 'smtp://mail.example', from: 'a@b.at' }, ['connections.form', 'server']],
  ['mail', { server: 'mail.example:587', from: 'nobody' }, ['connections.form', 'from']],
  ['mail', { server: 'mail.example', from: 'a@b.at', encryption: 'rot13' }, ['connections.form', 'encryption']],
])('%s with %j is refused with field and rule, and nothing is stored', async (name, values, failure) => {
  const brand = untouched
  expect(codes(await save(brand, name, values))).toContainEqual(failure)
  expect(await read(brand, name)).toMatchObject({ source: 'none', version: 0 })
})

test('a change based on an older version is refused with the current state', async () => {
  const brand = await open()
  await save(brand, 'mollie', { key })
  const late = await save(brand, 'mollie', { key: 'test_other' }, 0)
  expect(late).toMatchObject({ ok: false, status: 409, data: { version: 1 } })
})

test('values that were encrypted with another key are unreadable and are replaced by entering them again', async () => {
  const brand = await open({ providers: { MOLLIE_KEY: 'test_environment' } })
  await save(brand, 'mollie', { key })
  const moved = await testBrand({ id: 'another', database: brand.database, providers: { MOLLIE_KEY: 'test_env' } })
  expect((await read(moved, 'mollie')).source).toBe('unreadable')
  expect(moved.runtime.opened.port(orderPaymentsPorts.methods)()).toEqual([])
  expect((await save(moved, 'mollie', { key }, 1)).ok).toBe(true)
  expect((await read(moved, 'mollie')).source).toBe('own')
})
