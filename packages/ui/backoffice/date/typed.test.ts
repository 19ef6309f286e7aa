import { expect, test } from 'vitest'
import { readDay, readTimeOfDay } from './typed.ts'

test.each([
  ['20.3.2026', '2026-03-20'],
  ['20.03.26', '2026-03-20'],
  ['20/3/2026', '2026-03-20'],
  ['0212', '2026-12-02'],
  ['02122026', '2026-12-02'],
  ['3112', '2026-12-31'],
  ['3211', undefined],
  ['2026-03-20', '2026-03-20'],
  ['24.11.', '2026-11-24'],
  ['24.11', '2026-11-24'],
  ['22.11.', '2027-11-22'],
  ['29.2.', '2028-02-29'],
  ['31.2.2026', undefined],
  ['2026-02-30', undefined],
  ['0.3.2026', undefined],
  ['20.3.202', undefined],
  ['morgen', undefined],
  ['', undefined],
])("the day '%s' is read as %s", (typed, day) => expect(readDay(typed, '2026-11-23')).toBe(day))

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['09:30', '09:30'],
  ['18 Uhr', '18:00'],
  ['23:59', '23:59'],
  ['24', undefined],
  ['12:60', undefined],
  ['9:3', undefined],
  ['', undefined],
])("the time '%s' is read as %s", (typed, time) => expect(readTimeOfDay(typed)).toBe(time))
