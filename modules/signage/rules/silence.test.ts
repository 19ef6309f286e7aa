import { expect, test } from 'vitest'
import { isMissed } from './silence.ts'

const zone = 'Europe/Vienna'
const at = (wall: string): Temporal.Instant => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const lunch = [{ type: 'daily', from: '11:00', to: '14:30' }] as const
const night = [{ type: 'friday', from: '17:00', to: '02:00' }] as const

test.each([
  ['no hours, silent for ten minutes', [], '2026-03-20T03:00', '2026-03-20T03:10', true],
  ['no hours, silent for less', [], '2026-03-20T03:00', '2026-03-20T03:09:59', false],
  ['within its hours', lunch, '2026-03-20T12:00', '2026-03-20T12:10', true],
  ['outside of its hours', lunch, '2026-03-20T14:15', '2026-03-20T14:30', false],
  ['off since yesterday, the hours have just begun', lunch, '2026-03-19T14:30', '2026-03-20T11:09', false],
  ['off since yesterday, ten minutes after the hours began', lunch, '2026-03-19T14:30', '2026-03-20T11:10', true],
  ['hours that last into Saturday', night, '2026-03-20T23:55', '2026-03-21T00:05', true],
  ['the day after a night', night, '2026-03-21T01:55', '2026-03-21T02:05', false],
] as const)('%s', (_name, hours, seen, now, missed) => {
  expect(isMissed({ hours, zone, seen: at(seen) }, 10, at(now))).toBe(missed)
})

test('with hours around the clock, silence is not counted anew from midnight', () => {
  const hours = [{ type: 'daily', from: '00:00', to: '24:00' }] as const
  expect(isMissed({ hours, zone, seen: at('2026-03-20T23:52') }, 10, at('2026-03-21T00:02'))).toBe(true)
})
