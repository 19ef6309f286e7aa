import { expect, test } from 'vitest'
import { markedText } from './marked-text.ts'

test('each fact is marked wherever it occurs; if two start at the same position, the longer one is marked', () => {
  expect(markedText('Wir warten 60 Minuten, nie 60.', ['60', '60 Minuten'])).toEqual([
    { text: 'Wir warten ', isMarked: false },
    { text: '60 Minuten', isMarked: true },
    { text: ', nie ', isMarked: false },
    { text: '60', isMarked: true },
    { text: '.', isMarked: false },
  ])
})

test('a text without facts has one part, an empty text has none', () => {
  expect(markedText('Ruhig.', ['60', ''])).toEqual([{ text: 'Ruhig.', isMarked: false }])
  expect(markedText('', ['60'])).toEqual([])
})
