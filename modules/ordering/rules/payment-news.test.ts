import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { orderStates, type OrderState, type PaymentState } from './lifecycle.ts'
import { canDecideRefund, eventsOf, type PaymentNews, paymentStep } from './payment-news.ts'

const quiet: PaymentNews = { state: 'open', isMismatched: false, isAllBack: false, isNewMoney: false }
const paid: PaymentNews = { ...quiet, state: 'paid', isNewMoney: true }

test.each<[string, OrderState, PaymentState, Partial<PaymentNews>, ReturnType<typeof paymentStep>]>([
  ['paid', 'waiting', 'open', paid, { action: 'paid', paymentState: 'paid', isRefundAsked: false, isTold: true }],
  [
    'paid after a failed attempt',
    'waiting',
    'failed',
    paid,
    { action: 'paid', paymentState: 'paid', isRefundAsked: false, isTold: true },
  ],
  ['the same news again', 'waiting', 'paid', { ...paid, isNewMoney: false }, undefined],
  [
    'a dish was removed',
    'confirmed',
    'paid',
    { state: 'paid', isNewRefund: true, isNewMoney: false },
    { action: 'refunded-part' },
  ],
  [
    'late, the order has failed',
    'failed',
    'failed',
    paid,
    { action: 'paid', paymentState: 'paid', isRefundAsked: true, isTold: false },
  ],
  [
    'late, the order was cancelled',
    'canceled',
    'open',
    paid,
    { action: 'paid', paymentState: 'paid', isRefundAsked: true, isTold: false },
  ],
  [
    'another amount',
    'waiting',
    'open',
    { state: 'pending', isMismatched: true, isNewMoney: true },
    { action: 'payment-mismatch', isRefundAsked: true },
  ],
  [
    'paid, after another amount had come that was not refunded',
    'waiting',
    'open',
    { ...paid, isMismatched: true },
    { action: 'paid-twice', paymentState: 'paid', isRefundAsked: true, isTold: true },
  ],
  ['twice', 'confirmed', 'paid', paid, { action: 'paid-twice', paymentState: 'paid', isRefundAsked: true }],
  ['failed', 'waiting', 'open', { state: 'failed' }, { action: 'payment-failed', paymentState: 'failed' }],
  ['failed, after it was paid', 'waiting', 'paid', { state: 'failed' }, undefined],
  ['another attempt', 'waiting', 'failed', { state: 'open' }, { action: 'payment-started', paymentState: 'open' }],
  ['a failed order is not opened again', 'failed', 'failed', { state: 'open' }, undefined],
  [
    'refunded',
    'rejected',
    'paid',
    { state: 'refunded', isAllBack: true },
    { action: 'refunded', paymentState: 'refunded', isRefundAsked: false },
  ],
  [
    'a refund failed',
    'rejected',
    'paid',
    { state: 'paid', isRefundFailed: true },
    { action: 'refund-failed', isRefundAsked: true },
  ],
  [
    'a refund was sent back by the bank',
    'rejected',
    'refunded',
    { state: 'paid', isRefundFailed: true },
    { action: 'refund-failed', isRefundAsked: true, paymentState: 'paid' },
  ],
  [
    'another amount was refunded, the order is still unpaid',
    'waiting',
    'open',
    { state: 'failed', isNewRefund: true, isAllBack: true },
    { action: 'refunded-part', paymentState: 'failed' },
  ],
  [
    'the order was cancelled meanwhile',
    'canceled',
    'open',
    { state: 'failed', isNewRefund: true, isAllBack: true },
    { action: 'refunded-part' },
  ],
  [
    'the payment was refunded, but another amount is still held',
    'waiting',
    'paid',
    { state: 'refunded', isMismatched: true, isNewRefund: true },
    { action: 'refunded-part' },
  ],
  ['an order paid in cash ignores payment news', 'waiting', 'none', paid, undefined],
])('%s (docs/rules/orders.md, Payment)', (_name, state, paymentState, news, step) => {
  expect(paymentStep({ state, paymentState }, { ...quiet, ...news })).toEqual(step)
})

test('a report never changes the state of an order, and only a refund changes the payment state paid', () => {
  const news = fc.record({
    state: fc.constantFrom<PaymentNews['state']>('open', 'pending', 'paid', 'failed'),
    isMismatched: fc.boolean(),
    isAllBack: fc.constant(false),
    isNewMoney: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.constantFrom(...orderStates), news, (state, told) => {
      expect(paymentStep({ state, paymentState: 'paid' }, told)?.paymentState ?? 'paid').toBe('paid')
    }),
  )
})

test('staff decide about money of ended orders, and about unusual payments', () => {
  expect(canDecideRefund({ state: 'rejected', paymentState: 'paid', isRefundAsked: false })).toBe(true)
  expect(canDecideRefund({ state: 'waiting', paymentState: 'paid', isRefundAsked: false })).toBe(false)
  expect(canDecideRefund({ state: 'waiting', paymentState: 'open', isRefundAsked: true })).toBe(true)
  expect(canDecideRefund({ state: 'rejected', paymentState: 'refunded', isRefundAsked: false })).toBe(false)
})

test('throws if the report lacks an amount that the step needs, so that no money is counted as zero', () => {
  const values = { provider: 'mollie', attempt: 1, amount: 25, currency: 'EUR' }
  expect(eventsOf({ action: 'paid' }, values)).toEqual([{ event: 'came', amount: money(25), isAsked: true }])
  expect(eventsOf({ action: 'refunded-part' }, { ...values, refunded: 8.1 })).toEqual([
    { event: 'sent', amount: money(8.1) },
  ])
  expect(() => eventsOf({ action: 'refunded-part' }, values)).toThrow("News of money name no amount 'refunded'")
  expect(() => eventsOf({ action: 'refund-failed' }, values)).toThrow("News of money name no amount 'failed'")
})
