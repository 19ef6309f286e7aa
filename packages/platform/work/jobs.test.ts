import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import { testSchema } from '#testing/database.ts'
import type { Db } from '../db.ts'
import type { ScheduledJob } from '../module.ts'
import { openDatabase } from '../postgres/database.ts'
import { openSharedPool } from '../postgres/shared-pool.ts'
import { runJobs } from './jobs.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
})
afterAll(() => brand.close())
beforeEach(() => brand.core.db.run(sql`TRUNCATE job`))

const run = (jobs: readonly ScheduledJob[], automatic: boolean, isCrowded = () => false, own?: Db) => {
  const { clock, log } = brand.core
  return runJobs({ db: own ?? brand.core.db, clock, log, jobs, automatic, isCrowded })
}
/** A job that lasts until `end` is called. */
function longJob(everySeconds: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const doings = { runs: 0, end: resolve, signal: undefined as AbortSignal | undefined }
  const job: ScheduledJob = {
    name: 'test.endless',
    everySeconds,
    run: (signal) => {
      doings.runs++
      doings.signal = signal
      return promise
    },
  }
  return Object.assign(doings, { job })
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const soon = (check: () => void) => vi.waitFor(check, 20_000)

test('a job that waits for a provider does not delay other jobs, and runs only once at a time', async () => {
  const [hung, other] = [{ runs: 0 }, { runs: 0 }]
  let answer = (): void => undefined
  const silent = new Promise<void>((resolve) => (answer = resolve))
  const runner = run(
    [
      { name: 'test.hung', everySeconds: 1, run: () => (hung.runs++, silent) },
      { name: 'test.other', everySeconds: 1, run: async () => void other.runs++ },
    ],
    true,
  )
  await soon(() => expect(other.runs).toBe(1))
  brand.clock.advance({ seconds: 2 })
  await soon(() => expect(other.runs).toBe(2))
  expect(hung.runs).toBe(1)
  answer()
  await runner.stop()
})

test('the signal of a run aborts when its time is used up and when the server stops', async () => {
  const ended: string[] = []
  let begun = (): void => undefined
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const until = (name: string) => (signal: AbortSignal) => {
    begun()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(void ended.push(name))))
  }
  const stopped = run([{ name: 'test.stopped', everySeconds: 1, run: until('stop') }], false)
  const running = stopped.runDue()
  await hasBegun
  await stopped.stop()
  await running
  await run([{ name: 'test.long', everySeconds: 1, budgetSeconds: 0.05, run: until('budget') }], false).runDue()
  expect(ended).toEqual(['stop', 'budget'])
})

test('at most two jobs begin within a second, and the most frequent ones begin first', async () => {
  const begun: string[] = []
  const job = (name: string, everySeconds: number): ScheduledJob => ({
    name: `test.${name}`,
    everySeconds,
    run: async () => void begun.push(name),
  })
  const runner = run([job('daily', 86_400), job('hourly', 3600), job('often', 5), job('minute', 60)], true)
  await soon(() => expect(begun.length).toBeGreaterThan(0))
  await soon(() => expect(begun).toHaveLength(2))
  expect(begun.toSorted()).toEqual(['minute', 'often'])
  await soon(() => expect(begun).toHaveLength(4))
  await runner.stop()
})

test('while calls wait for connections, frequent jobs wait for at most half a minute and rare ones for ten minutes', async () => {
  const runs = { rare: 0, often: 0 }
  const crowded = vi.fn(() => true)
  const runner = run(
    [
      { name: 'test.rare', everySeconds: 3600, run: async () => void runs.rare++ },
      { name: 'test.frequent', everySeconds: 1, run: async () => void runs.often++ },
    ],
    true,
    crowded,
  )
  // `crowded` is called for each job, so four calls mean two checks. If the first check had begun a job, the job would have run by now.
  await soon(() => expect(crowded.mock.calls.length).toBeGreaterThanOrEqual(4))
  expect(runs).toEqual({ rare: 0, often: 0 })
  brand.clock.advance({ seconds: 30 })
  await soon(() => expect(runs.often).toBe(1))
  expect(runs.rare).toBe(0)
  brand.clock.advance({ minutes: 10 })
  await soon(() => expect(runs.rare).toBe(1))
  await runner.stop()
})

