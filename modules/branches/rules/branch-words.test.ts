import { expect, test } from 'vitest'
import { branchClosedMessage, branchDescription } from './branch-words.ts'

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
