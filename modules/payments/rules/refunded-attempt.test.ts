import { expect, test } from 'vitest'
import { isAttemptRefunded } from './refunded-attempt.ts'

const none = { price: 0, kept: 0, asked: 0, due: 0, tip: 0 }
const paid = { state: 'paid', amount: 50, refunded: 50, isMismatched: false } as const

test.each([
  ['everything was refunded', paid, none, true],
  ['it was refunded, and another attempt pays the order', paid, { ...none, price: 50 }, true],
  ['a part was refunded', { ...paid, refunded: 20 }, { ...none, price: 30 }, false],
  ['nothing was refunded', { ...paid, refunded: 0 }, { ...none, price: 50 }, false],
  ['too much was paid, and a part of it is left', { ...paid, isMismatched: true }, { ...none, kept: 10 }, false],
  ['too much was paid, and nothing is left', { ...paid, isMismatched: true, refunded: 60 }, none, true],
  ['it was never paid', { ...paid, state: 'failed', refunded: 0 }, none, false],
] as const)('%s', (_, attempt, money, expected) => {
  expect(isAttemptRefunded(attempt, money)).toBe(expected)
})
