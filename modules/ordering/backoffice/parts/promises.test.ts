import { expect, test } from 'vitest'
import { promisesOf, readyFromOpening, sharedDay } from './promises.ts'

const zone = 'Europe/Vienna'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant()
const promised = (now: string, opening?: string, locale: 'de' | 'en' = 'de') =>
  promisesOf({ awaitedFrom: opening ? at(opening).toString() : null }, at(now).epochMilliseconds, zone, locale)
const times = ({ promises }: ReturnType<typeof promised>) =>
  promises.map(({ time, weekday }) => [weekday, time].filter(Boolean).join(' '))

test('in the evening each button shows its time of day', () => {
  const found = promised('2026-11-24T18:00')
  expect(times(found)).toEqual(['18:15', '18:20', '18:30', '18:45'])
  expect([sharedDay(found.promises), found.isFromOpening]).toEqual([undefined, false])
})
test('before the opening, minutes count from the opening, as on the server', () => {
  const found = promised('2026-11-24T02:00', '2026-11-24T11:00')
  expect(times(found)).toEqual(['11:15', '11:20', '11:30', '11:45'])
  expect([sharedDay(found.promises), found.isFromOpening]).toEqual([undefined, true])
})
test('names the day if the opening is on another day, only once if all promises share it', () => {
  const found = promised('2026-11-23T22:30', '2026-11-24T11:00')
  expect(times(found)).toEqual(['Di 11:15', 'Di 11:20', 'Di 11:30', 'Di 11:45'])
  expect(sharedDay(found.promises)).toBe('morgen')
  expect(sharedDay(promised('2026-11-23T22:30', '2026-11-26T11:00', 'en').promises)).toBe('Thu 26.11.')
})
test('shortly before midnight only some promises are for tomorrow', () => {
  const found = promised('2026-11-23T23:35')
  expect(times(found)).toEqual(['23:50', '23:55', 'Di 00:05', 'Di 00:20'])
  expect(sharedDay(found.promises)).toBe(undefined)
})
test('an opening in the past does not count', () => {
  expect(times(promised('2026-11-24T12:00', '2026-11-24T11:00'))[0]).toBe('12:15')
})
test('the kitchen shows a time of day only where minutes would be misleading', () => {
  const kitchen = (now: string, opening: string | undefined) =>
    readyFromOpening(
      { awaitedFrom: opening ? at(opening).toString() : null },
      30,
      at(now).epochMilliseconds,
      zone,
      'de',
    )
  expect(kitchen('2026-11-24T18:00', undefined)).toBeUndefined()
  expect(kitchen('2026-11-24T02:00', '2026-11-24T11:00')).toBe('11:30')
  expect(kitchen('2026-11-23T22:30', '2026-11-24T11:00')).toBe('Di 11:30')
})
