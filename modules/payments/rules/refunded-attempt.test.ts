import { expect, test } from 'vitest'
import { refundOfAttempt } from './refunded-attempt.ts'

const none = { price: 0, kept: 0, asked: 0, due: 0, tip: 0 }
const paid = { state: 'paid', amount: 50, refunded: 50, isMismatched: false } as const

test.each([
  ['everything was refunded', paid, none, 'all'],
  ['it was refunded, and another attempt pays the order', paid, { ...none, price: 50 }, 'all'],
  ['a part was refunded', { ...paid, refunded: 20 }, { ...none, price: 30 }, 'part'],
  ['nothing was refunded', { ...paid, refunded: 0 }, { ...none, price: 50 }, undefined],
  ['too much was paid, and a part of it is left', { ...paid, isMismatched: true }, { ...none, kept: 10 }, 'part'],
  ['too much was paid, and nothing is left', { ...paid, isMismatched: true, refunded: 60 }, none, 'all'],
  ['it was never paid', { ...paid, state: 'failed', refunded: 0 }, none, undefined],
] as const)('%s', (_, attempt, money, expected) => {
  expect(refundOfAttempt(attempt, money)).toBe(expected)
})
