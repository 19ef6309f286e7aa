import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { MoneyMove } from './order-money.ts'
import type { EntryName } from './steps.ts'
import { toldAmounts } from './told-amounts.ts'

const by = { type: 'user' } as const
const back = (from: 'price' | 'tip', amount: number): MoneyMove => ({
  kind: 'refund',
  from,
  amount: money(amount),
  decidedBy: by,
})
const sent: MoneyMove = { kind: 'sent', from: 'due', amount: money(7.5) }
const failed: MoneyMove = { kind: 'failed', from: 'due', amount: money(4) }
const kept: MoneyMove = { kind: 'kept', from: 'asked', amount: money(3), decidedBy: by }

test.each<[EntryName, MoneyMove[], object]>([
  ['refund', [back('price', 20), back('tip', 2)], { moved: 22 }],
  ['refund-part', [back('price', 5)], { moved: 5 }],
  ['refund-kept', [kept], { moved: 3 }],
  ['refunded', [sent], { moved: 7.5 }],
  ['refunded-part', [sent], { moved: 7.5 }],
  ['refund-failed', [failed, sent], { moved: 4 }],
  ['reject', [back('price', 20)], { refundAmount: 20 }],
  ['edit-item', [back('price', 1.5)], { refundAmount: 1.5 }],
  ['reject', [kept], {}],
  ['paid', [{ kind: 'paid', from: 'outside', amount: money(9) }], {}],
  ['note', [], {}],
])('%s tells the amount of its own lines of the ledger', (action, moves, amounts) =>
  expect(toldAmounts(action, moves)).toEqual(amounts),
)
