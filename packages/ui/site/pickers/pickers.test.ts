import { describe, expect, test } from 'vitest'
import { appointments } from '#modules/branches/rules/appointment-slots.ts'
import type { OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import { appointmentOn, calendarWeeks, dayByKey, defaultAppointment, likelyTime } from './calendar.ts'
import { choiceOf, freeHours, judgeChoice, nearestIn, stepHour, stepMinute, typedDigits } from './time-choice.ts'

const zone = 'Europe/Vienna'
const always: OpeningHours = [{ type: 'daily', from: '00:00', to: '24:00' }]
const split: OpeningHours = [
  { type: 'daily', from: '00:00', to: '24:00' },
  { type: 'saturday', from: '08:00', to: '12:30' },
  { type: 'saturday', from: '17:00', to: '22:00' },
  { type: 'sunday', isClosed: true },
]
const now = Temporal.Instant.from('2026-11-20T15:42:10Z')
const offered = (hours: OpeningHours, at = now) => appointments({ now: at, zone, hours })
const date = (iso: string) => Temporal.PlainDate.from(iso)
const wall = (at: Temporal.Instant | undefined) =>
  at?.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })

describe('date picker (specification §2)', () => {
  test('November 2026 has the ISO weeks 44 to 49, which begin on Monday', () => {
    const weeks = calendarWeeks(Temporal.PlainYearMonth.from('2026-11'))
    expect(weeks.map((one) => one.week)).toEqual([44, 45, 46, 47, 48, 49])
    expect(weeks[0]?.days.map((day) => day?.day ?? null)).toEqual([null, null, null, null, null, null, 1])
    expect(weeks.flatMap((one) => one.days).filter(Boolean)).toHaveLength(30)
  })

  test.each([
    ['2027-01', 53],
    ['2026-01', 1],
    ['2026-12', 49],
  ])('%s begins in week %i', (month, week) => {
    expect(calendarWeeks(Temporal.PlainYearMonth.from(month))[0]?.week).toBe(week)
  })

  test.each([
    ['ArrowLeft', false, '2026-11-26'],
    ['ArrowRight', false, '2026-11-28'],
    ['ArrowUp', false, '2026-11-20'],
    ['ArrowDown', false, '2026-12-04'],
    ['Home', false, '2026-11-23'],
    ['End', false, '2026-11-29'],
    ['PageUp', false, '2026-10-27'],
    ['PageDown', false, '2026-12-27'],
    ['PageUp', true, '2025-11-27'],
  ])('the key %s (shift %s) moves to %s', (key, far, to) => {
    expect(dayByKey(date('2026-11-27'), key, far)?.toString()).toBe(to)
  })

  test('the earliest time at which the kitchen is not likely to be ready is not proposed, if the day has a later time', () => {
    const slots = offered(always)
    const at = Temporal.Instant.from('2026-11-20T16:00:00Z')
    const early = (until: string) => (one: Temporal.Instant) =>
      Temporal.Instant.compare(one, Temporal.Instant.from(until)) < 0 ? 'early' : undefined
    expect(wall(likelyTime(at, slots, undefined, zone))).toBe('2026-11-20T17:00')
    expect(wall(likelyTime(at, slots, early('2026-11-20T15:00:00Z'), zone))).toBe('2026-11-20T17:00')
    expect(wall(likelyTime(at, slots, early('2026-11-20T16:21:00Z'), zone))).toBe('2026-11-20T17:25')
    expect(wall(likelyTime(at, slots, early('2026-11-21T16:00:00Z'), zone))).toBe('2026-11-20T17:00')
  })

  test('other keys do not change the day', () => {
    expect(dayByKey(date('2026-11-27'), 'a', false)).toBeUndefined()
  })

  test('the default is the next full hour', () => {
    expect(wall(defaultAppointment(now, offered(always), zone))).toBe('2026-11-20T17:00')
  })

  test('if the next full hour is within the lead time, the default is the first full hour after it', () => {
    const slots = appointments({ now, zone, hours: always, leadTime: { type: 'minutes', value: 25 } })
    expect(wall(defaultAppointment(now, slots, zone))).toBe('2026-11-20T18:00')
  })

  test('outside the hours, the default is the next free slot', () => {
    expect(wall(defaultAppointment(now, offered([{ type: 'daily', from: '08:00', to: '16:00' }]), zone))).toBe(
      '2026-11-21T08:00',
    )
  })

  test.each([
    ['a free day keeps the chosen time', '2026-11-24', '2026-11-24T17:00'],
    ['a day with windows takes its start time', '2026-11-28', '2026-11-28T08:00'],
    ['today keeps it too', '2026-11-20', '2026-11-20T17:00'],
    ['a day without slots has none', '2026-11-29', undefined],
    ['a day that is over has none', '2026-11-19', undefined],
  ])('%s', (_name, day, expected) => {
    const chosen = Temporal.Instant.from('2026-11-20T16:00:00Z')
    expect(wall(appointmentOn(date(day), chosen, offered(split), { zone, now }))).toBe(expected)
  })

  const late = '2026-11-20T21:50:00Z'
  const lead = { type: 'minutes', value: 120 } as const
  const hoursOf = (...pairs: [from: string, to: string][]): OpeningHours =>
    pairs.map(([from, to]) => ({ type: 'daily', from, to }))
  test.each([
    ['today the next full hour', always, '2026-11-20T15:42:10Z', '2026-11-20', '2026-11-20T19:00'],
    ['today in the night as well', always, '2026-11-20T00:10:00Z', '2026-11-20', '2026-11-20T04:00'],
    ['a later day 09:00', always, '2026-11-20T15:42:10Z', '2026-11-23', '2026-11-23T09:00'],
    ['tomorrow 09:00 although it is free from 00:50 on', always, late, '2026-11-21', '2026-11-21T09:00'],
    ['a later day 09:00, asked late in the evening', always, late, '2026-11-22', '2026-11-22T09:00'],
    ['a window that begins before 09:00', hoursOf(['08:00', '18:00']), late, '2026-11-22', '2026-11-22T08:00'],
    ['a window that begins after 09:00', hoursOf(['11:00', '24:00']), late, '2026-11-22', '2026-11-22T11:00'],
    ['hours after midnight', hoursOf(['18:00', '24:00'], ['00:00', '02:00']), late, '2026-11-22', '2026-11-22T18:00'],
    ['a day free until 06:00 only', hoursOf(['00:00', '06:00']), late, '2026-11-22', '2026-11-22T00:00'],
    ['09:00 on the day of a clock change', always, '2026-10-23T15:42:10Z', '2026-10-25', '2026-10-25T09:00'],
  ])('without a chosen time: %s', (_name, hours, at, day, expected) => {
    const seen = Temporal.Instant.from(at)
    const slots = appointments({ now: seen, zone, hours, leadTime: lead })
    expect(wall(appointmentOn(date(day), null, slots, { zone, now: seen }))).toBe(expected)
  })

  test('a chosen time is kept on a day whose first hours are too soon', () => {
    const seen = Temporal.Instant.from(late)
    const slots = appointments({ now: seen, zone, hours: always, leadTime: lead })
    const chosen = Temporal.Instant.from('2026-11-24T13:30:00Z')
    expect(wall(appointmentOn(date('2026-11-21'), chosen, slots, { zone, now: seen }))).toBe('2026-11-21T14:30')
  })
})

