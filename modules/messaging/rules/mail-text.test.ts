import { expect, test } from 'vitest'
import { filled, likelyPlaceholder, paragraphsOf, placeholders, unknownPlaceholders } from './mail-text.ts'

const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as Record<
  (typeof placeholders)[number],
  string
>

test('placeholders become values, with or without blanks in the braces', () => {
  expect(filled('Grüß Gott {{gast.name}}, Nummer {{ bestellung.nummer }}', values)).toBe(
    'Grüß Gott <gast.name>, Nummer <bestellung.nummer>',
  )
})

test('a name that looks like a placeholder is not filled again', () => {
  expect(filled('{{gast.name}}', { ...values, 'gast.name': '{{status.link}}' })).toBe('{{status.link}}')
})

test('unknown names and braces that are not closed are found', () => {
  expect(unknownPlaceholders('{{gast.nahme}} {{gast.name}} {{gast.nahme}} {{x}}')).toEqual(['gast.nahme', 'x'])
  expect(unknownPlaceholders('Hallo {{gast.name')).toEqual(['{{'])
  expect(unknownPlaceholders('Preis {1} und }')).toEqual([])
})

test.each([
  ['gast.nahme', 'gast.name'],
  ['Gast.Name', 'gast.name'],
  ['bestelung.nummer', 'bestellung.nummer'],
  ['statuslink', 'status.link'],
  ['wetter.morgen', undefined],
])('%s probably means %s', (typed, meant) => {
  expect(likelyPlaceholder(typed)).toBe(meant)
})

test('an empty line divides paragraphs', () => {
  expect(paragraphsOf('Eins\nnoch eins\n\n\nZwei\n')).toEqual(['Eins\nnoch eins', 'Zwei'])
})
