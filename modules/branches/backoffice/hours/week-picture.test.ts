import { expect, test } from 'vitest'
import type { OpeningHourRule } from '../../rules/opening-hours.ts'
import { DAY_START, mondayOf, placeOf, weekPicture } from './week-picture.ts'

const monday = Temporal.PlainDate.from('2026-03-30')
const bars = (rules: OpeningHourRule[]) =>
  weekPicture(rules, monday).map(({ blocks }) =>
    blocks.map(({ from, to, kind, label }) => `${kind} ${from}-${to}${label ? ` ${label.from}–${label.to}` : ''}`),
  )

test('hours past midnight are one bar in the column of the day on which they begin', () => {
  const week = bars([{ type: 'thursday', from: '11:00', to: '01:00' }])
  expect(week[3]).toEqual(['rule 660-1500 11:00–01:00'])
  expect(week.filter((day) => day.length > 0)).toHaveLength(1)
})

test('hours past 06:00 continue at the top of the next column, without repeating their times', () => {
  const week = bars([{ type: 'friday', from: '22:00', to: '08:00' }])
  expect(week[4]).toEqual(['rule 1320-1800 22:00–08:00'])
  expect(week[5]).toEqual(['rule 360-480'])
})

test('hours before 06:00 are at the bottom of the previous column', () => {
  const week = bars([{ type: 'tuesday', from: '04:00', to: '07:00' }])
  expect(week[0]).toEqual(['rule 1680-1800 04:00–07:00'])
  expect(week[1]).toEqual(['rule 360-420'])
})

test('hours around the clock fill every column without gaps', () => {
  for (const day of bars([{ type: 'daily', from: '00:00', to: '24:00' }]))
    expect(day).toEqual(['rule 360-1800 00:00–24:00'])
})

test('hours before 06:00 after a closed day are at the bottom of the column of that day, without times, because they belong to the next day', () => {
  const week = bars([
    { type: 'daily', from: '00:00', to: '24:00' },
    { type: 'saturday', isClosed: true },
  ])
  expect(week.slice(4)).toEqual([['rule 360-1440 00:00–24:00'], ['rule 1440-1800'], ['rule 360-1800 00:00–24:00']])
})

test('a conflict in the middle of a bar does not split the bar', () => {
  expect(
    bars([
      { type: 'daily', from: '00:00', to: '24:00' },
      { type: 'daily', from: '09:00', to: '18:00' },
    ])[2],
  ).toEqual(['rule 360-1800 00:00–24:00', 'conflict 540-1080 09:00–18:00'])
})

test('split hours are shown as two bars', () => {
  expect(
    bars([
      { type: 'monday', from: '11:00', to: '14:30' },
      { type: 'monday', from: '17:00', to: '23:00' },
    ])[0],
  ).toEqual(['rule 660-870 11:00–14:30', 'rule 1020-1380 17:00–23:00'])
})

test('dates override weekdays, and these daily rules (docs/rules/time.md, Opening hours); a closed day differs from an empty one', () => {
  const week = weekPicture(
    [
      { type: 'daily', from: '10:00', to: '12:00' },
      { type: 'friday', from: '11:00', to: '22:00' },
      { type: 'once', date: '2026-04-03', isClosed: true },
      { type: 'once', date: '2026-04-05', from: '10:00', to: '20:00' },
    ],
    monday,
  )
  expect(week[4]).toMatchObject({ isClosed: true, blocks: [] })
  expect(week[6]?.blocks).toEqual([{ from: 600, to: 1200, kind: 'once', label: { from: '10:00', to: '20:00' } }])
  expect(week[0]).toMatchObject({ isClosed: false, blocks: [{ from: 600, to: 720 }] })
})

test('if two rules contradict each other, the second one is marked as the conflict', () => {
  expect(
    bars([
      { type: 'once', date: '2026-04-05', from: '10:00', to: '20:00' },
      { type: 'once', date: '2026-04-05', from: '18:00', to: '21:00' },
    ])[6],
  ).toEqual(['once 600-1200 10:00–20:00', 'conflict 1080-1260 18:00–21:00'])
})

test('each column is from 06:00 to 06:00', () => {
  expect([placeOf(DAY_START), placeOf(1080), placeOf(1800)]).toEqual([0, 50, 100])
  expect(mondayOf(Temporal.PlainDate.from('2026-04-05')).toString()).toBe('2026-03-30')
})
