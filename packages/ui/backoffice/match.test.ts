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

test('a number after a word must be the number after that word, and not a figure somewhere else', () => {
  expect(score('A-5 Tisch 6', 'Tisch 5')).toBe(0)
  expect(score('A-15 Tisch 6 80335', 'Tisch 5')).toBe(0)
  expect(score('A-15 Tisch 5', 'Tisch 5')).toBeGreaterThan(0)
  expect(score('Brunner Kapuzinerplatz 3', 'brunner 3')).toBeGreaterThan(0)
  expect(score('Brunner 80335 München', 'brunner 5')).toBe(0)
})

test('scattered letters must be in one word', () => {
  expect(score('Katharina Brunner, Kapuzinerplatz', 'Harriet')).toBe(0)
  expect(score('Spendenziele', 'spezi')).toBeLessThan(2)
})

test('ae, oe and ue find ä, ö and ü', () => {
  expect(score('Käsespätzle', 'Kaesespaetzle')).toBe(3)
  expect(score('Feuerkäse', 'feuer')).toBe(3)
})
