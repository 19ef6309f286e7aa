import { expect, test } from 'vitest'
import { gsmText, segmentsOf } from './segments.ts'

test.each([
  ['', 'gsm', 1, 0],
  ['a'.repeat(160), 'gsm', 1, 160],
  ['a'.repeat(161), 'gsm', 2, 161],
  ['a'.repeat(306), 'gsm', 2, 306],
  ['a'.repeat(307), 'gsm', 3, 307],
  ['äöüßÄÖÜ'.repeat(22), 'gsm', 1, 154],
  ['€'.repeat(80), 'gsm', 1, 160],
  ['€'.repeat(81), 'gsm', 2, 162],
  ['ş'.repeat(70), 'ucs2', 1, 70],
  ['ş'.repeat(71), 'ucs2', 2, 71],
  ['„Hallo“', 'ucs2', 1, 7],
  ['🚕'.repeat(35), 'ucs2', 1, 70],
  ['🚕'.repeat(36), 'ucs2', 2, 72],
])('%# the messages of a text are counted like those of the provider', (text, encoding, count, length) => {
  expect(segmentsOf(text)).toMatchObject({ encoding, count, length })
})

test('a character of two units is not divided between two messages', () => {
  // After 152 letters one unit of the first message is free. The euro sign needs two units, so it moves to the second message.
  expect(segmentsOf(`${'a'.repeat(152)}€${'b'.repeat(152)}`).count).toBe(3)
  expect(segmentsOf(`${'a'.repeat(151)}€${'b'.repeat(153)}`).count).toBe(2)
})

test('the text of an SMS contains only characters of the GSM alphabet and no line break', () => {
  expect(gsmText('„Gasthaus“ – 5 € …\r\nStop\u202e')).toBe('"Gasthaus" - 5 € ... Stop')
  expect(segmentsOf(gsmText('Grüße aus „Lindwurm“ – bis gleich')).encoding).toBe('gsm')
})
