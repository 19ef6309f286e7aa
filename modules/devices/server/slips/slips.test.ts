import { expect, test } from 'vitest'
import { correction } from './corrections.ts'
import { dish } from './parts.ts'

test('a correction lists removed, new and changed lines, and nothing else', () => {
  const line = (id: string, amount: string, name: string) => ({
    id,
    amount,
    name,
    productId: null,
    details: [],
    allergens: '',
    gross: 1,
  })
  const options = { locale: 'de', number: '46', headline: 'Tisch 12', turn: '1' } as const
  const before = [line('a', '1', 'Backhendl'), line('b', '1', 'Kässpatzen'), line('c', '2', 'Bier')]
  const after = [line('b', '2', 'Kässpatzen'), line('c', '2', 'Bier'), line('d', '1', 'Forelle')]
  const texts = correction(before, after, options).map((one) =>
    one.is === 'text' ? one.text : one.is === 'pair' ? `${one.lead} ${one.left}` : '',
  )
  expect(texts.filter(Boolean)).toEqual([
    'KORREKTUR 1',
    '46',
    'Tisch 12',
    'ENTFÄLLT',
    '- 1 Backhendl',
    'NEU',
    '+ 1 Forelle',
    'GEÄNDERT',
    '2 Kässpatzen',
    'Rest wie auf dem ersten Bon',
  ])
  expect(correction(after, after, options)).toEqual([])
})

test('the slip about a new time has both times, also if no dish has changed', () => {
  const due = { now: '18:45', before: '18:00' }
  const texts = correction([], [], { locale: 'de', number: '46', headline: 'Tisch 12', turn: 'time-1', due }).map(
    (one) => (one.is === 'text' ? one.text : ''),
  )
  expect(texts.filter(Boolean)).toEqual([
    'NEUE ZEIT',
    '46',
    'Tisch 12',
    'fertig 18:45',
    'bisher 18:00',
    'Rest wie auf dem ersten Bon',
  ])
})

test.each([
  ['ohne Zwiebel', true],
  ['Erdnussallergie, bitte beachten', true],
  ['mit Krautsalat', false],
])('on the kitchen slip, %s is white on black: %s', (text, isInverted) => {
  const line = { id: 'a', amount: '1', name: 'Backhendl', productId: null, details: [text], allergens: '', gross: 1 }
  expect(dish(line, 2).some((one) => one.is === 'text' && one.invert === true)).toBe(isInverted)
})
