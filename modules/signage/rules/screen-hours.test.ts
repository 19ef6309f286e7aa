import { expect, test } from 'vitest'
import { isNightly } from './screen-hours.ts'

const zone = 'Europe/Vienna'
const late = [{ type: 'daily', from: '11:00', to: '04:30' }] as const

test.each([
  ['03:59:59', [], false],
  ['04:00:00', [], true],
  ['04:01:30', [], true],
  ['04:02:00', [], false],
  ['16:00:00', [], false],
  ['04:00:30', late, false],
  ['05:00:30', late, true],
] as const)('a start at %s of a screen with the hours %j', (time, hours, isIt) => {
  const at = Temporal.PlainDateTime.from(`2026-11-27T${time}`).toZonedDateTime(zone).toInstant()
  expect(isNightly(hours, at, zone)).toBe(isIt)
})
