import { expect, test } from 'vitest'
import type { OrderState, PaymentState } from './lifecycle.ts'
import { isPaymentChecked, paymentCheckedUntil } from './payment-check.ts'

const back = '2026-11-24T18:00:00Z'

test.each<[OrderState, PaymentState, string | null, string | undefined]>([
  ['waiting', 'open', back, '2026-11-24T18:05:00Z'],
  ['waiting', 'open', null, undefined],
  ['waiting', 'failed', back, undefined],
  ['waiting', 'paid', back, undefined],
  ['waiting', 'none', null, undefined],
  ['failed', 'open', back, undefined],
  ['canceled', 'open', back, undefined],
])('%s, payment %s, back at %s: checked until %s', (state, paymentState, at, until) => {
  const paymentReturnedAt = at === null ? null : Temporal.Instant.from(at)
  expect(paymentCheckedUntil({ state, paymentState, paymentReturnedAt })?.toString()).toBe(until)
})

test.each([
  [undefined, '2026-11-24T18:01:00Z', false],
  [null, '2026-11-24T18:01:00Z', false],
  ['2026-11-24T18:05:00Z', '2026-11-24T18:04:59Z', true],
  ['2026-11-24T18:05:00Z', '2026-11-24T18:05:00Z', false],
])('checked until %s, now %s: %s', (until, now, isChecked) => {
  expect(isPaymentChecked({ paymentCheckedUntil: until }, Date.parse(now))).toBe(isChecked)
})