test('if reading the rows takes several seconds, at most two jobs begin afterwards', async () => {
  const begun: string[] = []
  const slow = Promise.withResolvers<void>()
  const { db } = brand.core
  const own: Db = { ...db, many: (statement) => slow.promise.then(() => db.many(statement)) }
  const jobs = Array.from({ length: 12 }, (_, n) => ({
    name: `test.slow-${n}`,
    everySeconds: 60,
    run: async () => void begun.push(`${n}`),
  }))
  const runner = run(jobs, true, undefined, own)
  // The runner checks the jobs five times in this pause. These checks must not begin jobs later, when the rows are read.
  await pause(5_200)
  slow.resolve()
  await soon(() => expect(begun.length).toBeGreaterThan(1))
  await pause(400)
  expect(begun.length).toBeLessThanOrEqual(4)
  await runner.stop()
}, 20_000)

test('a job that has waited for connections and then gets none is tried again soon', async () => {
  let refused = 0
  const runs = { rare: 0 }
  const { db } = brand.core
  const own: Db = {
    ...db,
    run: (statement) => (refused++ === 0 ? Promise.reject(new Error('no connection')) : db.run(statement)),
  }
  const crowded = vi.fn(() => true)
  const job = { name: 'test.refused', everySeconds: 3600, run: async () => void runs.rare++ }
  const runner = run([job], true, crowded, own)
  await soon(() => expect(crowded).toHaveBeenCalled())
  brand.clock.advance({ minutes: 10 })
  await soon(() => expect(refused).toBe(1))
  brand.clock.advance({ seconds: 5 })
  await soon(() => expect(runs.rare).toBe(1))
  await runner.stop()
})

test('jobs that belong to a killed process do not hold up the others', async () => {
  const { db, clock } = brand.core
  const runs: string[] = []
  for (const name of ['test.killed-1', 'test.killed-2'])
    await db.run(sql`INSERT INTO job (name, next_at, lease_until)
      VALUES (${name}, ${clock.now()}, ${clock.now().add({ seconds: 60 })})`)
  const job = (name: string, everySeconds: number) => ({ name, everySeconds, run: async () => void runs.push(name) })
  const runner = run([job('test.killed-1', 5), job('test.killed-2', 5), job('test.escalate', 15)], true)
  await vi.waitFor(() => expect(runs).toEqual(['test.escalate']), 6_000)
  brand.clock.advance({ seconds: 61 })
  await soon(() => expect(runs.toSorted().slice(-2)).toEqual(['test.killed-1', 'test.killed-2']))
  await runner.stop()
}, 30_000)

test('a rare job begins although more frequent ones are always due', async () => {
  const runs = { often: 0, rare: 0 }
  const often = (name: string): ScheduledJob => ({
    name,
    everySeconds: 1,
    run: async () => {
      runs.often++
      brand.clock.advance({ seconds: 1 })
    },
  })
  const rare = { name: 'test.hourly', everySeconds: 3600, run: async () => void runs.rare++ }
  const runner = run([often('test.a'), often('test.b'), often('test.c'), rare], true)
  await soon(() => expect(runs.often).toBeGreaterThan(0))
  // Now the rare job is three periods late.
  brand.clock.advance({ hours: 3 })
  await vi.waitFor(() => expect(runs.rare).toBe(1), 6_000)
  await runner.stop()
})

test('after the clock was set back, jobs run in their usual period', async () => {
  const runs = { count: 0 }
  const job = { name: 'test.clock', everySeconds: 15, run: async () => void runs.count++ }
  await run([job], false).runDue()
  brand.clock.advance({ hours: -24 })
  const runner = run([job], true)
  await vi.waitFor(() => expect(runs.count).toBe(2), 4_000)
  brand.clock.advance({ hours: -1 })
  await vi.waitFor(() => expect(runs.count).toBe(3), 4_000)
  await runner.stop()
}, 20_000)

