import { describe, expect, test } from 'vitest'
import { foodStatusTexts } from '../../../words/status-food.ts'
import type { PublicOrder } from '../../../contract.ts'
import { flagsOf, type OrderState, type PaymentState } from '../../../rules/lifecycle.ts'
import type { DeliveryType } from '../../../rules/delivery-types.ts'
import {
  foodSteps,
  foodView,
  isReviewAsked,
  stateSentence,
  statusLine,
  stepAt,
  ticketView,
} from './food-status-view.ts'

const texts = foodStatusTexts('de')
const now = Date.parse('2026-11-20T16:00:00Z')
const order = (
  state: OrderState,
  more: {
    deliveryType?: DeliveryType
    paymentState?: PaymentState
    table?: string
    ticketNumber?: number | null
    calledNumber?: string
    planned?: string
  } = {},
) => {
  const { deliveryType = 'takeaway', paymentState = 'none', table = null, ticketNumber = 47, planned = null } = more
  return {
    ...flagsOf({ state, paymentState, deliveryType }),
    state,
    paymentState,
    deliveryType,
    counterAppointment: null,
    appointmentDate: planned,
    uid: 'LW-40912',
    ticketNumber,
    calledNumber: more.calledNumber,
    tableIdentifier: table,
    questionnaireRating: null,
  } satisfies Partial<PublicOrder>
}

describe('status line (specification §2, Public status page: food variant)', () => {
  test.each<[string, ReturnType<typeof order>]>([
    ['Warten auf Zahlungseingang', order('waiting', { paymentState: 'open' })],
    ['Warten auf Zahlungseingang', order('waiting', { paymentState: 'failed' })],
    ['Warten auf Bestätigung', order('waiting')],
    ['Warten auf Bestätigung', order('waiting', { paymentState: 'paid' })],
    ['Wird bearbeitet', order('confirmed')],
    ['Abholbereit', order('in-delivery')],
    ['Abholbereit', order('in-delivery', { deliveryType: 'dineIn' })],
    ['In Zustellung', order('in-delivery', { deliveryType: 'delivery' })],
    ['Zugestellt', order('completed', { deliveryType: 'delivery' })],
    ['Abgeschlossen', order('completed')],
    ['Storniert', order('rejected')],
    ['Storniert', order('canceled')],
    ['Storniert', order('failed', { paymentState: 'failed' })],
  ])('%s', (words, one) => {
    expect(texts.status[statusLine(one)]).toBe(words)
  })
})

describe('times of the timeline', () => {
  const times = {
    confirmed: '2026-11-20T17:12:00Z',
    'in-delivery': '2026-11-20T17:30:00Z',
    completed: '2026-11-20T17:41:00Z',
  }
  const updatedAt = '2026-11-20T18:00:00Z'
  test.each<[string, ReturnType<typeof order>, PublicOrder['reachedAt'], (string | undefined)[]]>([
    ['waiting', order('waiting'), {}, [undefined, undefined, undefined, undefined]],
    ['confirmed', order('confirmed'), { confirmed: times.confirmed }, ['12', '12', undefined, undefined]],
    ['confirmed again after a step was undone', order('confirmed'), times, ['12', '12', undefined, undefined]],
    ['ready', order('in-delivery'), times, ['12', '12', '30', undefined]],
    ['completed', order('completed'), times, ['12', '12', '30', '41']],
    ['completed at once', order('completed'), { completed: times.completed }, [undefined, undefined, undefined, '41']],
    ['canceled', order('canceled'), times, ['00']],
  ])('%s', (_, one, reachedAt, minutes) => {
    const at = (step: Parameters<typeof stepAt>[1]) =>
      stepAt({ ...one, reachedAt, updatedAt }, step, now)?.slice(14, 16)
    expect(foodSteps(one, now).map(({ step }) => at(step))).toEqual(minutes)
  })
})

describe('timeline (specification §2: confirmation, preparation, Abholbereit, Abgeschlossen, or one entry)', () => {
  test.each<[string, ReturnType<typeof order>, string[]]>([
    ['waiting', order('waiting'), ['Bestätigung now', 'Zubereitung todo', 'Abholbereit todo', 'Abgeschlossen todo']],
    [
      'confirmed',
      order('confirmed'),
      ['Bestätigung done', 'Zubereitung now', 'Abholbereit todo', 'Abgeschlossen todo'],
    ],
    ['ready', order('in-delivery'), ['Bestätigung done', 'Zubereitung done', 'Abholbereit now', 'Abgeschlossen todo']],
    [
      'under way',
      order('in-delivery', { deliveryType: 'delivery' }),
      ['Bestätigung done', 'Zubereitung done', 'In Zustellung now', 'Abgeschlossen todo'],
    ],
    [
      'completed',
      order('completed'),
      ['Bestätigung done', 'Zubereitung done', 'Abholbereit done', 'Abgeschlossen done'],
    ],
    ['rejected', order('rejected'), ['Bestellung storniert now']],
    ['canceled', order('canceled'), ['Bestellung storniert now']],
    ['failed', order('failed'), ['Bestellung storniert now']],
  ])('%s', (_name, one, steps) => {
    expect(foodSteps(one, now).map(({ state, step }) => `${texts.timeline[step]} ${state}`)).toEqual(steps)
  })
})

