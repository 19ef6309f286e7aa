import { expect, test } from 'vitest'
import { markedText } from './marked-text.ts'

test('each fact is marked at every place, the longer one where two begin together', () => {
  expect(markedText('Wir warten 60 Minuten, nie 60.', ['60', '60 Minuten'])).toEqual([
    { text: 'Wir warten ', isMarked: false },
    { text: '60 Minuten', isMarked: true },
    { text: ', nie ', isMarked: false },
    { text: '60', isMarked: true },
    { text: '.', isMarked: false },
  ])
})

test('a text without facts is one part, an empty one none', () => {
  expect(markedText('Ruhig.', ['60', ''])).toEqual([{ text: 'Ruhig.', isMarked: false }])
  expect(markedText('', ['60'])).toEqual([])
})