test('a lease from before the clock was set back does not block the job', async () => {
  const { db, clock } = brand.core
  await db.run(sql`INSERT INTO job (name, next_at, lease_until)
    VALUES ('test.lease', ${clock.now()}, ${clock.now().add({ hours: 1 })})`)
  const job = { name: 'test.lease', everySeconds: 15, run: async () => undefined }
  expect(await run([job], false).runDue()).toEqual(['test.lease'])
})

test('a run that another process has taken over does not end the lease of that process', async () => {
  const [suspended, other, third] = [longJob(5), longJob(5), longJob(5)]
  const first = run([suspended.job], false)
  const firstRun = first.runDue()
  await soon(() => expect(suspended.runs).toBe(1))
  // The first process is suspended and renews nothing, so its lease expires.
  brand.clock.advance({ seconds: 61 })
  const second = run([other.job], false)
  const secondRun = second.runDue()
  await soon(() => expect(other.runs).toBe(1))
  suspended.end()
  await firstRun
  brand.clock.advance({ seconds: 10 })
  third.end()
  expect(await run([third.job], false).runDue()).toEqual([])
  other.end()
  await secondRun
  expect(await run([third.job], false).runDue()).toEqual([third.job.name])
})

test('a run is aborted when another process has taken the job over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    const taken = longJob(5)
    const running = run([taken.job], false).runDue()
    await soon(() => expect(taken.runs).toBe(1))
    await brand.core.db.run(sql`UPDATE job SET last_run_at = ${brand.clock.now().add({ seconds: 1 })}`)
    vi.advanceTimersByTime(20_000)
    await soon(() => expect(taken.signal?.aborted).toBe(true))
    taken.end()
    await running
  } finally {
    vi.useRealTimers()
  }
})

test('a job runs although the line of its brand is full of callers', async () => {
  const { log } = brand.core
  const pool = openSharedPool({ url: brand.database.url, log, max: 1, mostWaiting: 1 })
  const db = openDatabase({ url: brand.database.url, schema: testSchema, log, pool })
  const held = Promise.withResolvers<void>()
  const callers = [db.tx(() => held.promise), db.first(sql`SELECT 1`)]
  await expect(db.first(sql`SELECT 1`)).rejects.toThrow('no free connection')
  const job = { name: 'test.full', everySeconds: 15, run: async () => void (await db.first(sql`SELECT 1`)) }
  const running = run([job], false, undefined, db).runDue()
  await pause(50)
  held.resolve()
  expect(await running).toEqual(['test.full'])
  await Promise.all(callers)
  await pool.close()
})

test('jobs that have never run begin in the order of their periods, however long ago the brand was made', async () => {
  const begun: string[] = []
  const job = (name: string, everySeconds: number): ScheduledJob => ({
    name,
    everySeconds,
    run: async () => void begun.push(name),
  })
  const jobs = [job('test.daily', 86_400), job('test.weekly', 604_800), job('test.often', 5), job('test.hourly', 3600)]
  // After the first turn no job begins until the clock has been moved, however long the machine takes for that.
  let looks = 0
  let isReleased = false
  const runner = run(jobs, true, () => !isReleased && ++looks > jobs.length)
  await soon(() => expect(begun).toHaveLength(2))
  brand.clock.advance({ minutes: 4 })
  isReleased = true
  await soon(() => expect(begun).toHaveLength(5))
  // The runner begins two jobs at the same time, so their order does not matter.
  expect(begun.slice(0, 2).toSorted()).toEqual(['test.hourly', 'test.often'])
  expect(begun.slice(2, 4).toSorted()).toEqual(['test.daily', 'test.often'])
  expect(begun[4]).toBe('test.weekly')
  await runner.stop()
})
