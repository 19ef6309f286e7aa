import { expect, test } from 'vitest'
import { money, toDecimal } from '#kernel/money.ts'
import { isWholeCents, tipAmount, type TipChoice } from './tip.ts'

test.each<[TipChoice, string, number, number | undefined]>([
  ['none', '5', 20, 0],
  ['5', '', 20, 1],
  ['10', '', 24.95, 2.5],
  ['15', '', 8.9, 1.34],
  ['own', '2', 20, 2],
  ['own', ' 2,50 ', 20, 2.5],
  ['own', '0', 20, 0],
  ['own', '', 20, undefined],
  ['own', '2,555', 20, undefined],
  ['own', '-1', 20, undefined],
  ['own', '1e3', 20, undefined],
  ['own', '1000,01', 20, undefined],
  ['own', 'viel', 20, undefined],
])('tip %s %j of %d is %d (docs/rules/money.md, Tips)', (choice, typed, total, expected) => {
  const tip = tipAmount(choice, typed, money(total))
  expect(tip === undefined ? undefined : toDecimal(tip)).toBe(expected)
})

test('a tip consists of whole cents', () => {
  expect([2.5, 0.01, 1000].map(isWholeCents)).toEqual([true, true, true])
  expect([0.001, 2.555].map(isWholeCents)).toEqual([false, false])
})
