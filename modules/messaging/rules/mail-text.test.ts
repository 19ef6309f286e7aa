import { expect, test } from 'vitest'
import { filled, likelyPlaceholder, paragraphsOf, placeholders, unknownPlaceholders } from './mail-text.ts'

const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}>`])) as Record<
  (typeof placeholders)[number],
  string
>

test('placeholders are replaced by values, with or without spaces in the braces', () => {
  expect(filled('Grüß Gott {{gast.name}}, Nummer {{ bestellung.nummer }}', values)).toBe(
    'Grüß Gott <gast.name>, Nummer <bestellung.nummer>',
  )
})

test('a name that looks like a placeholder is not replaced', () => {
  expect(filled('{{gast.name}}', { ...values, 'gast.name': '{{status.link}}' })).toBe('{{status.link}}')
})

test('finds unknown names and braces that are not closed', () => {
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
])('suggests for %s the placeholder %s', (typed, meant) => {
  expect(likelyPlaceholder(typed)).toBe(meant)
})

test('an empty line separates paragraphs', () => {
  expect(paragraphsOf('Eins\nnoch eins\n\n\nZwei\n')).toEqual(['Eins\nnoch eins', 'Zwei'])
})
