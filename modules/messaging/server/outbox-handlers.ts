import type { BrandCore, OutboxHandler } from '#platform/module.ts'
import { calendarFile } from './calendar/calendar-file.ts'
import { branchMailOf } from './mail-of-event.ts'
import { keepMails } from './delivery/write.ts'
import type { MailAttachment, WrittenMail } from './mail/content.ts'
import { partRefundTopic, refundDecidedTopic } from '#modules/ordering/contract/payment-topics.ts'
import { emailChangedTopic, StaffMail, staffMailTopic } from '#modules/identity/ports.ts'
import { emailChangedMail } from './mail/email-changed-mail.ts'
import { loginLinkMail } from './mail/login-link-mail.ts'
import { staffMail } from './mail/staff-mail.ts'
import { guestMail } from './mail/guest-mail.ts'
import { timeMail } from './mail/time-mail.ts'
import { partRefundMail, refundMail } from './mail/part-refund-mail.ts'
import { branchMail, customerMail, type CustomerMail, type MailContext, statusUrl } from './mail/order-mails.ts'
import { GuestMail, guestMailTopic } from '../ports.ts'
import { type Happening, happeningOf, resentMail, toldTopics } from '../rules/happenings.ts'
import type { GuestEvent, MessageEvent, Routes } from '../rules/routes.ts'
import { mailerOf, type MessagingPorts, type OrderForMail } from './ports.ts'

/**
 * The events whose mail has a calendar file, if the order has an appointment. The file adds the appointment to the customer's calendar or
 * removes it.
 */
const withCalendar: ReadonlySet<GuestEvent> = new Set(['confirmed', 'time-changed', 'canceled', 'rejected'])

function toCustomer(
  kind: CustomerMail | 'time-changed',
  source: OrderForMail,
  context: MailContext,
): WrittenMail | undefined {
  const file = withCalendar.has(kind)
    ? calendarFile(source, {
        statusUrl: statusUrl(context.baseUrl, source),
        shopName: context.brand.shopName,
        now: context.now,
        mailers: context.mailers,
      })
    : undefined
  const attachments: (MailAttachment & { method: string })[] = file
    ? [
        {
          filename: file.filename,
          contentType: `text/calendar; charset=utf-8; method=${file.method}`,
          content: file.content,
          method: file.method,
        },
      ]
    : []
  return kind === 'time-changed'
    ? timeMail(source, context, attachments)
    : customerMail(kind, source, context, attachments)
}

function mailsOf(
  happening: Happening,
  routes: Routes,
  source: OrderForMail,
  context: MailContext,
  { change }: Record<string, unknown>,
): readonly (WrittenMail | undefined)[] {
  const goes = (event: MessageEvent | undefined) => event !== undefined && routes[event].includes('mail')
  const { guest, branch } = happening
  const toGuest =
    guest === 'changed'
      ? () => customerMail('changed', source, context, [], source.changes[Number(change)])
      : () => guest && toCustomer(guest, source, context)
  return [
    goes(guest) ? toGuest() : undefined,
    branch && goes(branch) ? branchMail(branchMailOf[branch], source, context) : undefined,
  ]
}

/**
 * Returns the outbox handlers that write mails: one for each event of an order, and handlers for the mails to staff users and guests that
 * other modules request.
 */
export function messagingOutbox(
  core: BrandCore,
  ports: MessagingPorts,
  { contextNow, ...options }: { hasSmtp: () => boolean; contextNow(): Promise<MailContext> },
): Record<string, OutboxHandler> {
  const handlers: Record<string, OutboxHandler> = {}
  for (const topic of toldTopics) {
    handlers[topic] = async (payload, entry) => {
      const source = await ports.readOrderForMail(String(payload['orderId']))
      if (!source) return core.log.warn({ topic, order: payload['orderId'] }, 'No such order any more; no mail')
      const context = await contextNow()
      const { order } = source
      // Staff want to send the mail again. Only the guest gets it, even if the branch sends no mails about this event.
      const mails =
        payload['resend'] === true
          ? [toCustomer(resentMail(order), source, context)]
          : mailsOf(
              happeningOf(topic, order, mailerOf(context.mailers, order.kind).inDelivery(order)),
              await ports.routes(order.branchId),
              source,
              context,
              payload,
            )
      await keepMails(core, entry, mails, options)
    }
  }
  handlers[partRefundTopic] = async (payload, entry) => {
    const source = await ports.readOrderForMail(String(payload['orderId']))
    if (!source || !(await ports.routes(source.order.branchId)).changed.includes('mail')) return
    const refund = source.partRefunds[Number(payload['refund'])]
    await keepMails(core, entry, [partRefundMail(refund, source, await contextNow())], options)
  }
  handlers[refundDecidedTopic] = async (payload, entry) => {
    const source = await ports.readOrderForMail(String(payload['orderId']))
    if (!source || !(await ports.routes(source.order.branchId)).changed.includes('mail')) return
    await keepMails(core, entry, [refundMail(Number(payload['amount']), source, await contextNow())], options)
  }
  handlers['identity.login-link'] = async (payload, entry) => {
    const link = await ports.issueLoginLink(String(payload['email']))
    if (link) await keepMails(core, entry, [loginLinkMail(link, await contextNow())], options)
  }
  handlers[emailChangedTopic] = async (payload, entry) => {
    const changed = {
      name: String(payload['name']),
      email: String(payload['email']),
      locale: payload['locale'] === 'en' ? ('en' as const) : ('de' as const),
    }
    await keepMails(core, entry, [emailChangedMail(changed, await contextNow())], options)
  }
  handlers[staffMailTopic] = async (payload, entry) =>
    keepMails(core, entry, [staffMail(StaffMail.parse(payload), await contextNow())], options)
  handlers[guestMailTopic] = async (payload, entry) => {
    const mail = GuestMail.parse(payload)
    const source = await ports.readOrderForMail(mail.orderId)
    if (source) await keepMails(core, entry, [guestMail(mail, source, await contextNow())], options)
  }
  return handlers
}
