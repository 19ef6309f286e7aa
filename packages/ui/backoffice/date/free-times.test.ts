import { expect, test } from 'vitest'
import { isWholeTime, mayBecome, nearestTime } from './free-times.ts'

test.each([
  ['1430', true],
  ['14:30', true],
  ['14.30', true],
  ['9:15', true],
  ['930', false],
  ['14', false],
  ['14:3', false],
])("whether '%s' is complete: %s", (text, isWhole) => expect(isWholeTime(text)).toBe(isWhole))

const day = ['01:40', '09:00', '09:15', '11:00', '14:00', '14:30', '19:00', '21:15']
test.each([
  ['', day],
  ['1', ['01:40', '11:00', '14:00', '14:30', '19:00']],
  ['9', ['09:00', '09:15']],
  ['91', ['09:15']],
  ['915', ['09:15']],
  ['9:1', ['09:15']],
  ['14', ['14:00', '14:30']],
  ['143', ['14:30']],
  ['14.3', ['14:30']],
  ['2115', ['21:15']],
  ['25', []],
])("'%s' may become %j", (text, times) => expect(day.filter((time) => mayBecome(text, time))).toEqual(times))

test.each([
  ['14:10', '14:00'],
  ['14:15', '14:30'],
  ['23:00', '21:15'],
  ['00:00', '01:40'],
])('the free time nearest to %s is %s', (time, nearest) => {
  expect(
    nearestTime(
      day.map((one) => ({ value: one, time: one, label: one })),
      time,
    )?.time,
  ).toBe(nearest)
})