describe('time picker (specification §2)', () => {
  test.each([
    ['hour on', stepHour({ hour: 23, minute: 35, pass: 0 }, 1), 0, 35],
    ['hour back', stepHour({ hour: 0, minute: 35, pass: 0 }, -1), 23, 35],
    ['minutes on', stepMinute({ hour: 14, minute: 35, pass: 0 }, 1), 14, 40],
    ['minutes over the hour', stepMinute({ hour: 14, minute: 55, pass: 0 }, 1), 15, 0],
    ['minutes back over the hour', stepMinute({ hour: 14, minute: 0, pass: 0 }, -1), 13, 55],
    ['from between, on', stepMinute({ hour: 14, minute: 37, pass: 0 }, 1), 14, 40],
    ['from between, back', stepMinute({ hour: 14, minute: 37, pass: 0 }, -1), 14, 35],
  ])('%s', (_name, { hour, minute }, wantedHour, wantedMinute) => {
    expect([hour, minute]).toEqual([wantedHour, wantedMinute])
  })

  test.each([
    ['1', 23, 1, false, ''],
    ['14', 23, 14, true, ''],
    ['7', 23, 7, true, ''],
    ['1430', 23, 14, true, '30'],
    ['930', 23, 9, true, '30'],
    ['27', 23, 2, true, '7'],
    ['14:30', 23, 14, true, '30'],
    ['3', 59, 3, false, ''],
    ['35', 59, 35, true, ''],
    ['9', 59, 9, true, ''],
    ['', 23, undefined, false, ''],
    ['x', 59, undefined, false, ''],
  ])('typing %j into a field up to %i is %j', (typed, max, value, isFull, rest) => {
    expect(typedDigits(typed, max)).toEqual({ value, isFull, rest })
  })

  test('a time outside the windows is not free, and each window offers its nearest slot', () => {
    const slots = offered(split)
    const choice = { hour: 15, minute: 30, pass: 0 } as const
    expect(judgeChoice(choice, date('2026-11-28'), slots, zone)).toMatchObject({
      isFree: false,
      isOffGrid: false,
      time: '15:30',
    })
    const day = date('2026-11-28')
    const near = (one: typeof choice) =>
      slots.dayAvailability(day).stretches.map((stretch) => wall(nearestIn(stretch, one, zone, slots.slotsOn(day))))
    expect(near(choice)).toEqual(['2026-11-28T12:25', '2026-11-28T17:00'])
  })

  test('for a time between two slots, the nearer slot is offered, not the first of the day', () => {
    const slots = offered(always)
    const day = date('2026-11-28')
    const [stretch] = slots.dayAvailability(day).stretches
    const near = (hour: number, minute: number) =>
      stretch && wall(nearestIn(stretch, { hour, minute, pass: 0 }, zone, slots.slotsOn(day)))
    expect([near(5, 9), near(5, 11), near(23, 59)]).toEqual([
      '2026-11-28T05:10',
      '2026-11-28T05:10',
      '2026-11-28T23:55',
    ])
  })

  test('a time that is not a multiple of five minutes is not free', () => {
    expect(judgeChoice({ hour: 14, minute: 37, pass: 0 }, date('2026-11-24'), offered(always), zone)).toMatchObject({
      isFree: false,
      isOffGrid: true,
    })
  })

  test('in spring the skipped hour does not exist (docs/rules/time.md, Clock changes)', () => {
    const slots = offered(always, Temporal.Instant.from('2026-03-01T08:00:00Z'))
    expect(judgeChoice({ hour: 2, minute: 30, pass: 0 }, date('2026-03-29'), slots, zone)).toMatchObject({
      at: undefined,
      isFree: false,
    })
  })

  test('in autumn the doubled hour is offered twice, with its offsets (docs/rules/time.md, Clock changes)', () => {
    const slots = offered(always, Temporal.Instant.from('2026-10-01T08:00:00Z'))
    const day = date('2026-10-25')
    const first = judgeChoice({ hour: 2, minute: 30, pass: 0 }, day, slots, zone)
    const second = judgeChoice({ hour: 2, minute: 30, pass: 1 }, day, slots, zone)
    expect(first.passes.map((one) => [one.offset, one.isFree])).toEqual([
      ['+02:00', true],
      ['+01:00', true],
    ])
    expect([first.at?.toString(), second.at?.toString()]).toEqual(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
    expect(choiceOf(Temporal.Instant.from('2026-10-25T01:30:00Z'), zone)).toEqual({ hour: 2, minute: 30, pass: 1 })
  })

  test('every slot of a day can be chosen and is saved unchanged', () => {
    for (const day of ['2026-10-25', '2026-11-28']) {
      const slots = offered(split, Temporal.Instant.from('2026-10-01T08:00:00Z'))
      for (const slot of slots.slotsOn(date(day))) {
        const judged = judgeChoice(choiceOf(slot.at, zone), date(day), slots, zone)
        expect([judged.at?.toString(), judged.isFree]).toEqual([slot.at.toString(), true])
      }
    }
  })
})

describe('chips of full hours', () => {
  const hours = (day: string, at = now) => freeHours(offered(split, at).slotsOn(date(day))).map(({ time }) => time)

  test('are the full hours of the windows without the closing hour', () => {
    expect(hours('2026-11-28')).toEqual([
      '08:00',
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '17:00',
      '18:00',
      '19:00',
      '20:00',
      '21:00',
    ])
    expect(hours('2026-11-29')).toEqual([])
  })

  test('start today with the next full hour', () => {
    expect(hours('2026-11-20')[0]).toBe('17:00')
  })

  test('have one chip for the doubled hour and none for the skipped hour', () => {
    const everyDay = (day: string, at: string) =>
      freeHours(offered(always, Temporal.Instant.from(at)).slotsOn(date(day))).map(({ time }) => time)
    expect(everyDay('2026-10-25', '2026-10-01T00:00:00Z').filter((time) => time === '02:00')).toHaveLength(1)
    expect(everyDay('2027-03-28', '2027-03-01T00:00:00Z')).not.toContain('02:00')
  })
})
