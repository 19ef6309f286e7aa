import { mailTexts } from '../../words/mails.ts'
import type { GuestMail } from '../../ports.ts'
import type { OrderForMail } from '../ports.ts'
import type { WrittenMail } from './content.ts'
import { contactOf, type MailContext, plainAddress, referenceOf, replyTo, statusUrl, written } from './order-mails.ts'
import { oneLine } from '#kernel/one-line.ts'

/**
 * Writes a mail to the guest of an order. `mail` contains the text, which another module has written. Undefined if the guest has no valid
 * mail address.
 */
export function guestMail(mail: GuestMail, source: OrderForMail, context: MailContext): WrittenMail | undefined {
  const { order } = source
  const address = plainAddress(order.email)
  if (address === undefined) return undefined
  const { locale } = order
  const t = mailTexts(locale)
  const content = {
    locale,
    subject: mail.subject,
    preview: mail.paragraphs[0] ?? mail.heading,
    heading: mail.heading,
    paragraphs: [t.greeting(order.firstName), ...mail.paragraphs],
    quote: mail.quote,
    actions: [{ label: t.status, url: statusUrl(context.baseUrl, source), look: 'main' as const }],
    notes: [],
    contact: contactOf(source, context),
  }
  return {
    template: mail.template,
    ...written(content, context.brand),
    to: { name: oneLine(`${order.firstName} ${order.lastName}`), address },
    ...replyTo(source),
    attachments: [],
    order: referenceOf(source),
  }
}
