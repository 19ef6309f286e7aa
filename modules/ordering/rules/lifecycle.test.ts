import { describe, expect, it } from 'vitest'
import {
  asksForRefund,
  canCustomerCancel,
  finalStates,
  flagsOf,
  latePaymentAsksForRefund,
  type OrderAction,
  type OrderStanding,
  type OrderState,
  possibleActions,
  transition,
  transitions,
} from './lifecycle.ts'

const now = Temporal.Instant.from('2026-11-20T15:42:00Z')
const standing = (more: Partial<OrderStanding> = {}): OrderStanding => ({
  state: 'waiting',
  paymentState: 'none',
  ...more,
})
const outcome = (order: OrderStanding, action: OrderAction) => {
  const result = transition(order, action, now)
  return result.ok ? result.value : result.code
}
const states: readonly OrderState[] = ['waiting', 'confirmed', 'in-delivery', ...finalStates]

describe('allowed steps (specification §4, Order status; docs/rules/orders.md)', () => {
  it.each<[OrderAction, Partial<Record<OrderState, OrderState>>]>([
    ['confirm', { waiting: 'confirmed' }],
    ['reject', { waiting: 'rejected' }],
    ['cancel', { waiting: 'canceled', confirmed: 'canceled', 'in-delivery': 'canceled' }],
    ['inDelivery', { confirmed: 'in-delivery' }],
    ['complete', { confirmed: 'completed', 'in-delivery': 'completed' }],
    ['proposeCounterAppointment', { waiting: 'waiting' }],
    ['withdraw', { waiting: 'canceled' }],
    ['failPayment', { waiting: 'failed' }],
  ])('%s', (action, steps) => {
    for (const state of states)
      expect([state, outcome(standing({ state }), action)]).toEqual([state, steps[state] ?? 'order.wrong_state'])
  })

  it('ends in rejected, canceled, failed and completed', () => {
    for (const state of finalStates) expect(possibleActions(standing({ state, counterState: 'open' }), now)).toEqual([])
  })

  it('lists the steps that are possible in each state', () => {
    expect(possibleActions(standing(), now)).toEqual([
      'confirm',
      'reject',
      'cancel',
      'proposeCounterAppointment',
      'withdraw',
      'failPayment',
    ])
    expect(possibleActions(standing({ state: 'in-delivery' }), now)).toEqual(['cancel', 'complete'])
  })
})

describe('an unpaid online order (docs/rules/orders.md, Payment)', () => {
  it.each<[OrderAction, string]>([
    ['confirm', 'order.unpaid'],
    ['proposeCounterAppointment', 'order.unpaid'],
    ['acceptCounterAppointment', 'order.unpaid'],
    ['reject', 'rejected'],
    ['cancel', 'canceled'],
  ])('%s: %s', (action, result) => {
    expect(outcome(standing({ paymentState: 'open', counterState: 'open' }), action)).toBe(result)
  })
})

describe('counter-appointment (specification §4; docs/rules/orders.md)', () => {
  const soon = now.add({ minutes: 1 })
  it.each<[string, Partial<OrderStanding>, string, string]>([
    ['open', { counterState: 'open', counterExpiresAt: soon }, 'confirmed', 'canceled'],
    ['never proposed', {}, 'order.no_counter_appointment', 'order.no_counter_appointment'],
    [
      'accepted before',
      { state: 'confirmed', counterState: 'accepted' },
      'order.counter_appointment_answered',
      'order.counter_appointment_answered',
    ],
    [
      'declined before',
      { state: 'canceled', counterState: 'declined' },
      'order.counter_appointment_answered',
      'order.counter_appointment_answered',
    ],
    [
      'expired this second',
      { counterState: 'open', counterExpiresAt: now },
      'order.counter_appointment_expired',
      'order.counter_appointment_expired',
    ],
    [
      'marked expired',
      { counterState: 'expired' },
      'order.counter_appointment_expired',
      'order.counter_appointment_expired',
    ],
    [
      'confirmed by staff meanwhile',
      { state: 'confirmed', counterState: 'open' },
      'order.wrong_state',
      'order.wrong_state',
    ],
  ])('%s', (_, more, accepted, declined) => {
    expect(outcome(standing(more), 'acceptCounterAppointment')).toBe(accepted)
    expect(outcome(standing(more), 'declineCounterAppointment')).toBe(declined)
  })

  it('refuses a second answer and names the first one', () => {
    expect(
      transition(standing({ state: 'confirmed', counterState: 'accepted' }), 'declineCounterAppointment', now),
    ).toMatchObject({ values: { state: 'accepted' } })
  })
})

describe('flags of an order in responses (specification §3)', () => {
  it.each<[OrderState, string[]]>([
    ['waiting', []],
    ['confirmed', ['isConfirmed']],
    ['in-delivery', ['isConfirmed', 'isInDelivery']],
    ['completed', ['isConfirmed', 'isCompleted', 'isDelivered']],
    ['rejected', ['isRejected']],
    ['canceled', ['isCanceled']],
    ['failed', ['isFailed']],
  ])('%s', (state, names) => {
    const flags = flagsOf({ state, paymentState: 'none', deliveryType: 'delivery' })
    expect(Object.entries(flags).flatMap(([name, isSet]) => (isSet && name !== 'isDelivery' ? [name] : []))).toEqual(
      names,
    )
  })

  it('only a delivery is flagged as delivered', () => {
    expect(flagsOf({ state: 'completed', paymentState: 'none', deliveryType: 'takeaway' }).isDelivered).toBe(false)
    expect(flagsOf({ state: 'waiting', paymentState: 'none', deliveryType: 'dineIn' })).toMatchObject({
      isDineIn: true,
      isDelivery: false,
    })
  })

  it.each([
    ['none', false, false],
    ['open', false, false],
    ['paid', true, false],
    ['refunded', true, true],
    ['failed', false, false],
  ] as const)('payment %s: paid %s, refunded %s', (paymentState, isPaid, isRefunded) => {
    expect(flagsOf({ state: 'waiting', paymentState, deliveryType: 'takeaway' })).toMatchObject({ isPaid, isRefunded })
  })
})

describe('refund decision (docs/rules/orders.md, Payment)', () => {
  it('is asked for when a paid order ends without being completed', () => {
    const asking = (Object.keys(transitions) as OrderAction[]).filter((action) =>
      asksForRefund({ paymentState: 'paid' }, action),
    )
    expect(asking).toEqual(['reject', 'cancel', 'declineCounterAppointment', 'withdraw', 'failPayment'])
    for (const paymentState of ['none', 'open', 'refunded', 'failed'] as const)
      expect(asksForRefund({ paymentState }, 'cancel')).toBe(false)
  })

  it('is asked for when money arrives after the end', () => {
    expect(states.filter(latePaymentAsksForRefund)).toEqual(['rejected', 'canceled', 'failed'])
  })

  it('lets the customer withdraw an order only until it is confirmed', () => {
    expect(states.filter((state) => canCustomerCancel({ state }))).toEqual(['waiting'])
  })
})
