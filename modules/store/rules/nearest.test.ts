import { expect, test } from 'vitest'
import { distanceWords, nearestFirst } from './nearest.ts'

const vienna = { name: 'Wien', isOpen: true, at: [16.3635, 48.1951] as const }
const munich = { name: 'München', isOpen: true, at: [11.5449, 48.1299] as const }
const linz = { name: 'Linz', isOpen: false, at: [14.2861, 48.3069] as const }
const nowhere = { name: 'Nirgends', isOpen: true, at: undefined }

test('open branches come first, from near to far, then closed branches', () => {
  const found = nearestFirst([munich, nowhere, linz, vienna], [14.3, 48.3])
  expect(found.map(({ store }) => store.name)).toEqual(['Wien', 'München', 'Nirgends', 'Linz'])
  expect(found[2]?.metres).toBeUndefined()
})

test.each([
  [10, '50 m'],
  [349, '350 m'],
  [949, '950 m'],
  [951, '1,0 km'],
  [2_349, '2,3 km'],
  [9_951, '10 km'],
  [411_600, '412 km'],
])('%s metres are written as %s, in English with a point (docs/rules/money.md, Display)', (metres, words) => {
  expect(distanceWords(metres, 'de-AT')).toBe(words)
  expect(distanceWords(metres, 'en-GB')).toBe(words.replace(',', '.'))
})
