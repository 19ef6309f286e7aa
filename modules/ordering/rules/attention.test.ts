import { describe, expect, it } from 'vitest'
import { type Awaiting, boardColumn, escalatesAt, failsUnpaidAt, isEscalated, isMissed } from './attention.ts'

const now = Temporal.Instant.from('2026-11-20T15:42:00Z')
const ago = (minutes: number, seconds = 0) => now.subtract({ minutes, seconds })
const order = (more: Partial<Awaiting> = {}): Awaiting => ({
  state: 'waiting',
  createdAt: ago(1),
  appointment: null,
  ...more,
})

describe('missed (docs/rules/orders.md, Waiting)', () => {
  it.each<[string, Partial<Awaiting>, boolean]>([
    ['just arrived', {}, false],
    ['waiting for exactly 10 minutes', { createdAt: ago(10) }, false],
    ['waiting for more than 10 minutes', { createdAt: ago(10, 1) }, true],
    ['confirmed long ago', { state: 'confirmed', createdAt: ago(60) }, false],
    ['its appointment has passed', { appointment: ago(0, 1) }, true],
    ['its appointment is now', { appointment: now }, false],
    ['unpaid online: a lane of its own', { createdAt: ago(20), paymentState: 'open' }, false],
    ['paid a minute ago', { createdAt: ago(20), paymentState: 'paid', paidAt: ago(1) }, false],
    ['paid long ago', { createdAt: ago(20), paymentState: 'paid', paidAt: ago(11) }, true],
    ['waits for the customer’s answer', { createdAt: ago(20), isCounterOpen: true }, false],
    ['came while the branch was closed, which opens later', { createdAt: ago(600), awaitedFrom: ago(-30) }, false],
    ['came while it was closed, open for 10 minutes', { createdAt: ago(600), awaitedFrom: ago(10) }, false],
    ['came while it was closed, open for longer', { createdAt: ago(600), awaitedFrom: ago(10, 1) }, true],
    [
      'paid after it opened',
      { createdAt: ago(600), awaitedFrom: ago(60), paymentState: 'paid', paidAt: ago(5) },
      false,
    ],
    [
      'the customer did not answer in time for it',
      { createdAt: ago(20), isCounterOpen: true, appointment: ago(1) },
      true,
    ],
  ])('%s: %s', (_, more, missed) => {
    expect(isMissed(order(more), now)).toBe(missed)
  })
})

describe('escalation after 4 minutes (docs/rules/orders.md, Waiting)', () => {
  it.each<[string, Partial<Awaiting>, boolean]>([
    ['too early', { createdAt: ago(3, 59) }, false],
    ['now', { createdAt: ago(4) }, true],
    ['came in the night', { createdAt: ago(600), awaitedFrom: ago(-30) }, false],
    ['came in the night, open for 4 minutes', { createdAt: ago(600), awaitedFrom: ago(4) }, true],
    ['another time is proposed', { createdAt: ago(5), isCounterOpen: true }, false],
    ['confirmed', { createdAt: ago(5), state: 'confirmed' }, false],
    ['unpaid', { createdAt: ago(5), paymentState: 'open' }, false],
  ])('%s: %s', (_, more, escalated) => {
    expect(isEscalated(order(more), now)).toBe(escalated)
  })

  it('the time of the escalation can be calculated in advance', () => {
    expect(escalatesAt(order({ createdAt: now }))?.toString()).toBe('2026-11-20T15:46:00Z')
  })
})

describe('unpaid online orders fail after 30 minutes (docs/rules/orders.md, Payment)', () => {
  it('only unpaid online orders fail', () => {
    expect(failsUnpaidAt(order({ createdAt: now, paymentState: 'open' }))?.toString()).toBe('2026-11-20T16:12:00Z')
    expect(failsUnpaidAt(order({ paymentState: 'paid' }))).toBeUndefined()
    expect(failsUnpaidAt(order({ paymentState: 'none' }))).toBeUndefined()
  })
})

describe('board columns (docs/rules/back-office.md, Order board)', () => {
  it.each([
    ['waiting', 'none', null, 'new'],
    ['waiting', 'open', null, 'unpaid'],
    ['waiting', 'paid', null, 'new'],
    ['confirmed', 'none', null, 'accepted'],
    ['confirmed', 'none', 38, 'accepted'],
    ['confirmed', 'none', 45, 'accepted'],
    ['confirmed', 'none', 46, 'preordered'],
    ['confirmed', 'none', -5, 'accepted'],
    ['in-delivery', 'none', 600, 'in-delivery'],
    ['completed', 'none', null, undefined],
    ['failed', 'failed', null, undefined],
  ] as const)('%s, payment %s, in %s minutes: %s', (state, paymentState, minutes, column) => {
    expect(
      boardColumn({ state, paymentState, appointmentDate: minutes === null ? null : now.add({ minutes }) }, now),
    ).toBe(column)
  })
})
