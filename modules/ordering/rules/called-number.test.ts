import { expect, test } from 'vitest'
import { calledNumber } from './called-number.ts'

test.each([
  ['no letter: the ticket number', 212, null, '212'],
  ['with a letter', 212, 'D', 'D-212'],
  ['a branch without a letter', 212, '', '212'],
  ['no ticket number', null, 'D', null],
] as const)('%s (docs/rules/orders.md, Numbers)', (_, ticketNumber, letter, expected) =>
  expect(calledNumber(ticketNumber, letter)).toBe(expected),
)
