import * as fc from 'fast-check'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { type Statistic, visitCalls, visitStatistics as calls } from '../../contract.ts'
import { randomEvents } from '../testing/random-events.ts'
import type { DayEvent } from '../../rules/visits.ts'
import { openStore, type StoredEvent } from './store.ts'
import { rollUp } from './roll-up.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
}, 60_000)
afterAll(() => brand.close())

const day = '2026-11-20'
const zone = 'Europe/Vienna'
const now = Temporal.Instant.from('2026-11-20T22:30:00Z')
const stored = ({ at, ...event }: DayEvent): StoredEvent => ({
  ...event,
  day,
  at: Temporal.Instant.fromEpochMilliseconds(at),
  branch: event.branch ?? undefined,
  data: undefined,
})
const sample = (seed: number): DayEvent[] =>
  fc.sample(randomEvents(day, zone, [brand.a, brand.b]), { numRuns: 12, seed }).flatMap((some, part) =>
    // The same purchases are also reported by other visitors.
    some.map((event) => ({ ...event, visitor: String(Number(event.visitor) + part * 10) })),
  )
const run = () => rollUp(brand.core.db, { zone, now, keptFrom: '2026-08-01' })
const figures = async () => [
  await brand.core.db.many(sql`SELECT * FROM stat_day WHERE day = ${day} ORDER BY branch, device, dim, key`),
  await brand.core.db.many(sql`SELECT * FROM stat_hour WHERE day = ${day} ORDER BY hour, branch, device, dim, key`),
]
const anew = () => brand.core.db.run(sql`UPDATE stat_progress SET seen = NULL, digested = 0 WHERE day = ${day}`)
const forget = async () => {
  for (const table of ['stat_events', 'stat_day', 'stat_hour', 'stat_progress'])
    await brand.core.db.run(sql`DELETE FROM ${sql([table])}`)
}
/** Divides a list into parts so that neighbouring events are in different parts. */
const parts = <T>(list: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, part) => list.filter((__, index) => (index * 7 + (index % 3)) % count === part))

test.each([1, 2, 3, 4, 5])(
  'figures that are added run by run equal the figures computed from all events (%i)',
  async (seed) => {
    await forget()
    const write = openStore(brand.core.db)
    for (const part of parts(sample(seed), 6)) {
      if (part.length > 0) await write(part.map(stored))
      await run()
      const added = await figures()
      await anew()
      await run()
      expect(await figures()).toEqual(added)
    }
    expect((await figures())[0]?.length).toBeGreaterThan(50)
  },
  60_000,
)

test('events that are committed after newer events are counted once, in the next run', async () => {
  await forget()
  const write = openStore(brand.core.db)
  const [early = [], late = []] = parts(sample(6), 2)
  await write(late.slice(0, 1).map(stored))
  await run()
  let ended: Promise<void> | undefined
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const { promise: wrote, resolve: hasWritten } = Promise.withResolvers<void>()
  // Simulates another server process: it has written events, but its transaction is not committed yet.
  ended = brand.core.db.tx(async (tx) => {
    for (const event of early)
      await tx.run(
        sql`INSERT INTO stat_events (day, at, visitor, kind) VALUES (${day}, ${stored(event).at}, ${event.visitor}, ${event.kind === 'init' ? 0 : 2})`,
      )
    hasWritten()
    await mayEnd
    await tx.run(sql`UPDATE stat_progress SET written = written + ${early.length} WHERE day = ${day}`)
  })
  await wrote
  await write(late.slice(1).map(stored))
  await run()
  end()
  await ended
  await run()
  const added = await figures()
  const progress = await brand.core.db.first<object>(
    sql`SELECT written = digested AS "isWhole", written FROM stat_progress`,
  )
  expect(progress).toEqual({ isWhole: true, written: early.length + late.length })
  await anew()
  await run()
  expect(await figures()).toEqual(added)
}, 60_000)

test('a run that is interrupted in the middle changes nothing', async () => {
  await forget()
  const write = openStore(brand.core.db)
  const [first = [], second = []] = parts(sample(7), 2)
  await write(first.map(stored))
  await run()
  const before = await figures()
  await write(second.map(stored))
  await brand.core.db.run(sql`ALTER TABLE stat_day ADD CONSTRAINT broken CHECK (false) NOT VALID`)
  await expect(run()).rejects.toThrow('broken')
  await brand.core.db.run(sql`ALTER TABLE stat_day DROP CONSTRAINT broken`)
  expect(await figures()).toEqual(before)
  await run()
  const added = await figures()
  await anew()
  await run()
  expect(await figures()).toEqual(added)
}, 60_000)

test('events of a backup, with transaction ids of another server, are counted once', async () => {
  await forget()
  const write = openStore(brand.core.db)
  await write(sample(8).map(stored))
  await run()
  const before = await figures()
  // Simulates a restore: the events are in the default partition, and the stored snapshot lies in the future.
  await brand.core.db.tx(async (tx) => {
    await tx.run(sql`CREATE TABLE kept_events AS SELECT * FROM stat_events`)
    await tx.run(sql`SELECT stat_drop_partitions('2030-01-01')`)
    await tx.run(sql`
      INSERT INTO stat_events (day, at, visitor, kind, branch, page, name, ref, dev, once, tx)
      SELECT day, at, visitor, kind, branch, page, name, ref, dev, once, 9000000000 FROM kept_events ORDER BY id`)
    await tx.run(sql`DROP TABLE kept_events`)
    await tx.run(
      sql`UPDATE stat_progress SET digested = written - 1, seen = '9000000001:9000000001:'::pg_snapshot WHERE day = ${day}`,
    )
  })
  await run()
  expect(await figures()).toEqual(before)
  await write(
    sample(9)
      .map((event) => ({ ...event, visitor: String(Number(event.visitor) + 100), once: null }))
      .map(stored),
  )
  await run()
  const added = await figures()
  await anew()
  await run()
  expect(await figures()).toEqual(added)
}, 60_000)

test('figures up to the same time of the previous day, from hours and log, equal a count of the log for each call', async () => {
  await forget()
  await openStore(brand.core.db)(sample(10).map(stored))
  await run()
  brand.clock.set('2026-11-21T15:37:20Z')
  await brand.runJobs()
  const range = { from: '2026-11-21', to: '2026-11-21', compare: 'previous', limit: 500 }
  // This user sees two branches. For such a user the figures are counted from the log, not read from the stored figures. The second branch
  // does not exist. Therefore the counted figures must be equal to the stored figures of the first branch.
  const raw = sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.b, crypto.randomUUID()] })
  let found = 0
  for (const name of visitCalls) {
    const own = await must(brand.call(calls[name], { query: { ...range, branch: brand.b } as never }, { as: chief }))
    const counted = await must(brand.call(calls[name], { query: range as never }, { as: raw }))
    const before = ({ previous, previousFigures, buckets }: Statistic) => [
      previous,
      name === 'unique-visitors' ? undefined : previousFigures,
      buckets.map((bucket) => bucket.previous),
    ]
    expect([name, before(own)]).toEqual([name, before(counted)])
    found += own.previous ?? 0
  }
  expect(found).toBeGreaterThan(10)
}, 60_000)
