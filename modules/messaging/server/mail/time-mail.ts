import { oneLine } from '#kernel/one-line.ts'
import { newTimeTexts } from '#modules/ordering/words/new-time.ts'
import { mailTexts } from '../../words/mails.ts'
import type { OrderForMail } from '../ports.ts'
import type { MailAttachment, MailContent, WrittenMail } from './content.ts'
import { contactOf, type MailContext, plainAddress, referenceOf, replyTo, statusUrl, written } from './order-mails.ts'
import { orderPanel } from './order-panel.ts'
import { moment } from './wording.ts'

/**
 * Writes the mail to the guest about the new time of an order, in the order's language. Undefined if the guest has no valid mail address, or
 * if the order has no time.
 */
export function timeMail(
  source: OrderForMail,
  context: MailContext,
  attachments: readonly MailAttachment[],
): WrittenMail | undefined {
  const { order, branch, timeBefore } = source
  const address = plainAddress(order.email)
  if (address === undefined || order.appointmentDate === null) return undefined
  const { locale, uid } = order
  const t = newTimeTexts(locale)
  const words = t[order.kind]
  const at = (iso: string): string => moment(locale, iso, branch.timeZone)
  const content: MailContent = {
    locale,
    subject: words.subject(uid),
    preview: `${t.title}: ${at(order.appointmentDate)}`,
    heading: words.heading,
    paragraphs: [mailTexts(locale).greeting(oneLine(order.firstName)), words.text],
    highlight: {
      title: t.title,
      value: at(order.appointmentDate),
      tone: 'settled',
      ...(timeBefore ? { note: `${t.before(at(timeBefore))}.` } : {}),
    },
    actions: [{ label: mailTexts(locale).status, url: statusUrl(context.baseUrl, source), look: 'main' }],
    panel: orderPanel(source, context.mailers, locale, 'customer'),
    notes: [t.note],
    contact: contactOf(source, context),
  }
  return {
    template: 'order.time-changed',
    ...written(content, context.brand),
    to: { name: oneLine(`${order.firstName} ${order.lastName}`), address },
    ...replyTo(source),
    attachments,
    order: referenceOf(source),
  }
}
