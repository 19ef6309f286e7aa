import { expect, test } from 'vitest'
import { shortMoment, shortSpan } from './screen-moment.ts'

const zone = 'Europe/Vienna'
const at = (wall: string): number => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds
const now = at('2026-11-27T13:00')

test.each([
  ['2026-11-27T12:03', '12:03', '12:03'],
  ['2026-11-26T12:03', 'gestern 12:03', 'yesterday 12:03'],
  ['2026-11-21T12:03', 'Sa, 21.11. 12:03', 'Sat 21.11. 12:03'],
] as const)('the moment %s is %s', (wall, de, en) => {
  expect(shortMoment(at(wall), now, zone, 'de')).toBe(de)
  expect(shortMoment(at(wall), now, zone, 'en')).toBe(en)
})

test.each([
  ['2026-11-27T12:03', '2026-11-27T12:09', '12:03–12:09'],
  ['2026-11-26T12:03', '2026-11-26T12:09', 'Do, 26.11. 12:03–12:09'],
  ['2026-11-26T23:50', '2026-11-27T00:10', 'Do, 26.11. 23:50 – 00:10'],
  ['2026-11-21T23:50', '2026-11-26T00:10', 'Sa, 21.11. 23:50 – Do, 26.11. 00:10'],
] as const)('from %s to %s: %s', (from, to, text) => {
  expect(shortSpan(at(from), at(to), now, zone, 'de')).toBe(text)
})
