import { describe, expect, test } from 'vitest'
import { formatAge, formatListed, formatMomentInText, formatUntil, formatWait } from './format.ts'

const second = 1000
const minute = 60 * second

describe('an elapsed time is written as a duration that cannot be confused with a time of day', () => {
  test.each([
    [0, '0:00 min'],
    [-5 * second, '0:00 min'],
    [9 * second, '0:09 min'],
    [10 * minute + 5 * second, '10:05 min'],
    [16 * minute + 52 * second, '16:52 min'],
    [60 * minute - 1, '59:59 min'],
    [60 * minute, '1 h 00 min'],
    [61 * minute + 59 * second, '1 h 01 min'],
    [26 * 60 * minute + 7 * minute, '26 h 07 min'],
  ])('%i ms is %s', (milliseconds, text) => expect(formatAge(milliseconds)).toBe(text.replaceAll(' ', '\u00a0')))
})

describe('a wait shows seconds for ten minutes, then whole minutes', () => {
  const textsOf = (from: number, to: number) => {
    const seconds = Array.from({ length: (to - from) / second }, (_, index) => from + index * second)
    return new Set(seconds.map(formatWait)).size
  }
  test('within the first ten minutes the text changes every second', () => expect(textsOf(0, 10 * minute)).toBe(600))
  test('after ten minutes it changes every minute', () => {
    expect(textsOf(10 * minute, 60 * minute)).toBe(50)
    expect(textsOf(60 * minute, 120 * minute)).toBe(60)
  })
  test.each([
    [10 * minute - 1, '9:59 min'],
    [10 * minute, '10 min'],
    [60 * minute - 1, '59 min'],
    [60 * minute, '1 h 00 min'],
  ])('%i ms is %s', (milliseconds, text) => expect(formatWait(milliseconds)).toBe(text.replaceAll(' ', '\u00a0')))
})

test('a word such as heute is in lower case inside a sentence, the name of a weekday is not', () => {
  const now = Date.parse('2026-03-20T10:00:00Z')
  const inText = (at: string, locale: 'de' | 'en') => formatMomentInText(Date.parse(at), now, 'Europe/Vienna', locale)
  expect(inText('2026-03-20T16:58:00Z', 'de')).toBe('heute 17:58')
  expect(inText('2026-03-21T16:58:00Z', 'de')).toBe('morgen 17:58')
  expect(inText('2026-03-21T16:58:00Z', 'en')).toBe('tomorrow 17:58')
  expect(inText('2026-03-22T16:58:00Z', 'de')).toBe('So, 22.3. 17:58')
})

test('an end that is not today names its day', () => {
  const now = Date.parse('2026-11-27T20:22:00Z')
  const until = (at: string) => formatUntil(Date.parse(at), now, 'Europe/Vienna', 'de')
  expect(until('2026-11-27T20:49:00Z')).toBe('21:49')
  expect(until('2026-11-28T06:49:00Z')).toBe('morgen 07:49')
  expect(until('2026-11-29T06:49:00Z')).toBe('So, 29.11. 07:49')
})

test.each([
  ['2026-03-20T16:58:00Z', 'de', '17:58'],
  ['2026-03-19T22:59:00Z', 'de', 'Do, 19.3. 23:59'],
  ['2026-03-19T23:00:00Z', 'de', '00:00'],
  ['2026-03-21T04:10:00Z', 'de', 'Sa, 21.3. 05:10'],
  ['2026-03-19T22:59:00Z', 'en', 'Thu 19.3. 23:59'],
  ['2025-03-21T04:10:00Z', 'de', '21.03.2025 05:10'],
  ['2025-12-31T23:30:00Z', 'de', 'Do, 1.1. 00:30'],
] as const)('in a list %s is (%s) %s: no word such as gestern, and no date without its year', (at, locale, text) => {
  expect(formatListed(Date.parse(at), Date.parse('2026-03-20T10:00:00Z'), 'Europe/Vienna', locale)).toBe(text)
})
