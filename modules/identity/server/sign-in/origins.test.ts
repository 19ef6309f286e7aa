import sql from 'sql-template-tag'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { platformMigrations } from '#platform/brands/runtime.ts'
import { migrate } from '#platform/postgres/migrate.ts'
import { identityEndpoints as calls } from '../../contract.ts'
import { openStaff, password, type Staff } from '../testing/staff.ts'

const email = 'anna@donau.example'
let staff: Staff
beforeAll(async () => {
  staff = await openStaff()
})
afterAll(() => staff.brand.close())
beforeEach(async () => {
  await staff.reset()
  await staff.identity.createUser({ name: 'Anna Adler', email, roles: ['ROLE_ADMIN'], password })
})

const tryIn = (as: { password?: string; email?: string; address: string }) =>
  staff.call(
    calls.login,
    { body: { email: as.email ?? email, password: as.password ?? password } },
    { address: as.address },
  )
const trail = () =>
  staff.brand.core.db.many<{ id: string; action: string; line: string }>(
    sql`SELECT id, action, audit::text AS line FROM audit WHERE action LIKE 'auth.%' ORDER BY id`,
  )

test('the audit trail shows who signed in and when, and contains no IP address', async () => {
  await tryIn({ password: 'falsch', address: '203.0.113.61' })
  await tryIn({ email: 'niemand@donau.example', address: '203.0.113.62' })
  await tryIn({ address: '203.0.113.63' })
  const entries = await trail()
  expect(entries.map(({ action }) => action)).toEqual(['auth.login-failed', 'auth.login-failed', 'auth.login'])
  expect(entries.map(({ line }) => line).join()).not.toContain('203.0.113')
  expect(entries[2]?.line).toMatch(/Anna Adler.*password/)
})

test('only an administrator can read the IP address of a sign-in, by its entry in the audit trail', async () => {
  const { cookie } = await staff.signIn(email, password, { address: '203.0.113.63' })
  await staff.identity.createUser({ name: 'Olga', email: 'olga@donau.example', roles: ['ROLE_BACKOFFICE'], password })
  const id = (await trail())[0]?.id ?? ''
  const read = (as: { cookie?: string }) => staff.call(calls.signInOrigin, { params: { id } }, as)
  expect(await read({ cookie })).toMatchObject({
    status: 200,
    data: { address: '203.0.113.63', userAgent: 'Prüfstand' },
    cacheControl: 'no-store',
  })
  expect((await read({ cookie: (await staff.signIn('olga@donau.example', password)).cookie })).status).toBe(403)
  expect((await read({})).status).toBe(401)
  expect(
    (await staff.call(calls.signInOrigin, { params: { id: '00000000-0000-7000-8000-000000000000' } }, { cookie }))
      .status,
  ).toBe(404)
})

test('IP addresses are deleted after 90 days, also if there are many; the entries of the audit trail stay', async () => {
  await tryIn({ address: '203.0.113.63' })
  const { db } = staff.brand.core
  await db.run(
    sql`INSERT INTO sign_ins (id, at, address) SELECT gen_random_uuid(), '2026-11-20T08:00:00Z', 'a' FROM generate_series(1, 2100)`,
  )
  staff.brand.clock.set('2027-02-18T08:59:00Z')
  await staff.brand.runJobs()
  expect(await db.many(sql`SELECT address FROM sign_ins`)).toEqual([{ address: '203.0.113.63' }])
  staff.brand.clock.advance({ hours: 2 })
  await staff.brand.runJobs()
  expect(await db.many(sql`SELECT 1 FROM sign_ins`)).toEqual([])
  expect(await trail()).toHaveLength(1)
})

test("deleting a user deletes the IP addresses of the user's sign-ins", async () => {
  await tryIn({ address: '203.0.113.63' })
  await staff.brand.core.db.run(sql`DELETE FROM users`)
  expect(await staff.brand.core.db.many(sql`SELECT 1 FROM sign_ins`)).toEqual([])
})

test('IP addresses that an older release wrote into the audit trail are moved, old ones are deleted, and nothing else changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'servus-identity-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const now = new URL('../migrations/', import.meta.url)
  for (const name of ['0001-identity.sql', '0002-known-devices.sql']) cpSync(new URL(name, now), join(folder, name))
  const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
  const { url } = staff.brand.database
  const upgrade = (identity: URL) =>
    migrate({
      url,
      schema: 'brand_old',
      log: silent,
      migrations: [platformMigrations, { module: 'identity', folder: identity }],
    })
  await upgrade(pathToFileURL(`${folder}/`))
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('SET search_path = brand_old')
  await client.query(`
    INSERT INTO audit (id, at, action, entity, entity_id, label, actor_type, actor_name, reason, after) VALUES
      ('00000000-0000-7000-8000-000000000001', now() - interval '1 day', 'auth.login', 'user', 'x', 'Anna', 'user', 'Anna', NULL, '{"proof": "password", "address": "203.0.113.1"}'),
      ('00000000-0000-7000-8000-000000000002', now() - interval '100 days', 'auth.login-failed', 'user', 'unknown', '', 'system', NULL, 'auth.invalid_credentials', '{"address": "203.0.113.2"}'),
      ('00000000-0000-7000-8000-000000000003', now() - interval '100 days', 'branch.update', 'branch', 'y', 'Haus', 'system', NULL, NULL, '{"address": "Ring 1"}')`)
  await upgrade(now)
  const { rows } = await client.query('SELECT label, actor_name, reason, after FROM audit ORDER BY id')
  expect(rows).toEqual([
    { label: 'Anna', actor_name: 'Anna', reason: null, after: { proof: 'password' } },
    { label: '', actor_name: null, reason: 'auth.invalid_credentials', after: null },
    { label: 'Haus', actor_name: null, reason: null, after: { address: 'Ring 1' } },
  ])
  expect((await client.query('SELECT id, address FROM sign_ins')).rows).toEqual([
    { id: '00000000-0000-7000-8000-000000000001', address: '203.0.113.1' },
  ])
  await expect(client.query(`UPDATE audit SET action = 'x'`)).rejects.toThrow('append only')
})
