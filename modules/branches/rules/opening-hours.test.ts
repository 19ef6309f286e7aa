import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  businessDay,
  closesSoon,
  isAlwaysOpen,
  isComplete,
  isOpen,
  isWrittenWithDate,
  mergeWindows,
  nextOpening,
  type OpeningHourRule,
  type OpeningHours,
  openUntil,
  weekdays,
  windowsOn,
} from './opening-hours.ts'

const vienna = 'Europe/Vienna'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(vienna).toInstant()
const day = (date: string) => Temporal.PlainDate.from(date)
const rule = (type: OpeningHourRule['type'], from: string, to: string, date?: string): OpeningHourRule => ({
  type,
  from,
  to,
  date,
  isClosed: false,
})
const closed = (type: OpeningHourRule['type'], date?: string): OpeningHourRule => ({ type, date, isClosed: true })
const shown = (rules: OpeningHours, date: string) =>
  windowsOn(rules, day(date), vienna).map(({ from, to }) =>
    [from, to]
      .map((edge) =>
        edge.toZonedDateTimeISO(vienna).toString({ timeZoneName: 'never', smallestUnit: 'minute' }).slice(5),
      )
      .join(' '),
  )

describe('complete rules (specification §3, Opening-hour rule)', () => {
  it.each<[string, OpeningHourRule, boolean]>([
    ['hours', rule('daily', '11:00', '14:30'), true],
    ['hours past midnight', rule('friday', '18:00', '02:00'), true],
    ['the whole day', rule('daily', '00:00', '24:00'), true],
    ['a closing', closed('monday'), true],
    ['a closed date', closed('once', '2026-12-24'), true],
    ['no times', { type: 'daily' }, false],
    ['half of the times', { type: 'daily', from: '11:00' }, false],
    ['a time that no clock shows', rule('daily', '11:00', '24:30'), false],
    ['a day that begins at its end', rule('daily', '24:00', '02:00'), false],
    ['once, but no date', closed('once'), false],
  ])('%s', (_name, one, expected) => expect(isComplete(one)).toBe(expected))
})

// 2026-11-20 is a Friday.
describe('precedence on a date (docs/rules/time.md, Opening hours)', () => {
  it.each<[string, OpeningHours, string[]]>([
    ['no rules: closed', [], []],
    ['daily', [rule('daily', '11:00', '14:30')], ['11-20T11:00+01:00 11-20T14:30+01:00']],
    [
      'weekday before daily',
      [rule('daily', '11:00', '14:30'), rule('friday', '17:00', '22:00')],
      ['11-20T17:00+01:00 11-20T22:00+01:00'],
    ],
    [
      'once before weekday',
      [rule('friday', '17:00', '22:00'), rule('once', '09:00', '10:00', '2026-11-20')],
      ['11-20T09:00+01:00 11-20T10:00+01:00'],
    ],
    [
      'once of another day says nothing',
      [rule('daily', '11:00', '12:00'), closed('once', '2026-11-21')],
      ['11-20T11:00+01:00 11-20T12:00+01:00'],
    ],
    [
      'rules of one rank add up, sorted',
      [rule('daily', '17:00', '23:00'), rule('daily', '11:00', '14:30')],
      ['11-20T11:00+01:00 11-20T14:30+01:00', '11-20T17:00+01:00 11-20T23:00+01:00'],
    ],
    [
      'closed closes its rank',
      [rule('friday', '11:00', '14:30'), closed('friday'), rule('daily', '08:00', '20:00')],
      [],
    ],
    ['closed once closes the whole date', [rule('daily', '00:00', '24:00'), closed('once', '2026-11-20')], []],
    [
      'closed daily loses to a weekday',
      [closed('daily'), rule('friday', '11:00', '12:00')],
      ['11-20T11:00+01:00 11-20T12:00+01:00'],
    ],
    [
      'to before from ends on the next day',
      [rule('friday', '18:00', '02:00')],
      ['11-20T18:00+01:00 11-21T02:00+01:00'],
    ],
    ['00:00–24:00 is the whole day', [rule('daily', '00:00', '24:00')], ['11-20T00:00+01:00 11-21T00:00+01:00']],
    ['00:00–00:00 is the whole day', [rule('daily', '00:00', '00:00')], ['11-20T00:00+01:00 11-21T00:00+01:00']],
    [
      'touching windows are one',
      [rule('daily', '11:00', '14:00'), rule('daily', '14:00', '18:00')],
      ['11-20T11:00+01:00 11-20T18:00+01:00'],
    ],
    [
      'overlapping windows are one',
      [rule('daily', '11:00', '15:00'), rule('daily', '14:00', '18:00')],
      ['11-20T11:00+01:00 11-20T18:00+01:00'],
    ],
    [
      'an ill-formed rule opens nothing',
      [{ type: 'daily' }, rule('daily', '25:00', '26:00'), rule('daily', '24:00', '03:00')],
      [],
    ],
  ])('%s', (_, rules, windows) => {
    expect(shown(rules, '2026-11-20')).toEqual(windows)
  })
})

