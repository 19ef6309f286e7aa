import { expect, test } from 'vitest'
import { formatDecimal, parseDecimal } from './decimal.ts'

test.each([
  ['58,40', 58.4],
  ['2.20', 2.2],
  ['2,5', 2.5],
  ['1.234,50', 1234.5],
  ['1.000', 1000],
  ['12.345.678', 12_345_678],
  ['0,1234', 0.1234],
  [' 7 € ', 7],
  ['10 %', 10],
  [',5', 0.5],
  ['5,', 5],
  ['-3,5', -3.5],
  ['−3', -3],
  ['1234.5', 1234.5],
])('reads %s as %d', (text, value) => expect(parseDecimal(text)).toBe(value))

test.each(['', 'abc', '1e3', '0x10', '1,2,3', '1.23.456', '--1', '12 a', '1.000.00'])('%j is not a number', (text) =>
  expect(parseDecimal(text)).toBeUndefined(),
)

test('a formatted number can be parsed again', () => {
  for (const value of [0, 0.5, 1.7273, 999.99, 1000, 1_234_567.8901])
    expect(parseDecimal(formatDecimal(value, { min: 2, max: 4 }))).toBe(value)
})
