import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { expect, inject, test } from 'vitest'
import { sequentialIds } from '#kernel/ids.ts'
import { testClock } from '#testing/clock.ts'
import { copyTemplate } from '#testing/database.ts'
import { type Doings, shelves } from '../fixtures/shelves.ts'
import type { Log } from '../module.ts'
import { type House, openHouse } from './house.ts'
import { fitting } from './pools.ts'

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * Opens a house (all brands that one server process serves) on a separate database and passes it to `act`. The pool has `maxConnections`
 * connections.
 */
async function withHouse(
  { maxConnections, automatic, doings }: { maxConnections: number; automatic: boolean; doings: Doings },
  act: (house: House) => Promise<void>,
): Promise<void> {
  const database = await copyTemplate(inject('databaseUrl'))
  const folder = await mkdtemp(join(tmpdir(), 'servus-many-'))
  const house = await openHouse({
    url: database.url,
    composition: shelves(doings),
    clock: testClock(),
    ids: sequentialIds(),
    logFor: () => silent,
    settingsFor: () => ({
      publicUrl: undefined,
      demo: false,
      provider: () => undefined,
      secret: () => new Uint8Array(32),
    }),
    dataFolder: folder,
    release: 'test',
    maxConnections,
    idleMs: 60_000,
    automatic,
  })
  try {
    await act(house)
  } finally {
    await house.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

test('many brands at once use no more connections than the pool has, and each reads its own records', async () => {
  await withHouse({ maxConnections: 3, automatic: false, doings: { mails: [], jobRuns: 0 } }, async (house) => {
    const ids = Array.from({ length: 12 }, (_, n) => `brand-${n}`)
    for (const id of ids) await house.create({ id, name: id, hosts: [`${id}.example`] })
    const answers = await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: 12 }, async () => {
          const { db } = await house.forHost(`${id}.example`)
          const row = await db.first<{ schema: string }>(sql`SELECT current_schema() AS schema`)
          const inTx = await db.tx((tx) => tx.first<{ schema: string }>(sql`SELECT current_schema() AS schema`))
          return [row?.schema, inTx?.schema].every((schema) => schema === `brand_${id.replace('-', '_')}`)
        }),
      ),
    )
    expect(answers).toHaveLength(144)
    expect(answers).not.toContain(false)
    expect(house.opened()[0]?.db.pool.total).toBeLessThanOrEqual(3)
  })
})

test('while one brand uses all its connections and its callers wait, the jobs of another brand begin at once', async () => {
  const doings = { mails: [], jobRuns: 0 }
  await withHouse({ maxConnections: 4, automatic: true, doings }, async (house) => {
    for (const id of ['rush', 'quiet']) await house.create({ id, name: id, hosts: [`${id}.example`] })
    const rush = await house.forHost('rush.example')
    await expect.poll(() => doings.jobRuns, { timeout: 10_000 }).toBe(1)
    const { promise: held, resolve: free } = Promise.withResolvers<void>()
    const callers = Array.from({ length: 5 }, () => rush.db.tx(() => held))
    try {
      await expect.poll(() => rush.db.pool.waiting).toBeGreaterThanOrEqual(2)
      await house.forHost('quiet.example')
      await expect.poll(() => doings.jobRuns, { timeout: 5_000 }).toBe(2)
    } finally {
      free()
      await Promise.all(callers)
    }
  })
}, 30_000)

test.each([
  [100, 20],
  [60, 12],
  [20, 4],
  [1000, 20],
])('with %i connections of the server a process uses %i', (all, ours) => expect(fitting(all)).toBe(ours))
