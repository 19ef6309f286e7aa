import { expect, test } from 'vitest'
import { paidText } from './paid-text.ts'

test.each([
  ['de', { isPaid: false, isRefunded: false, paidBack: 0 }, undefined],
  ['de', { isPaid: true, isRefunded: false, paidBack: 0 }, 'Bezahlt'],
  ['de', { isPaid: true, isRefunded: false }, 'Bezahlt'],
  ['de', { isPaid: true, isRefunded: false, paidBack: 12 }, 'Bezahlt, 12,00 EUR rückerstattet'],
  ['de', { isPaid: true, isRefunded: true, paidBack: 49 }, 'Rückerstattet'],
  ['de', { isPaid: true, isRefunded: false, endedMoney: 'going-back' }, 'Rückerstattung veranlasst'],
  ['de', { isPaid: true, isRefunded: false, paidBack: 5, isAllGoingBack: true }, 'Rückerstattung veranlasst'],
  ['en', { isPaid: true, isRefunded: false, isAllGoingBack: true }, 'Refund started'],
  ['en', { isPaid: true, isRefunded: false, paidBack: 0 }, 'Paid'],
  ['en', { isPaid: true, isRefunded: false, paidBack: 12 }, 'Paid, 12,00 EUR refunded'],
  ['en', { isPaid: true, isRefunded: true, paidBack: 49 }, 'Refunded'],
] as const)('what a guest reads behind the payment method (%s, %o): %s', (locale, order, expected) => {
  expect(paidText({ currency: 'EUR', ...order }, locale)).toBe(expected)
})
