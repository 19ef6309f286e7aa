import { describe, expect, test } from 'vitest'
import { mailers } from '../testing/mailers.ts'
import { donauBrand, rideOrder } from '../testing/ride-order.ts'
import type { MailContext } from './order-mails.ts'
import { partRefundMail, refundMail } from './part-refund-mail.ts'

const context: MailContext = {
  brand: donauBrand,
  baseUrl: 'https://donau.example',
  now: Temporal.Instant.from('2026-11-20T09:00:00Z'),
  mailers,
}
const refund = { at: '2026-11-20T09:00:00.000Z', refunded: 8.9, kept: 0 }

describe('the mail about a refund of a part', () => {
  test.each([
    [
      'de',
      '8,90 EUR werden Ihnen rückerstattet',
      'von Ihrer Zahlung für die Fahrt 7F3K2QX9M werden Ihnen 8,90 EUR rückerstattet.',
      'auf demselben Weg, auf dem Sie bezahlt haben',
    ],
    [
      'en',
      '8,90 EUR will be refunded to you',
      '8,90 EUR of the payment for your ride 7F3K2QX9M will be refunded to you.',
      'the way you paid',
    ],
  ] as const)('says how much and how, in the language of the order (%s)', (locale, subject, what, how) => {
    const mail = partRefundMail(refund, rideOrder({ locale }), context)
    expect(mail).toMatchObject({ template: 'order.part-refunded', to: { address: 'anna.gruber@example.at' } })
    expect(mail?.subject).toContain(subject)
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      expect(part.replaceAll(/\s+/g, ' ')).toContain(what)
      expect(part.replaceAll(/\s+/g, ' ')).toContain(how)
    }
  })

  test('names the refunded amount beside the payment method, once it has gone back', () => {
    const paid = { isPaid: true, paymentMethod: 'mollie' } as const
    const text = (more: object) => partRefundMail(refund, rideOrder({ ...paid, ...more }), context)?.text ?? ''
    expect(text({ paidBack: 8.9 }).replaceAll(/\s+/g, ' ')).toContain('Online Zahlung: Bezahlt, 8,90 EUR rückerstattet')
    expect(text({ paidBack: 0 })).not.toContain('Bezahlt, ')
  })

  test('is not written if the refund has failed before, or without a mail address', () => {
    expect(partRefundMail({ ...refund, refunded: 0 }, rideOrder(), context)).toBeUndefined()
    expect(partRefundMail(undefined, rideOrder(), context)).toBeUndefined()
    expect(partRefundMail(refund, rideOrder({ email: '' }), context)).toBeUndefined()
  })
})

test.each([
  ['de', 'Rückerstattung für Sie', 'von Ihrer Zahlung für die Fahrt 7F3K2QX9M werden Ihnen 49,00 EUR rückerstattet.'],
  ['en', 'We are refunding you', '49,00 EUR of the payment for your ride 7F3K2QX9M will be refunded to you.'],
] as const)('the mail about all money says how much goes back (%s)', (locale, heading, what) => {
  const mail = refundMail(49, rideOrder({ locale }), context)
  const text = mail?.text.replaceAll(/\s+/g, ' ')
  expect(mail?.template).toBe('order.refund-decided')
  expect(text).toContain(heading)
  expect(text).toContain(what)
  expect(refundMail(0, rideOrder({ locale }), context)).toBeUndefined()
  expect(refundMail(49, rideOrder({ locale, email: '' }), context)).toBeUndefined()
})
