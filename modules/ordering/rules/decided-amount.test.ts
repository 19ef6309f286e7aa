import { describe, expect, test } from 'vitest'
import { decidedAmount } from './decided-amount.ts'

const pricing = { totalGross: 20 }
const none = { price: 0, kept: 0, asked: 0, due: 0, tip: 0 }

describe('the dialog shows the amount that a decision moves (docs/rules/orders.md, Payment)', () => {
  test.each([
    [
      'a completed order that was paid',
      { state: 'completed', isRefundAsked: false, money: { ...none, price: 20 } },
      20,
      0,
    ],
    [
      'a second payment of an order that goes on',
      { state: 'confirmed', isRefundAsked: true, money: { ...none, price: 20, asked: 20 } },
      20,
      20,
    ],
    [
      'an ended order, its money and what was kept',
      { state: 'canceled', isRefundAsked: true, money: { ...none, kept: 5, asked: 20 } },
      25,
      20,
    ],
    [
      'an ended order that was paid with a tip: all of it',
      { state: 'canceled', isRefundAsked: false, money: { ...none, price: 20, tip: 2 } },
      22,
      0,
    ],
    [
      'what is already going back is not counted again',
      { state: 'canceled', isRefundAsked: false, money: { ...none, due: 20 } },
      0,
      0,
    ],
  ] as const)('%s', (_, order, refund, keep) => {
    const given = { paymentState: 'paid', pricing, tip: 0, ...order } as const
    expect([decidedAmount(given, 'refund'), decidedAmount(given, 'keep')]).toEqual([refund, keep])
  })
})
