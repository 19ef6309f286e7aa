import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openListener } from './listener.ts'

const schema = 'listener_test'
const log = { debug: () => undefined, info: () => undefined, warn: vi.fn(), error: () => undefined }
let admin: Client
beforeAll(async () => {
  admin = new Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query(`CREATE SCHEMA ${schema}`)
  await admin.query(`CREATE SEQUENCE ${schema}.told`)
  // PostgreSQL finds this function before its own `pg_notify`. The first call fails, as a real call does while the queue of NOTIFY is full.
  await admin.query(`CREATE FUNCTION ${schema}.pg_notify(channel text, message text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('${schema}.told') = 1 THEN RAISE EXCEPTION 'too many notifications in the NOTIFY queue'; END IF;
    PERFORM pg_catalog.pg_notify(channel, message);
  END $$`)
})
afterAll(async () => {
  await admin.query(`DROP SCHEMA ${schema} CASCADE`)
  await admin.end()
})

test('a message that the database refused is sent again a moment later', async () => {
  const url = inject('databaseUrl')
  const heard: unknown[] = []
  const reader = openListener({ url, log })
  reader.hear('brand', { notice: ({ payload }) => heard.push(payload), lost: () => undefined })
  const teller = openListener({
    url: `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${schema},pg_catalog`)}`,
    log,
    reconnectMs: 20,
  })
  await vi.waitFor(async () => {
    const { rows } = await admin.query(
      `SELECT 1 FROM pg_stat_activity WHERE query = 'LISTEN servus' AND datname = current_database()`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(2)
  }, 20_000)
  teller.tell({ schema: 'brand', channel: 'board', payload: { n: 1 } })
  await vi.waitFor(() => expect(heard).toEqual([{ n: 1 }]), 20_000)
  expect(log.warn).toHaveBeenCalledTimes(1)
  await Promise.all([reader.close(), teller.close()])
})
