import { expect, test } from 'vitest'
import { anyText, onOff, preferenceOf } from './preferences.ts'

test.each([
  [null, 'off'],
  ['on', 'on'],
  ['off', 'off'],
  ['', 'off'],
  ['On', 'off'],
  ['{"on":true}', 'off'],
])('the stored text %j gives the preference %j', (stored, value) =>
  expect(preferenceOf(stored, onOff, 'off')).toBe(value),
)

test('a text that the caller checks itself comes as it is stored', () => {
  expect(preferenceOf('any', anyText, '')).toBe('any')
  expect(preferenceOf(null, anyText, '')).toBe('')
})
