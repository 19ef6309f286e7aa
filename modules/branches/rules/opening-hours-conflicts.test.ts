import { describe, expect, it } from 'vitest'
import type { OpeningHourRule, OpeningHours } from './opening-hours.ts'
import { conflictsOf } from './opening-hours-conflicts.ts'

const once = (from: string, to: string, date = '2026-04-05'): OpeningHourRule => ({ type: 'once', date, from, to })
const daily = (from: string, to: string): OpeningHourRule => ({ type: 'daily', from, to })
const monday = (from: string, to: string): OpeningHourRule => ({ type: 'monday', from, to })
const sunday = (from: string, to: string): OpeningHourRule => ({ type: 'sunday', from, to })

describe('conflicts of opening hours, for the editor', () => {
  it.each<[string, OpeningHours]>([
    ['split hours', [daily('11:00', '14:30'), daily('17:00', '23:00')]],
    ['touching hours', [daily('11:00', '14:00'), daily('14:00', '18:00')]],
    ['different ranks', [daily('11:00', '14:00'), monday('12:00', '15:00')]],
    ['different dates', [once('10:00', '20:00'), once('18:00', '21:00', '2026-04-07')]],
    ['a closing', [daily('11:00', '14:00'), { type: 'once', date: '2026-04-03', isClosed: true }]],
    ['the whole day, every day', [daily('00:00', '24:00')]],
    ['hours that end where the next day’s begin', [sunday('18:00', '02:00'), monday('02:00', '05:00')]],
    ['a leap day', [once('10:00', '12:00', '2028-02-29')]],
  ])('%s: none', (_, rules) => {
    expect(conflictsOf(rules)).toEqual([])
  })

  it.each<[string, OpeningHours, object[]]>([
    [
      'two times of a date overlap',
      [once('10:00', '20:00'), once('18:00', '21:00')],
      [{ code: 'opening_hours.overlap', rules: [0, 1], merged: { from: '10:00', to: '21:00' }, overlapMinutes: 120 }],
    ],
    [
      'Sunday night runs into Monday',
      [monday('01:00', '05:00'), sunday('18:00', '02:00')],
      [
        {
          code: 'opening_hours.overlap_next_day',
          rules: [1, 0],
          merged: { from: '18:00', to: '05:00' },
          overlapMinutes: 60,
        },
      ],
    ],
    [
      'daily hours run into themselves',
      [daily('18:00', '03:00'), daily('02:00', '05:00')],
      [
        {
          code: 'opening_hours.overlap_next_day',
          rules: [0, 1],
          merged: { from: '18:00', to: '05:00' },
          overlapMinutes: 60,
        },
      ],
    ],
    [
      'open and closed',
      [monday('10:00', '12:00'), { type: 'monday', isClosed: true }],
      [{ code: 'opening_hours.contradiction', rules: [0, 1] }],
    ],
    [
      'twice the same',
      [daily('10:00', '12:00'), daily('10:00', '12:00')],
      [{ code: 'opening_hours.duplicate', rules: [0, 1] }],
    ],
    [
      'closed twice',
      [
        { type: 'daily', isClosed: true },
        { type: 'daily', isClosed: true },
      ],
      [{ code: 'opening_hours.duplicate', rules: [0, 1] }],
    ],
    [
      'once without date',
      [{ type: 'once', from: '10:00', to: '12:00' }],
      [{ code: 'opening_hours.date_missing', rules: [0] }],
    ],
    [
      'a date that does not exist',
      [once('10:00', '12:00', '2026-02-30')],
      [{ code: 'opening_hours.date_invalid', rules: [0] }],
    ],
    ['no times', [{ type: 'daily', from: '10:00' }], [{ code: 'opening_hours.time_missing', rules: [0] }]],
    ['no time of day', [daily('10:00', '25:00')], [{ code: 'opening_hours.time_invalid', rules: [0] }]],
    ['from 24:00', [daily('24:00', '02:00')], [{ code: 'opening_hours.time_invalid', rules: [0] }]],
  ])('%s', (_, rules, conflicts) => {
    expect(conflictsOf(rules)).toEqual(conflicts)
  })
})
