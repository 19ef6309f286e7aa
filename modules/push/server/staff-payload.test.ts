import { expect, test } from 'vitest'
import type { OrderForMail } from '#modules/ordering/contract.ts'
import { staffPayload } from './outbox-handlers.ts'

const order = { id: 'o1', uid: 'SV-1', state: 'canceled', paymentState: 'paid' } as const
const payloadOf = (isRefundAsked: boolean) =>
  staffPayload('withdrawn', { ...order, isRefundAsked } as OrderForMail['order'], 'de')

test.each([
  [false, 'Es ist nichts mehr zu tun.'],
  [true, 'Bitte entscheiden Sie über die Rückerstattung.'],
])('a cancellation by the guest says what is left to do (refund asked: %s)', (isRefundAsked, body) => {
  expect(payloadOf(isRefundAsked)).toMatchObject({ title: 'SV-1 vom Gast storniert', body, isUrgent: false })
  expect(payloadOf(isRefundAsked).accept).toBeUndefined()
})
