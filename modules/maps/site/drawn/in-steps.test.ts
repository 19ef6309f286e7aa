import { expect, test } from 'vitest'
import { type InSteps, runAtOnce, runInTasks } from './in-steps.ts'

function* counting(seen: number[]): InSteps<string> {
  for (const n of [1, 2, 3]) {
    seen.push(n)
    yield
  }
  return 'ready'
}

test('all parts run without a pause', () => {
  const seen: number[] = []
  expect(runAtOnce(counting(seen))).toBe('ready')
  expect(seen).toEqual([1, 2, 3])
})

test('other tasks run between the parts', async () => {
  const seen: number[] = []
  const result = runInTasks(counting(seen), new AbortController().signal)
  expect(seen).toEqual([1])
  expect(await result).toBe('ready')
  expect(seen).toEqual([1, 2, 3])
})

test('after the abort no further part runs', async () => {
  const seen: number[] = []
  const stop = new AbortController()
  const result = runInTasks(counting(seen), stop.signal)
  stop.abort()
  expect(await result).toBeUndefined()
  expect(seen).toEqual([1])
})
