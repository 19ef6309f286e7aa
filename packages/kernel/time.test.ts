import { describe, expect, it } from 'vitest'
import {
  dateAt,
  edgeInstant,
  fixedClock,
  formatAppointment,
  formatDate,
  formatTime,
  instantsOf,
  isoWeek,
  nextFullHour,
  startOfDay,
} from './time.ts'

const vienna = 'Europe/Vienna'
const wall = (iso: string) => Temporal.PlainDateTime.from(iso)

describe('wall times (docs/rules/time.md)', () => {
  it.each([
    ['2026-11-20T14:35', ['2026-11-20T13:35:00Z']],
    ['2027-03-28T02:30', []],
    ['2027-03-28T02:00', []],
    ['2027-03-28T03:00', ['2027-03-28T01:00:00Z']],
    ['2026-10-25T02:30', ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']],
    ['2026-10-25T03:00', ['2026-10-25T02:00:00Z']],
  ])('the wall time %s has the instants %j', (iso, instants) => {
    expect(instantsOf(wall(iso), vienna).map(String)).toEqual(instants)
  })

  it.each([
    ['2027-03-28T02:30', 'from', '2027-03-28T01:00:00Z'],
    ['2027-03-28T02:00', 'to', '2027-03-28T01:00:00Z'],
    ['2026-10-25T02:30', 'from', '2026-10-25T00:30:00Z'],
    ['2026-10-25T02:30', 'to', '2026-10-25T01:30:00Z'],
    ['2026-06-01T11:00', 'from', '2026-06-01T09:00:00Z'],
  ] as const)('the edge %s as "%s" is %s', (iso, edge, instant) => {
    expect(edgeInstant(wall(iso), vienna, edge).toString()).toBe(instant)
  })

  it('starts a day without a midnight at its first instant', () => {
    expect(startOfDay(Temporal.PlainDate.from('2026-09-06'), 'America/Santiago').toString()).toBe(
      '2026-09-06T04:00:00Z',
    )
  })

  it('finds the date in a zone', () => {
    expect(dateAt(Temporal.Instant.from('2026-11-20T23:30:00Z'), vienna).toString()).toBe('2026-11-21')
  })
})

describe('formats (specification §5)', () => {
  const at = Temporal.Instant.from('2026-03-05T08:07:00Z')
  it('writes dates DD.MM.YYYY, times HH:mm, appointments D.M.yy, HH:mm', () => {
    const local = at.toZonedDateTimeISO(vienna)
    expect(formatDate(local)).toBe('05.03.2026')
    expect(formatTime(local)).toBe('09:07')
    expect(formatAppointment(at, vienna)).toBe('5.3.26, 09:07')
    expect(formatAppointment(Temporal.Instant.from('2026-11-27T13:35:00Z'), vienna)).toBe('27.11.26, 14:35')
  })

  it.each([
    ['2026-01-01', 1],
    ['2027-01-01', 53],
    ['2026-11-30', 49],
    ['2024-12-30', 1],
  ])('%s is in ISO week %i', (date, week) => {
    expect(isoWeek(Temporal.PlainDate.from(date))).toBe(week)
  })

  it('returns the next full hour, and an exact hour as it is (specification §2)', () => {
    expect(nextFullHour(Temporal.Instant.from('2026-11-20T15:42:00Z'), vienna).toString()).toBe('2026-11-20T16:00:00Z')
    expect(nextFullHour(Temporal.Instant.from('2026-11-20T16:00:00Z'), vienna).toString()).toBe('2026-11-20T16:00:00Z')
  })

  it('the fixed clock always shows the same instant', () => {
    const clock = fixedClock('2026-11-20T15:42:00Z')
    expect(clock.now().equals(clock.now())).toBe(true)
  })
})
