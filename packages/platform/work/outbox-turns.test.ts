import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { openBus } from '../live/bus.ts'
import { runOutbox } from './outbox.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
})
afterAll(() => brand.close())

test('entries that are taken together are begun in turn, and those that are left at once when it stops', async () => {
  const { db, clock, log } = brand.core
  for (const n of [1, 2, 3, 4])
    await db.run(
      sql`INSERT INTO outbox (id, topic, payload, created_at, next_at) VALUES (gen_random_uuid(), 'turn', ${JSON.stringify({ n })}, ${clock.now()}, ${clock.now()})`,
    )
  const begun: unknown[] = []
  const turns: (() => void)[] = []
  const listener = { hear: () => () => undefined, tell: () => undefined, close: async () => undefined }
  const outbox = runOutbox({
    db,
    bus: openBus({ schema: 'turns', listener }),
    clock,
    log,
    handlers: { turn: async ({ n }) => void begun.push(n) },
    automatic: true,
    pace: () => new Promise((resolve) => turns.push(resolve)),
  })
  const nextTurn = async (): Promise<void> => {
    await vi.waitFor(() => expect(turns).toHaveLength(1))
    turns.pop()?.()
  }
  await nextTurn()
  await vi.waitFor(() => expect(begun).toHaveLength(1))
  await nextTurn()
  await vi.waitFor(() => expect(begun).toHaveLength(2))

  await vi.waitFor(() => expect(turns).toHaveLength(1))
  const stopped = outbox.stop()
  turns.pop()?.()
  await stopped
  expect(begun.toSorted()).toEqual([1, 2, 3, 4])
  expect(await db.many(sql`SELECT 1 FROM outbox WHERE topic = 'turn' AND done_at IS NULL`)).toEqual([])
})
