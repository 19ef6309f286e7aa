import { expect, test } from 'vitest'
import { shortNumberIn } from './short-number.ts'

test.each([
  ['B-7', { code: 'B', number: 7 }],
  ['b7', { code: 'B', number: 7 }],
  ['7', { code: '', number: 7 }],
  ['0047', { code: '', number: 47 }],
  ['d-12345', { code: 'D', number: 12_345 }],
  ['GL-123456', undefined],
  ['Anna', undefined],
  ['7up', undefined],
  ['', undefined],
])('%s', (word, expected) => {
  expect(shortNumberIn(word)).toEqual(expected)
})
