import { expect, test } from 'vitest'
import { saidText } from './said.ts'

test.each([
  ['Ich habe eine Nussallergie.', 'Ich habe eine Nussallergie.'],
  ['  Ohne Salz  \r\n\r\n\r\n\r\nbitte\t schnell \n', 'Ohne Salz\n\nbitte  schnell'],
  ['a\u0000b\u202ec\u200bd', 'abcd'],
  ['<b>x</b>', '<b>x</b>'],
  [' \n\t\u200b', ''],
])('the comment %j is shown as %j', (typed, shown) => {
  expect(saidText(typed)).toBe(shown)
})
