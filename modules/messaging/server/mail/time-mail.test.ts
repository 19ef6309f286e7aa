import { expect, test } from 'vitest'
import { mailers } from '../testing/mailers.ts'
import { donauBrand, rideOrder } from '../testing/ride-order.ts'
import type { MailContext } from './order-mails.ts'
import { timeMail } from './time-mail.ts'

const context: MailContext = {
  brand: donauBrand,
  baseUrl: 'https://donau.example',
  now: Temporal.Instant.from('2026-11-20T09:00:00Z'),
  mailers,
}
const moved = (locale: 'de' | 'en') => {
  const source = rideOrder({ locale, appointmentDate: '2026-11-21T09:30:00.000Z' })
  return { ...source, timeBefore: '2026-11-21T09:00:00.000Z' }
}

test.each([
  [
    'de',
    'Neue Zeit für Ihre Fahrt 7F3K2QX9M',
    'Bisher Sa., 21.11.2026, 10:00 Uhr.',
    'wir haben die Zeit Ihrer Fahrt geändert.',
  ],
  [
    'en',
    'New time for your ride 7F3K2QX9M',
    'Before: Sat, 21.11.2026, 10:00.',
    'We have changed the time of your ride.',
  ],
] as const)('the mail about a new time says the new and the old time (%s)', (locale, subject, before, text) => {
  const mail = timeMail(moved(locale), context, [])
  expect(mail).toMatchObject({ subject, template: 'order.time-changed', to: { address: 'anna.gruber@example.at' } })
  for (const part of [mail?.text ?? '', mail?.html ?? '']) {
    const words = part.replaceAll(/\s+/g, ' ')
    for (const one of [before, text, '21.11.2026, 10:30']) expect(words).toContain(one)
  }
})

test('without a mail address, and without a time, there is no mail', () => {
  expect(timeMail({ ...rideOrder({ email: '' }), timeBefore: null }, context, [])).toBeUndefined()
  expect(timeMail({ ...rideOrder({ appointmentDate: null }), timeBefore: null }, context, [])).toBeUndefined()
})
