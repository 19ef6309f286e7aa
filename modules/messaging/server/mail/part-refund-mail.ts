import type { PartRefund } from '#modules/ordering/contract.ts'
import { partRefundTexts, partRefundTitle } from '#modules/ordering/words/part-refund.ts'
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
export const partRefundMail = (refund: PartRefund | undefined, source: OrderForMail, context: MailContext) =>
  refund && aboutRefund('order.part-refunded', refund.refunded, source, context, titleOf(source))

/** The same title as on the guest's page. */
const titleOf = ({ isAllGoingBack, order, partRefunds }: OrderForMail) =>
  partRefundTitle({ isAllGoingBack, isRefunded: order.isRefunded, partRefunds }, order.locale)

/**
 * Writes the mail to the guest about a refund that is not a partial refund, for example of all money of a completed order. `amount` is in
 * currency units. Undefined if it is 0, or if the guest has no valid mail address.
 */
export const refundMail = (amount: number, source: OrderForMail, context: MailContext) =>
  aboutRefund('order.refund-decided', amount, source, context, partRefundTexts(source.order.locale).mail.title)

function aboutRefund(
  template: string,
  refunded: number,
  source: OrderForMail,
  context: MailContext,
  heading: string,
): WrittenMail | undefined {
  const { order } = source
  const address = plainAddress(order.email)
  if (address === undefined || refunded === 0) return undefined
  const { locale, uid } = order
  const t = partRefundTexts(locale)
  const amount = format(money(refunded), order.currency)
  const what = `${t.mail.what[order.kind]} ${uid}`
  const content = {
    locale,
    subject: t.mail.subject(amount, what),
    preview: t.refund(amount),
    heading,
    paragraphs: [mailTexts(locale).greeting(oneLine(order.firstName)), t.mail.text(amount, what)],
    actions: [{ label: mailTexts(locale).status, url: statusUrl(context.baseUrl, source), look: 'main' as const }],
    panel: orderPanel(source, context.mailers, locale, 'customer'),
    notes: [t.mail.note],
    contact: contactOf(source, context),
  }
  return {
    template,
    ...written(content, context.brand),
    to: { name: oneLine(`${order.firstName} ${order.lastName}`), address },
    ...replyTo(source),
    attachments: [],
    order: referenceOf(source),
  }
}
