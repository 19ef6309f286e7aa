import { expect, test } from 'vitest'
import { text } from './shapes.ts'

test.each([
  ['Eva Pichler', 'Eva Pichler'],
  ['  Eva  ', 'Eva'],
  ['zwei\nZeilen\tmit Tab', 'zwei\nZeilen\tmit Tab'],
  ['Eva\u202erelhciP', 'EvarelhciP'],
  ['\u0007Klingel\u009f', 'Klingel'],
  ['\u200eEva\u2066', 'Eva'],
  // These invisible characters are kept, because texts need them: joiners of emoji and of Indic scripts, accents, soft hyphens.
  ['👩‍🍳', '👩‍🍳'],
  ['Müller\u00adin', 'Müller\u00adin'],
])('the text %j becomes %j', (typed, kept) => {
  expect(text(100).parse(typed)).toBe(kept)
})

test('the length of a text is counted after surrounding blanks and invisible characters were removed', () => {
  expect(text(3).safeParse(' abc ').success).toBe(true)
  expect(text(3).safeParse('\u202eabc').success).toBe(true)
  expect(text(3).safeParse('abcd').success).toBe(false)
})
