import { expect, test } from 'vitest'
import { branchCity, branchClosedMessage, branchDescription } from './branch-words.ts'

const german = { description: 'Am Fluss', closedMessage: 'Bis bald!', translations: {} }
const both = { ...german, translations: { en: { description: 'By the river', closedMessage: 'See you soon!' } } }
const half = { ...german, translations: { en: { description: 'By the river', closedMessage: '' } } }

test.each([
  [both, 'de', 'Am Fluss', 'Bis bald!'],
  [both, 'en', 'By the river', 'See you soon!'],
  [half, 'en', 'By the river', 'Bis bald!'],
  [german, 'en', 'Am Fluss', 'Bis bald!'],
] as const)('%j in %s (specification §9: fallback)', (branch, locale, description, closed) => {
  expect([branchDescription(branch, locale), branchClosedMessage(branch, locale)]).toEqual([description, closed])
})

test.each([
  ['München', { en: { city: 'Munich' } }, 'de', 'München'],
  ['München', { en: { city: 'Munich' } }, 'en', 'Munich'],
  ['Linz', { en: { description: 'By the river' } }, 'en', 'Linz'],
  ['Linz', {}, 'en', 'Linz'],
  ['', { en: { city: '' } }, 'en', ''],
] as const)('the city %s with %j in %s (docs/rules/content.md, Addresses)', (city, translations, locale, shown) => {
  expect(branchCity({ city, translations }, locale)).toBe(shown)
})
