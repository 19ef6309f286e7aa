import { expect, test } from 'vitest'
import { endOfBusiness } from './end-of-business.ts'

test.each([
  ['2026-07-01T16:00:00Z', '2026-07-02T04:00:00Z'],
  ['2026-07-01T23:30:00Z', '2026-07-02T04:00:00Z'],
  ['2026-07-02T04:00:00Z', '2026-07-03T04:00:00Z'],
  // The night the clock goes back is an hour longer.
  ['2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z'],
])('at %s the evening ends at %s', (now, end) => expect(endOfBusiness(Date.parse(now), 'Europe/Vienna')).toBe(end))

test('a clock that counts parts of milliseconds is read as well', () =>
  expect(endOfBusiness(Date.parse('2026-07-01T16:00:00Z') + 0.25, 'Europe/Vienna')).toBe('2026-07-02T04:00:00Z'))
