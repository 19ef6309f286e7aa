import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testBrand, type TestBrand } from '#testing/brand.ts'
import type { ScheduledJob } from '../module.ts'
import { runJobs } from './jobs.ts'

let brand: TestBrand
beforeAll(async () => {
  brand = await testBrand()
})
afterAll(() => brand.close())

const run = (jobs: readonly ScheduledJob[], automatic: boolean, isCrowded = () => false) => {
  const { db, clock, log } = brand.core
  return runJobs({ db, clock, log, jobs, automatic, isCrowded })
}
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
  // The jobs are seen for the first time within a second.
  await vi.waitFor(() => expect(crowded).toHaveBeenCalledTimes(2), 20_000)
  expect(runs).toEqual({ rare: 0, often: 0 })
  brand.clock.advance({ seconds: 30 })
  await soon(() => expect(runs.often).toBe(1))
  expect(runs.rare).toBe(0)
  brand.clock.advance({ minutes: 10 })
  await soon(() => expect(runs.rare).toBe(1))
  await runner.stop()
})
