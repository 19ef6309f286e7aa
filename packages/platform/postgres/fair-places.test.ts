import { expect, test } from 'vitest'
import { fairPlaces } from './fair-places.ts'
import { Overloaded } from './failures.ts'

test('a rush of many brands is refused at once, and a quiet brand may still wait', async () => {
  const places = fairPlaces({ max: 1, mostInAll: 6 })
  await places.take('first')
  const taken: string[] = []
  const wait = (schema: string) => places.take(schema).then(() => void taken.push(schema))
  const rush = [1, 2, 3].flatMap((n) => [wait(`rush-${n}`), wait(`rush-${n}`)])
  const more = [wait('rush-1'), wait('rush-1'), wait('quiet')]
  expect(places.waiting()).toBe(9)
  await expect(places.take('rush-1')).rejects.toThrow(Overloaded)
  expect(places.waiting('rush-1')).toBe(4)
  for (const schema of [
    'first',
    'rush-1',
    'rush-2',
    'rush-3',
    'quiet',
    'rush-1',
    'rush-2',
    'rush-3',
    'rush-1',
    'rush-1',
  ])
    places.give(schema)
  await Promise.all([...rush, ...more])
  expect(taken.indexOf('quiet')).toBe(3)
  expect(places.waiting()).toBe(0)
})

test('a caller that waited too long no longer counts', async () => {
  const places = fairPlaces({ max: 1, patienceMs: 5 })
  await places.take('one')
  await expect(places.take('one')).rejects.toThrow(Overloaded)
  expect(places.waiting()).toBe(0)
})

test('a rush of one brand does not make it crowded for another brand, and a rush of all does', async () => {
  const places = fairPlaces({ max: 4, share: 3 })
  const rush = Array.from({ length: 5 }, () => places.take('rush'))
  expect([places.waiting(), places.isCrowded('rush'), places.isCrowded('quiet')]).toEqual([2, true, false])
  await places.take('other')
  expect(places.isCrowded('quiet')).toBe(true)
  for (const schema of ['rush', 'rush', 'rush', 'other', 'rush', 'rush']) places.give(schema)
  await Promise.all(rush)
  expect(places.isCrowded('rush')).toBe(false)
})

test('a patient caller waits although the line is full', async () => {
  const places = fairPlaces({ max: 1, mostWaiting: 1, mostInAll: 0 })
  await places.take('one')
  const line = [places.take('one'), places.take('one', true)]
  await expect(places.take('one')).rejects.toThrow(Overloaded)
  for (let n = 0; n < 3; n++) places.give('one')
  await Promise.all(line)
  expect(places.waiting()).toBe(0)
})
