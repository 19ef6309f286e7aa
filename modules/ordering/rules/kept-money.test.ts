import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { asksForDifference, keptBeyondTotal, type MoneyStep } from './kept-money.ts'

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

test.each<[string, MoneyStep[], boolean]>([
  ['nobody asked', [step('paid'), step('completed')], false],
  ['money came twice', [step('paid-twice', { amount: 25 })], true],
  ['a difference failed', [edit(-3, true), step('refund-failed')], true],
  ['its second try failed, too', [edit(-3, true), step('refund-failed'), step('refund'), step('refund-failed')], true],
  ['what came twice failed to go back', [step('paid-twice'), step('refund'), step('refund-failed')], true],
  ['a difference failed and was kept', [edit(-3, true), step('refund-failed'), step('refund-kept')], false],
  ['it went back after all', [edit(-3, true), step('refund-failed'), step('refund'), step('refunded-part')], false],
  ['all of a completed order failed to go back', [step('completed'), step('refund'), step('refund-failed')], false],
  ['so it did after a difference that stays', [edit(-3, false), step('refund'), step('refund-failed')], false],
  ['a rejected order failed to go back', [step('reject'), step('refund-failed')], false],
])('of a completed order only the difference is asked back: %s', (_, timeline, isSo) => {
  expect(asksForDifference(timeline)).toBe(isSo)
})
