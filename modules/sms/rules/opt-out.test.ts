import { expect, test } from 'vitest'
import { wishOf } from './opt-out.ts'

test.each([
  ['STOP', 'stop'],
  [' stopp! ', 'stop'],
  ['Abmelden.', 'stop'],
  ['start', 'start'],
  ['Bitte nicht stoppen, ich komme um 5', undefined],
  ['', undefined],
])('the reply "%s" requests %s', (answer, wish) => {
  expect(wishOf(answer)).toBe(wish)
})
