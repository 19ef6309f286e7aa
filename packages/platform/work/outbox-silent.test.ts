import sql from 'sql-template-tag'
import { expect, test, vi } from 'vitest'
import { testBrand } from '#testing/brand.ts'
import { testSchema } from '#testing/database.ts'
import { openBus } from '../live/bus.ts'
import type { Notice } from '../postgres/listener.ts'
import { runOutbox, wakeChannel } from './outbox.ts'

test('entries that wait for a provider do not delay later entries', async () => {
  const { db, clock, log, ids } = (await testBrand()).core
  const ears: ((notice: Notice) => void)[] = []
  const listener = {
    hear: (_: string, ear: { notice: (notice: Notice) => void }) => (ears.push(ear.notice), () => undefined),
    tell: () => undefined,
    close: async () => undefined,
  }
  const speaks = Promise.withResolvers<void>()
  const done: string[] = []
  const outbox = runOutbox({
    db,
    bus: openBus({ schema: testSchema, listener }),
    clock,
    log,
    handlers: {
      silent: async () => speaks.promise,
      quick: async ({ name }) => void done.push(String(name)),
    },
    automatic: true,
  })
  const add = async (topic: string, name: string): Promise<void> => {
    await db.run(sql`INSERT INTO outbox (id, topic, payload, created_at, next_at)
      VALUES (${ids.uuid()}, ${topic}, ${JSON.stringify({ name })}, ${clock.now()}, ${clock.now()})`)
    for (const ear of ears) ear({ schema: testSchema, channel: wakeChannel, payload: {} })
  }
  for (let n = 0; n < 5; n++) await add('silent', String(n))
  await vi.waitFor(
    async () => expect(await db.many(sql`SELECT 1 FROM outbox WHERE lease_until IS NOT NULL`)).toHaveLength(5),
    20_000,
  )
  await add('quick', 'first')
  await vi.waitFor(() => expect(done).toEqual(['first']), 20_000)
  await add('quick', 'second')
  await vi.waitFor(() => expect(done).toEqual(['first', 'second']), 20_000)
  speaks.resolve()
  await outbox.stop()
  expect(await db.many(sql`SELECT 1 FROM outbox WHERE done_at IS NULL`)).toEqual([])
})
