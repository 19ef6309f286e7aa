import { expect, test } from 'vitest'
import { blockIssues } from '../../contract/field-schema.ts'
import { blockTexts } from '../../words/blocks.ts'
import { type PageStart, startBlocks } from './page-starts.ts'

const begun = (start: PageStart, locale: 'de' | 'en', name: string) => {
  let made = 0
  return startBlocks(start, { name, nameOf: (type) => blockTexts(locale).types[type], newId: () => `b${++made}` })
}

test('a new page has the blocks of its kind; the heading of the first is the name of the page, each other one names its type', () => {
  expect(begun('contact', 'de', 'So erreichen Sie uns').map(({ id, title, type }) => [id, type, title])).toEqual([
    ['b1', 'contact', 'So erreichen Sie uns'],
    ['b2', 'openingHours', 'Öffnungszeiten'],
  ])
  expect(begun('openingHours', 'en', 'When we are open').map(({ title }) => title)).toEqual(['When we are open', 'Map'])
  expect(begun('empty', 'de', 'Neu')).toEqual([])
})

test.each(['openingHours', 'vehicles', 'contact'] as const)('a page of %s can be published as it is', (start) =>
  expect(begun(start, 'de', 'Seite').flatMap((block) => blockIssues(block))).toEqual([]),
)

test('a new page of questions cannot be published without a question', () =>
  expect(
    begun('faqs', 'de', 'Fragen').flatMap((block) => blockIssues(block).map(({ path }) => path.join('.'))),
  ).toEqual(['entries']))
