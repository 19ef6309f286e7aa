import { expect, test } from 'vitest'
import { badgeEnding, badgeNumber, badgePattern } from './badge.ts'

test.each([
  ['04:a2:1b:3c', '04A21B3C'],
  [' 0012 345 678\r', '0012345678'],
  ['04-A2-1B_3c;', '04A21B3C'],
])('a card has one number for all spellings of readers: %s', (typed, number) => {
  expect(badgeNumber(typed)).toBe(number)
  expect(badgePattern.test(number)).toBe(true)
})

test.each(['', '123', 'Ärger', 'a'.repeat(65)])('%j is not a card number', (typed) => {
  expect(badgePattern.test(badgeNumber(typed))).toBe(false)
})

test('only the end of a card number is shown, and it has fewer than half of the characters', () => {
  expect(badgeEnding('0012345678')).toBe('5678')
  expect(badgeEnding('04A21B3C')).toBe('3C')
  expect(badgeEnding('1234')).toBe('34')
})
