import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { keptBeyondTotal, type MoneyStep } from './kept-money.ts'

const edit = (difference: number, refund?: boolean): MoneyStep => ({
  action: 'edit-item',
  values: { difference, ...(refund === undefined ? {} : { refund }) },
})
const step = (action: string, values = {}): MoneyStep => ({ action, values })

/** Decisions, Orders: money flows back by decision only. */
test.each<[string, MoneyStep[], number]>([
  ['nothing was decided', [step('place'), step('paid', { amount: 25 })], 0],
  ['a difference that was to go back', [edit(-8.1, true), step('refunded-part', { refunded: 8.1 })], 0],
  ['a difference that stays', [edit(-8.1, false)], 8.1],
  ['two of them, one that goes back between', [edit(-8.1, false), edit(-2, true), edit(-0.5, false)], 8.6],
  ['before it was paid nobody is asked', [edit(-8.1)], 0],
  ['a refund that failed and was given up', [edit(-3, true), step('refund-failed'), step('refund-kept')], 3],
  ['not what had gone back before', [edit(-2, true), step('refunded-part', { refunded: 2 }), step('refund-kept')], 0],
  ['money that came twice and was kept', [step('paid-twice', { amount: 25 }), step('refund-kept')], 25],
])('%s', (_, timeline, kept) => {
  expect(keptBeyondTotal(timeline)).toBe(money(kept))
})
