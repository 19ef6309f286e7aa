import { expect, test } from 'vitest'
import { addonsOf, addonTexts, isChildSeat, unanswered } from './addons.ts'

const option = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  description: '',
  price: 0,
  value: '',
  ...more,
})
const van = {
  translations: {
    en: { parts: { 'addons.stop': 'Stop on the way', 'addons.stop#question': 'Where should we stop?' } },
  },
  parts: [
    {
      id: 'addons',
      type: 'addons',
      name: 'Zubehör',
      options: [
        option('seat', 'Kindersitz'),
        option('sign', 'Schild', { value: 'once' }),
        option('stop', 'Zwischenhalt', { question: 'Wo sollen wir halten?' }),
        option('dog', 'Hund', { value: 'once', question: 'Wie groß?' }),
      ],
    },
  ],
}
const addons = addonsOf(van, 'de')

test('the question is English if it is translated, otherwise German; without a question it is empty', () => {
  expect(addons.map(({ question }) => question)).toEqual(['', '', 'Wo sollen wir halten?', 'Wie groß?'])
  expect(addonsOf(van, 'en').map(({ question }) => question)).toEqual(['', '', 'Where should we stop?', 'Wie groß?'])
})

test.each([
  ['seat', 'Kindersitz', true],
  ['a1', 'Sitzerhöhung', true],
  ['a2', 'Baby seat', true],
  ['a3', 'Infant carrier', true],
  ['a4', 'Babyschale', true],
  ['name-sign', 'Empfang mit Schild', false],
  ['a5', 'Heated seats', false],
] as const)('a child seat is known by its id or name: %s, %s', (id, name, isSeat) => {
  expect(isChildSeat({ id, name })).toBe(isSeat)
})

test('a chosen accessory is written with its amount and the answer', () => {
  const chosen = [
    { id: 'stop', amount: 1, answer: 'Hotel Sacher' },
    { id: 'seat', amount: 2 },
    { id: 'dog', amount: 1, answer: 'klein' },
    { id: 'sign', amount: 1 },
    { id: 'rocket', amount: 1, answer: 'Mars' },
  ]
  expect(addonTexts(addons, chosen)).toEqual([
    '2 × Kindersitz',
    'Schild',
    '1 × Zwischenhalt: Hotel Sacher',
    'Hund: klein',
  ])
})

test.each([
  ['nothing chosen', [], undefined],
  ['no question', [{ id: 'seat', amount: 1 }], undefined],
  ['answered', [{ id: 'stop', amount: 1, answer: 'Hotel' }], undefined],
  ['not answered', [{ id: 'stop', amount: 1 }], 'stop'],
  ['a blank answer', [{ id: 'stop', amount: 1, answer: '  ' }], 'stop'],
  ['not chosen', [{ id: 'stop', amount: 0 }], undefined],
  ['of another vehicle', [{ id: 'rocket', amount: 1 }], undefined],
])('the first accessory without an answer: %s', (_name, chosen, id) => {
  expect(unanswered(addons, chosen)?.id).toBe(id)
})
