import type { Locale } from '#contract/locale.ts'
import type { OrderForMail } from '#modules/ordering/contract.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import type { GuestEvent } from '#modules/messaging/rules/routes.ts'
import { formatDate, formatTime, instantsOf } from '#kernel/time.ts'
import { smsText } from '../rules/sms-text.ts'

interface SmsContext {
  shopName: string
  baseUrl: string
  mailer: OrderMailer
}

/** The text of an SMS about an event. A change of an order causes no SMS. */
export function smsOfOrder(event: GuestEvent, source: OrderForMail, { shopName, baseUrl, mailer }: SmsContext): string {
  const { order, branch, hash } = source
  const locale: Locale = order.locale
  const steps = mailer.steps(locale).guest
  const step = event === 'changed' ? steps.confirmed : steps[event]
  const at = event === 'counter' ? order.counterAppointment?.appointment : (order.appointmentDate ?? order.appointment)
  const hasTime = event === 'confirmed' || event === 'counter'
  return smsText({
    shop: shopName,
    sentence: step.subject(order.uid),
    when: hasTime && at ? momentOf(locale, at, branch.timeZone) : '',
    // The hash in the link gives access to the order. It is only sent with https, so that nobody can read it on the way.
    url: baseUrl.startsWith('https:')
      ? `${baseUrl}/${locale}/status/${encodeURIComponent(order.uid)}/${encodeURIComponent(hash)}`
      : undefined,
  })
}

/** A time in the branch's zone: '27.11.2026, 14:35 Uhr'. In the hour that occurs twice, the offset is added. */
function momentOf(locale: Locale, iso: string, zone: string): string {
  const wall = Temporal.Instant.from(iso).toZonedDateTimeISO(zone)
  const isDouble = instantsOf(wall.toPlainDateTime(), zone).length > 1
  const time = isDouble ? `${formatTime(wall)} (${wall.offset})` : formatTime(wall)
  return `${formatDate(wall)}, ${time}${locale === 'de' ? ' Uhr' : ''}`
}

/** The event that describes the current state of an order, for an SMS that staff send. */
export function eventNow({ order }: OrderForMail, mailer: OrderMailer): GuestEvent {
  if (order.counterAppointment?.state === 'open') return 'counter'
  switch (order.state) {
    case 'waiting':
      return 'received'
    case 'confirmed':
      return 'confirmed'
    case 'in-delivery':
      return mailer.inDelivery(order)
    case 'completed':
      return 'completed'
    case 'rejected':
      return 'rejected'
    case 'canceled':
    case 'failed':
      return 'canceled'
  }
}
