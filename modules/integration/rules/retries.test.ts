import { expect, test } from 'vitest'
import { afterFailure, pauseAfter } from './retries.ts'

test('the pauses are 10 s, 1 min, 5 min, 30 min, and then an hour each', () =>
  expect([1, 2, 3, 4, 5, 6, 20].map(pauseAfter)).toEqual([10, 60, 300, 1_800, 3_600, 3_600, 3_600]))

test('a failing delivery is tried again for a day, and never after that', () => {
  let age = 0
  let attempts = 0
  for (;;) {
    attempts++
    const next = afterFailure(attempts, age)
    if (next.state === 'dead') break
    age += next.inSeconds
  }
  expect(age).toBeLessThanOrEqual(86_400)
  expect(age).toBeGreaterThan(86_400 - 3_600)
  expect(attempts).toBe(28)
})
