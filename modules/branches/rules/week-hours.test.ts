import { expect, test } from 'vitest'
import type { OpeningHours } from './opening-hours.ts'
import { specialDays, weekHours } from './week-hours.ts'

const rules: OpeningHours = [
  { type: 'daily', isClosed: false, from: '11:00', to: '22:30' },
  { type: 'monday', isClosed: true },
  { type: 'saturday', isClosed: false, from: '11:00', to: '14:00' },
  { type: 'saturday', isClosed: false, from: '17:00', to: '01:00' },
  { type: 'once', date: '2026-12-24', isClosed: true },
  { type: 'once', date: '2026-12-31', isClosed: false, from: '11:00', to: '16:00' },
  { type: 'once', date: '2026-01-01', isClosed: true },
]

test('consecutive days with the same hours are one line; split hours and hours past midnight are not changed', () => {
  expect(weekHours(rules)).toEqual([
    { from: 0, to: 0, spans: [] },
    { from: 1, to: 4, spans: [{ from: 660, to: 1350 }] },
    {
      from: 5,
      to: 5,
      spans: [
        { from: 660, to: 840 },
        { from: 1020, to: 1500 },
      ],
    },
    { from: 6, to: 6, spans: [{ from: 660, to: 1350 }] },
  ])
})

test('special days are those of the next 60 days, in order, including closed ones', () => {
  const found = specialDays(rules, Temporal.PlainDate.from('2026-11-23'))
  expect(found.map(({ date, spans }) => [date.toString(), spans])).toEqual([
    ['2026-12-24', []],
    ['2026-12-31', [{ from: 660, to: 960 }]],
  ])
})
