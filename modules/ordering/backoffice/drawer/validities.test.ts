import { expect, test } from 'vitest'
import { validitiesOf } from './validities.ts'

const now = Date.parse('2026-03-20T17:00:00Z')
const minutes = (n: number) => now + n * 60_000

test.each([
  ['far ahead: every length', 3000, ['30', '60', '120', '360', '1440']],
  ['in two hours: shorter ones, and until the time itself', 120, ['30', '60', 'appointment']],
  ['in 20 minutes: only until the time itself', 20, ['appointment']],
] as const)('how long a proposal is valid, %s', (_, ahead, expected) => {
  const found = validitiesOf(now, minutes(ahead))
  expect(found.map(({ value }) => value)).toEqual(expected)
  // No two choices end at the same time.
  expect(new Set(found.map(({ end }) => end)).size).toBe(found.length)
  expect(found.every(({ end }) => end <= minutes(ahead))).toBe(true)
})
