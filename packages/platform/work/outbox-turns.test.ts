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

/** Waits up to 20 s, because the machine may be busy. */
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, 20_000)

/**
 * Adds the entries 1 to `count` of a topic and runs an outbox for them. Until it is stopped, the outbox begins an entry only when the test calls
 * `nextTurn`.
 */
async function inTurns(topic: string, count: number) {
  const { db, clock, log } = brand.core
  for (let n = 1; n <= count; n++)
    await db.run(
      sql`INSERT INTO outbox (id, topic, payload, created_at, next_at) VALUES (gen_random_uuid(), ${topic}, ${JSON.stringify({ n })}, ${clock.now()}, ${clock.now()})`,
    )
  const begun: unknown[] = []
  const turns: (() => void)[] = []
  const listener = { hear: () => () => undefined, tell: () => undefined, close: async () => undefined }
  const outbox = runOutbox({
    db,
    bus: openBus({ schema: 'turns', listener }),
    clock,
    log,
    handlers: { [topic]: async ({ n }) => void begun.push(n) },
    automatic: true,
    pace: () => new Promise((resolve) => turns.push(resolve)),
  })
  const nextTurn = async (): Promise<void> => {
    await soon(() => expect(turns).toHaveLength(1))
    turns.pop()?.()
  }
  return { db, clock, outbox, begun, turns, nextTurn }
}

test('claimed entries begin one after the other; after a stop the remaining ones begin at once', async () => {
  const { db, outbox, begun, turns, nextTurn } = await inTurns('turn', 4)
  await nextTurn()
  await soon(() => expect(begun).toHaveLength(1))
  await nextTurn()
  await soon(() => expect(begun).toHaveLength(2))

  await soon(() => expect(turns).toHaveLength(1))
  const stopped = outbox.stop()
  turns.pop()?.()
  await stopped
  expect(begun.toSorted()).toEqual([1, 2, 3, 4])
  expect(await db.many(sql`SELECT 1 FROM outbox WHERE topic = 'turn' AND done_at IS NULL`)).toEqual([])
})

test('an entry that begins late is done by the process that claimed it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { db, clock, outbox, begun, turns, nextTurn } = await inTurns('late', 2)
    await nextTurn()
    await soon(() => expect(turns).toHaveLength(1))
    expect(begun).toHaveLength(1)
    const freeForOthers = () =>
      db.many(sql`SELECT 1 FROM outbox WHERE topic = 'late' AND done_at IS NULL AND lease_until < ${clock.now()}`)
    brand.clock.advance({ seconds: 16 })
    expect(await freeForOthers()).toHaveLength(1)
    vi.advanceTimersByTime(5_000)
    await soon(async () => expect(await freeForOthers()).toEqual([]))
    await nextTurn()
    await outbox.stop()
    expect(begun.toSorted()).toEqual([1, 2])
  } finally {
    vi.useRealTimers()
  }
})
