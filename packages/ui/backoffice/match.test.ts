import { expect, test } from 'vitest'
import { includesFolded, score } from './match.ts'

test('accents, case and ß do not matter', () => {
  expect(includesFolded('Ivana Kováčová', 'KOVAC')).toBe(true)
  expect(includesFolded('Hauptstraße 3', 'strasse')).toBe(true)
  expect(includesFolded('Hauptstraße 3', 'gasse')).toBe(false)
})

test('the beginning of a word ranks above the middle, the middle above scattered letters', () => {
  expect(score('Katharina Brunner', 'brun')).toBeGreaterThan(score('Anna Ebrunn', 'brun'))
  expect(score('Anna Ebrunn', 'brun')).toBeGreaterThan(score('Bernd R. Unger', 'brun'))
})

test('every word must match', () => {
  expect(score('Katharina Brunner', 'brun kath')).toBeGreaterThan(0)
  expect(score('Katharina Brunner', 'brun anna')).toBe(0)
})

test('two scattered letters match nothing', () => expect(score('Bestellungen', 'bg')).toBe(0))
