import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import sql from 'sql-template-tag'
import { expect, inject, onTestFinished, test } from 'vitest'
import { platformMigrations } from '#platform/brands/runtime.ts'
import { appRole } from '#platform/postgres/app-role.ts'
import { testBrand } from '#testing/brand.ts'
import { testSchema } from '#testing/database.ts'
import { startMailServer } from '#testing/mail-server.ts'
import { composeServus } from '../../compose/composition.ts'
import { checkConnections, checkWork } from './brands.ts'
import { checkDatabase, checkSchema, connectTo, roleOf } from './database.ts'
import { linesOf } from './finding.ts'
import { checkDisk, checkServer, judgeClocks, judgeSpace } from './machine.ts'

const gib = 2 ** 30

test.each([
  [100 * gib, 'ok'],
  [1.9 * gib, 'attention'],
  [0.1 * gib, 'broken'],
])('judges %i bytes of free space as %s', (free, state) => expect(judgeSpace(free, '/data').state).toBe(state))

test.each([
  [0.4, 'ok'],
  [-3, 'attention'],
  [90, 'broken'],
])('judges clocks that are %i s apart as %s', (apart, state) => expect(judgeClocks(apart).state).toBe(state))

test('a missing folder is broken; the check of a writable folder leaves no file behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'servus-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  expect((await checkDisk(join(folder, 'missing')))[0]?.state).toBe('broken')
  expect((await checkDisk(folder))[0]?.says).toContain('GiB free')
})

test('the finding for a server that does not respond names its port', async () => {
  expect(await checkServer(9)).toMatchObject({ state: 'attention', says: 'does not answer on port 9' })
})

test('a database that does not respond is a finding; for a working one version, connections and clock are reported', async () => {
  const url = inject('databaseUrl')
  expect((await connectTo('postgres://nobody@127.0.0.1:9/x', 'it')).finding).toMatchObject({ state: 'broken' })
  const { client } = await connectTo(url, 'it')
  const findings = client ? await checkDatabase(client, Date.now) : []
  await client?.end()
  expect(findings.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok'])
})

test('pending migrations and a role that could change the audit trail are found; the role of the server cannot change it', async () => {
  const brand = await testBrand()
  const client = new Client({ connectionString: brand.database.url })
  await client.connect()
  onTestFinished(() => client.end())
  const migrations = [platformMigrations, ...composeServus().migrations]
  const look = (role: string) => checkSchema(client, { id: 'test', schema: testSchema }, { migrations, role })
  expect(await look(appRole)).toMatchObject({ isCurrent: true, findings: [{ state: 'ok' }] })
  expect(await look(await roleOf(client))).toMatchObject({ isCurrent: true, findings: [{ state: 'attention' }] })
  await client.query(`DELETE FROM ${testSchema}.migration WHERE module = 'payments'`)
  const { isCurrent, findings } = await look(appRole)
  expect([isCurrent, findings[0]?.says]).toEqual([false, expect.stringContaining('migrations wait')])
})

test('accounts are checked without sending a mail; late, failed and given up work is listed with what to do', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const brand = await testBrand({
    providers: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'a@example.at',
      MOLLIE_KEY: 'test_x',
      MOLLIE_URL: 'http://127.0.0.1:9',
    },
  })
  const accounts = await checkConnections(brand.runtime)
  expect(accounts.map(({ state }) => state).toSorted()).toEqual(['broken', 'ok'])
  expect(mail.caught).toEqual([])

  const { db, clock } = brand.core
  expect(await checkWork(brand.runtime)).toMatchObject([{ state: 'ok', says: 'no work waits' }])
  const due = clock.now().subtract({ minutes: 10 })
  await db.run(sql`INSERT INTO outbox (id, topic, payload, created_at, next_at, dead, last_error) VALUES
    (gen_random_uuid(), 'mail', '{}', ${due}, ${due}, false, NULL), (gen_random_uuid(), 'mail', '{}', ${due}, ${due}, true, 'refused')`)
  await db.run(sql`INSERT INTO job (name, next_at, last_error) VALUES ('sweep', ${due}, 'no room')`)
  const work = await checkWork(brand.runtime)
  expect(work.map(({ state }) => state)).toEqual(['broken', 'attention', 'attention'])
  expect(linesOf(work).join('\n')).toMatch(
    /FAIL.*waits?, the oldest for 600 s[^]*→[^]*refused[^]*sweep failed: no room/,
  )
})

test('without a mail server the doctor says that mails are only shown', async () => {
  const brand = await testBrand()
  expect(await checkConnections(brand.runtime)).toMatchObject([{ state: 'attention' }])
})
