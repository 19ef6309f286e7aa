import { expect, test } from 'vitest'
import { oneLine, visible } from './one-line.ts'

test.each([
  [' a\r\n\tb\u0007  c ', 'a b c'],
  ['Hotel\nStart:\tWien', 'Hotel Start: Wien'],
  ['a\u2028b\u2029c\u0085d\ve\ff', 'a b c d e f'],
  ['a\u202eb\u2066c\ufeff', 'abc'],
  ['2\u00a0kg', '2\u00a0kg'],
  ['', ''],
])('%j as one line is %j', (text, line) => expect(oneLine(text)).toBe(line))

test('only invisible characters are removed, line breaks and tabs stay', () =>
  expect(visible('a\u2066b\u2069\tc\r\nd')).toBe('ab\tc\nd'))
