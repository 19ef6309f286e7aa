import { expect, test } from 'vitest'
import { afterNotice, canRetry, type SmsState, smsStates } from './states.ts'

test('notices in any order lead to the same state', () => {
  for (const order of [
    ['sent', 'delivered'],
    ['delivered', 'sent'],
    ['delivered', 'delivered', 'sent'],
  ] as const)
    expect(order.reduce<SmsState>(afterNotice, 'sending')).toBe('delivered')
})

test('a late "sent" does not replace "undelivered", but "delivered" does', () => {
  expect(afterNotice('undelivered', 'sent')).toBe('undelivered')
  expect(afterNotice('undelivered', 'delivered')).toBe('delivered')
})

test('a notice resolves the state "doubtful"', () => {
  expect(afterNotice('doubtful', 'sent')).toBe('sent')
})

test('only an SMS that did not arrive can be sent again', () => {
  expect(smsStates.filter(canRetry)).toEqual(['undelivered', 'failed', 'doubtful'])
})