describe('start and end of hours inside a clock change (docs/rules/time.md, Clock changes)', () => {
  it.each<[string, OpeningHourRule, string, string[]]>([
    [
      'from in the gap is the jump',
      rule('daily', '02:30', '05:00'),
      '2027-03-28',
      ['03-28T03:00+02:00 03-28T05:00+02:00'],
    ],
    [
      'to in the gap is the jump',
      rule('daily', '01:00', '02:30'),
      '2027-03-28',
      ['03-28T01:00+01:00 03-28T03:00+02:00'],
    ],
    ['wholly in the gap is no window', rule('daily', '02:10', '02:50'), '2027-03-28', []],
    [
      'doubled from is the first pass',
      rule('daily', '02:30', '05:00'),
      '2026-10-25',
      ['10-25T02:30+02:00 10-25T05:00+01:00'],
    ],
    [
      'doubled to is the second pass',
      rule('daily', '01:00', '02:30'),
      '2026-10-25',
      ['10-25T01:00+02:00 10-25T02:30+01:00'],
    ],
    [
      'the day of 25 hours is whole',
      rule('daily', '00:00', '24:00'),
      '2026-10-25',
      ['10-25T00:00+02:00 10-26T00:00+01:00'],
    ],
  ])('%s', (_, one, date, windows) => {
    expect(shown([one], date)).toEqual(windows)
  })
})

describe('open, and until when (specification §2, §4)', () => {
  const evening = [rule('daily', '11:00', '14:30'), rule('daily', '17:00', '01:00')]
  it.each([
    ['2026-11-20T10:59', false, undefined, '2026-11-20T11:00'],
    ['2026-11-20T11:00', true, '2026-11-20T14:30', '2026-11-20T11:00'],
    ['2026-11-20T14:29:59', true, '2026-11-20T14:30', '2026-11-20T14:29:59'],
    ['2026-11-20T14:30', false, undefined, '2026-11-20T17:00'],
    ['2026-11-20T23:59', true, '2026-11-21T01:00', '2026-11-20T23:59'],
    ['2026-11-21T00:59', true, '2026-11-21T01:00', '2026-11-21T00:59'],
    ['2026-11-21T01:00', false, undefined, '2026-11-21T11:00'],
  ])('at %s: open %s until %s, next %s', (now, open, until, next) => {
    expect(isOpen(evening, at(now), vienna)).toBe(open)
    expect(openUntil(evening, at(now), vienna)?.toString()).toBe(until && at(until).toString())
    expect(nextOpening(evening, at(now), vienna)?.toString()).toBe(at(next).toString())
  })

  it('still applies the hours of the day before on a closed day', () => {
    const rules = [...evening, closed('once', '2026-11-21')]
    expect(isOpen(rules, at('2026-11-21T00:30'), vienna)).toBe(true)
    expect(isOpen(rules, at('2026-11-21T12:00'), vienna)).toBe(false)
  })

  it('joins adjacent days, also over midnight', () => {
    const rules = [
      rule('friday', '08:00', '24:00'),
      rule('saturday', '00:00', '24:00'),
      rule('sunday', '00:00', '12:00'),
    ]
    expect(openUntil(rules, at('2026-11-20T09:00'), vienna)?.toString()).toBe(at('2026-11-22T12:00').toString())
  })

  it.each([
    ['2026-11-20T13:29', false],
    ['2026-11-20T13:30', true],
    ['2026-11-20T14:29', true],
    ['2026-11-20T14:30', false],
  ])('at %s it closes soon: %s (specification §9: 60 min)', (now, soon) => {
    expect(closesSoon(evening, at(now), vienna)).toBe(soon)
  })

  it('has no next opening if the rules never open', () => {
    expect(nextOpening([closed('daily')], at('2026-11-20T10:00'), vienna)).toBeUndefined()
    expect(nextOpening([rule('once', '10:00', '12:00', '2026-11-19')], at('2026-11-20T10:00'), vienna)).toBeUndefined()
    expect(
      nextOpening([rule('once', '10:00', '12:00', '2027-05-01')], at('2026-11-20T10:00'), vienna)?.toString(),
    ).toBe(at('2027-05-01T10:00').toString())
  })

  it('shows a next opening more than 6 days away with its date', () => {
    const now = at('2026-11-20T23:00')
    expect(isWrittenWithDate(at('2026-11-26T08:00'), now, vienna)).toBe(false)
    expect(isWrittenWithDate(at('2026-11-27T08:00'), now, vienna)).toBe(true)
  })
})