describe('an order that is confirmed for later is not shown as being prepared yet', () => {
  test.each([
    ['in an hour', '2026-11-20T17:00:00Z', 'confirmed', ['done', 'now', 'todo', 'todo'], '12'],
    ['later than that', '2026-11-20T17:05:00Z', 'ahead', ['done', 'todo', 'todo', 'todo'], undefined],
    ['tomorrow', '2026-11-21T16:05:00Z', 'ahead', ['done', 'todo', 'todo', 'todo'], undefined],
  ])('%s', (_name, planned, sentence, steps, minutes) => {
    const one = order('confirmed', { planned })
    const times = { reachedAt: { confirmed: '2026-11-20T15:12:00Z' }, updatedAt: '2026-11-20T15:12:00Z' }
    expect(stateSentence(one, now)).toBe(sentence)
    expect(foodSteps(one, now).map(({ state }) => state)).toEqual(steps)
    expect(stepAt({ ...one, ...times }, 'preparation', now)?.slice(14, 16)).toBe(minutes)
  })

  test('once the order is in delivery or ready, the planned time is no longer shown', () => {
    const one = order('in-delivery', { planned: '2026-11-21T16:05:00Z' })
    expect(stateSentence(one, now)).toBe('ready')
  })
})

describe('ticket box (specification §2; docs/rules/orders.md: at a table after confirmation)', () => {
  const screens = { areTicketsDisabled: false, hasScreens: true }
  test.each<[string, ReturnType<typeof order>, typeof screens, unknown]>([
    ['takeaway', order('waiting'), screens, { kind: 'ticket', value: '47', hint: 'screen' }],
    ['ready for collection', order('in-delivery'), screens, { kind: 'ticket', value: '47', hint: 'pickup' }],
    [
      'without screens',
      order('confirmed'),
      { ...screens, hasScreens: false },
      { kind: 'ticket', value: '47', hint: 'pickup' },
    ],
    [
      'a delivery has no screen',
      order('confirmed', { deliveryType: 'delivery' }),
      screens,
      { kind: 'ticket', value: '47', hint: 'delivery' },
    ],
    [
      'at a table before the confirmation',
      order('waiting', { deliveryType: 'dineIn', table: '12' }),
      screens,
      { kind: 'later', table: '12' },
    ],
    [
      'at a table after it',
      order('confirmed', { deliveryType: 'dineIn', table: '12' }),
      screens,
      { kind: 'ticket', value: '47', hint: 'screenTable' },
    ],
    [
      'tickets disabled',
      order('waiting', { deliveryType: 'dineIn', table: '12' }),
      { ...screens, areTicketsDisabled: true },
      { kind: 'number', value: 'LW-40912', hint: 'screenTable' },
    ],
    [
      'the letter of the branch, as staff call it',
      order('waiting', { calledNumber: 'A-47' }),
      screens,
      { kind: 'ticket', value: 'A-47', hint: 'screen' },
    ],
    ['not paid yet', order('waiting', { paymentState: 'open', ticketNumber: null }), screens, undefined],
    ['the order has ended', order('completed'), screens, { kind: 'ticket', value: '47', hint: undefined }],
    ['canceled', order('canceled'), screens, undefined],
  ])('%s', (_name, one, flags, ticket) => {
    expect(ticketView(one, flags)).toEqual(ticket)
  })
})

describe('state texts (specification §2, §4)', () => {
  test.each([
    ['unpaid', order('waiting', { paymentState: 'open' })],
    ['waiting', order('waiting')],
    ['confirmed', order('confirmed')],
    ['underway', order('in-delivery', { deliveryType: 'delivery' })],
    ['ready', order('in-delivery')],
    ['readyTable', order('in-delivery', { deliveryType: 'dineIn', table: '1' })],
    ['delivered', order('completed', { deliveryType: 'delivery' })],
    ['completed', order('completed')],
    ['canceled', order('rejected')],
    ['refunded', order('rejected', { paymentState: 'refunded' })],
    ['refundDue', order('canceled', { paymentState: 'paid' })],
    ['refundDue', { ...order('canceled', { paymentState: 'open' }), endedMoney: 'asked' as const }],
    ['goingBack', { ...order('canceled', { paymentState: 'paid' }), endedMoney: 'going-back' as const }],
    ['paymentKept', { ...order('rejected', { paymentState: 'paid' }), endedMoney: 'kept' as const }],
    ['failed', order('failed', { paymentState: 'failed' })],
  ] as const)('%s', (sentence, one) => {
    expect(stateSentence(one, now)).toBe(sentence)
  })

  test('an unpaid order shows the missing payment, not a proposal', () => {
    const counter = {
      appointment: '2026-11-27T14:05:00Z',
      expiresAt: '2026-11-20T17:00:00Z',
      message: '',
      state: 'open' as const,
    }
    expect(foodView({ ...order('waiting', { paymentState: 'open' }), counterAppointment: counter }, now)).toBe('unpaid')
    expect(foodView({ ...order('waiting'), counterAppointment: counter }, now)).toBe('counter')
  })
})

test.each([
  ['completed', null, true, false, true],
  ['plugin off', null, false, false, false],
  ['rated already', 5, true, false, false],
  ['dismissed', null, true, true, false],
] as const)('review prompt (specification §4): %s', (_name, questionnaireRating, isEnabled, isDismissed, isAsked) => {
  expect(isReviewAsked({ state: 'completed', questionnaireRating }, { isEnabled, isDismissed })).toBe(isAsked)
  expect(isReviewAsked({ state: 'confirmed', questionnaireRating }, { isEnabled, isDismissed })).toBe(false)
})
