import type { PartRefund } from '#modules/ordering/contract.ts'
import { partRefundText, partRefundTexts } from '#modules/ordering/words/part-refund.ts'
import { format, money } from '#kernel/money.ts'
import { mailTexts } from '../../words/mails.ts'
import type { OrderForMail } from '../ports.ts'
import type { WrittenMail } from './content.ts'
import { contactOf, type MailContext, plainAddress, referenceOf, replyTo, statusUrl, written } from './order-mails.ts'
import { orderPanel } from './order-panel.ts'
import { oneLine } from '#kernel/one-line.ts'

/**
 * Writes the mail to the guest about a refund of a part of the payment, in the order's language. Undefined if the guest has no valid mail
 * address, or if the refund has failed in the meantime.
 */
export function partRefundMail(
  refund: PartRefund | undefined,
  source: OrderForMail,
  context: MailContext,
): WrittenMail | undefined {
  const { order } = source
  const address = plainAddress(order.email)
  if (address === undefined || !refund || refund.refunded === 0) return undefined
  const { locale, uid } = order
  const t = partRefundTexts(locale)
  const amount = format(money(refund.refunded), order.currency)
  const what = `${t.mail.what[order.kind]} ${uid}`
  const content = {
    locale,
    subject: t.mail.subject(amount, what),
    preview: partRefundText(refund, order.currency, locale),
    heading: t.title,
    paragraphs: [mailTexts(locale).greeting(oneLine(order.firstName)), t.mail.text(amount, what)],
    actions: [{ label: mailTexts(locale).status, url: statusUrl(context.baseUrl, source), look: 'main' as const }],
    panel: orderPanel(source, context.mailers, locale, 'customer'),
    notes: [t.mail.note],
    contact: contactOf(source, context),
  }
  return {
    template: 'order.part-refunded',
    ...written(content, context.brand),
    to: { name: oneLine(`${order.firstName} ${order.lastName}`), address },
    ...replyTo(source),
    attachments: [],
    order: referenceOf(source),
  }
}
