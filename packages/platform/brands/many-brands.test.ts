import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { expect, inject, test } from 'vitest'
import { sequentialIds } from '#kernel/ids.ts'
import { testClock } from '#testing/clock.ts'
import { copyTemplate } from '#testing/database.ts'
import { shelves } from '../fixtures/shelves.ts'
import type { Log } from '../module.ts'
import { openHouse } from './house.ts'
import { fitting } from './pools.ts'

const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

test('many brands at once use no more connections than the pool has, and each reads its own records', async () => {
  const database = await copyTemplate(inject('databaseUrl'))
  const folder = await mkdtemp(join(tmpdir(), 'servus-many-'))
  const house = await openHouse({
    url: database.url,
    composition: shelves({ mails: [], jobRuns: 0 }),
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
    maxConnections: 3,
    idleMs: 60_000,
    automatic: false,
  })
  try {
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
  } finally {
    await house.close()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})

test.each([
  [100, 20],
  [60, 12],
  [20, 4],
  [1000, 20],
])('with %i connections of the server a process uses %i', (all, ours) => expect(fitting(all)).toBe(ours))