describe('24h geöffnet (docs/rules/time.md, Opening hours)', () => {
  const all = rule('daily', '00:00', '24:00')
  it.each<[string, OpeningHours, boolean]>([
    ['daily whole day', [all], true],
    ['daily whole day, other spelling', [rule('daily', '00:00', '00:00')], true],
    ['every weekday', weekdays.map((weekday) => rule(weekday, '00:00', '24:00')), true],
    ['from noon to noon, Sunday opens the Monday', [rule('daily', '12:00', '12:00')], true],
    ['two halves', [rule('daily', '00:00', '12:00'), rule('daily', '12:00', '24:00')], true],
    ['one minute short', [rule('daily', '00:00', '23:59')], false],
    ['a shorter Sunday', [all, rule('sunday', '08:00', '20:00')], false],
    ['a closing ahead', [all, closed('once', '2026-12-24')], false],
    ['a closing long over', [all, closed('once', '2025-12-24')], true],
    ['nothing', [], false],
  ])('%s', (_, rules, always) => {
    expect(isAlwaysOpen(rules, day('2026-11-20'))).toBe(always)
  })

  it('has no closing time if the branch is always open', () => {
    expect(openUntil([all], at('2026-11-20T09:00'), vienna)).toBeUndefined()
    expect(closesSoon([all], at('2026-11-20T23:59'), vienna)).toBe(false)
  })
})

describe('business day of ticket numbers (docs/rules/orders.md, Numbers)', () => {
  const late = [rule('daily', '11:00', '02:00')]
  it.each([
    ['2026-11-20T12:00', '2026-11-20'],
    ['2026-11-21T01:59', '2026-11-20'],
    ['2026-11-21T02:00', '2026-11-21'],
    ['2026-11-21T00:00', '2026-11-20'],
  ])('%s belongs to %s', (now, date) => {
    expect(businessDay(late, at(now), vienna).toString()).toBe(date)
  })

  it('starts at midnight for a branch that never closes', () => {
    expect(businessDay([rule('daily', '00:00', '24:00')], at('2026-11-21T00:00'), vienna).toString()).toBe('2026-11-21')
  })
})

describe('windows of several days, merged', () => {
  const time = fc
    .integer({ min: 0, max: 287 })
    .map((slot) => `${String(Math.floor(slot / 12)).padStart(2, '0')}:${String((slot % 12) * 5).padStart(2, '0')}`)
  const anyRule = fc.record({
    type: fc.constantFrom('daily' as const, ...weekdays),
    from: time,
    to: time,
    isClosed: fc.boolean(),
  })

  it('agree with isOpen at every moment, are sorted, do not touch, and are within the days', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 8 }), fc.integer({ min: 0, max: 380 }), (rules, days) => {
        const from = at('2026-10-20T07:13').add({ hours: days * 24 })
        const to = from.add({ hours: 50 })
        // A period of 50 hours touches at most four dates. Opening hours that begin on the day before can last until after midnight, so that day
        // is looked at, too.
        const dates = [-1, 0, 1, 2, 3].map((later) =>
          from.toZonedDateTimeISO(vienna).toPlainDate().add({ days: later }),
        )
        const windows = mergeWindows(dates.flatMap((date) => windowsOn(rules, date, vienna)))
        windows.forEach((window, index) => {
          const next = windows[index + 1]
          expect(Temporal.Instant.compare(window.from, window.to)).toBe(-1)
          if (next) expect(Temporal.Instant.compare(window.to, next.from)).toBe(-1)
        })
        for (let now = from; Temporal.Instant.compare(now, to) < 0; now = now.add({ minutes: 97 })) {
          const inside = windows.some(
            (window) => Temporal.Instant.compare(window.from, now) <= 0 && Temporal.Instant.compare(now, window.to) < 0,
          )
          expect(inside).toBe(isOpen(rules, now, vienna))
        }
      }),
      { numRuns: 60 },
    )
  })
})
