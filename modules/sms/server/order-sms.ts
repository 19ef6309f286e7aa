import type { Locale } from '#contract/locale.ts'
import type { OrderForMail } from '#modules/ordering/contract.ts'
import type { OrderMailer } from '#modules/ordering/contract/mailable.ts'
import type { GuestEvent } from '#modules/messaging/rules/routes.ts'
import { newTimeTexts } from '#modules/ordering/words/new-time.ts'
import { formatDate, formatTime, instantsOf } from '#kernel/time.ts'
import { smsText } from '../rules/sms-text.ts'

interface SmsContext {
  shopName: string
  baseUrl: string
  mailer: OrderMailer
}

/**
 * Writes the text of the SMS to a guest about an event. A changed order causes no SMS, so 'changed' never occurs. (Its text would be the
 * text of 'confirmed'.)
 */
export function smsOfOrder(event: GuestEvent, source: OrderForMail, { shopName, baseUrl, mailer }: SmsContext): string {
  const { order, branch, hash } = source
  const locale: Locale = order.locale
  const steps = mailer.steps(locale).guest
  const step =
    event === 'time-changed' ? newTimeTexts(locale)[order.kind] : event === 'changed' ? steps.confirmed : steps[event]
  const at = event === 'counter' ? order.counterAppointment?.appointment : (order.appointmentDate ?? order.appointment)
  const hasTime = event === 'confirmed' || event === 'counter' || event === 'time-changed'
  return smsText({
    shop: shopName,
    sentence: step.subject(order.uid),
    when: hasTime && at ? momentOf(locale, at, branch.timeZone) : '',
    // The link contains the hash, which gives access to the order. Without https others could read it during the transmission, so the SMS
    // then contains no link.
    url: baseUrl.startsWith('https:')
      ? `${baseUrl}/${locale}/status/${encodeURIComponent(order.uid)}/${encodeURIComponent(hash)}`
      : undefined,
  })
}

/**
 * Writes a time in the branch's time zone: '27.11.2026, 14:35 Uhr'. When clocks are set back, one hour occurs twice. For a time in this
 * hour the offset from UTC is added.
 */
function momentOf(locale: Locale, iso: string, zone: string): string {
  const wall = Temporal.Instant.from(iso).toZonedDateTimeISO(zone)
  const isDouble = instantsOf(wall.toPlainDateTime(), zone).length > 1
  const time = isDouble ? `${formatTime(wall)} (${wall.offset})` : formatTime(wall)
  return `${formatDate(wall)}, ${time}${locale === 'de' ? ' Uhr' : ''}`
}

/** Which event fits the current state of the order, for an SMS that staff send by hand. */
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
