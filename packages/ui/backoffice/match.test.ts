import { expect, test } from 'vitest'
import { includesFolded, score } from './match.ts'

test('accents, case and ß are ignored', () => {
  expect(includesFolded('Ivana Kováčová', 'KOVAC')).toBe(true)
  expect(includesFolded('Hauptstraße 3', 'strasse')).toBe(true)
  expect(includesFolded('Hauptstraße 3', 'gasse')).toBe(false)
})

test('a match at the beginning of a word ranks above one in the middle, and that above scattered letters', () => {
  expect(score('Katharina Brunner', 'brun')).toBeGreaterThan(score('Anna Ebrunn', 'brun'))
  expect(score('Anna Ebrunn', 'brun')).toBeGreaterThan(score('Bernd R. Unger', 'brun'))
})

test('every word of the query must match', () => {
  expect(score('Katharina Brunner', 'brun kath')).toBeGreaterThan(0)
  expect(score('Katharina Brunner', 'brun anna')).toBe(0)
})

test('two scattered letters match nothing', () => expect(score('Bestellungen', 'bg')).toBe(0))
