import { isUnpaid } from '#modules/ordering/rules/lifecycle.ts'
import type { OrderTopic } from '#modules/ordering/rules/steps.ts'
import type { BrandCore, OutboxHandler } from '#platform/module.ts'
import { calendarFile } from './calendar/calendar-file.ts'
import { keepMails } from './delivery/write.ts'
import type { MailAttachment, WrittenMail } from './mail/content.ts'
import { emailChangedTopic, StaffMail, staffMailTopic } from '#modules/identity/ports.ts'
import { emailChangedMail } from './mail/email-changed-mail.ts'
import { loginLinkMail } from './mail/login-link-mail.ts'
import { staffMail } from './mail/staff-mail.ts'
import { branchMail, customerMail, type CustomerMail, type MailContext, statusUrl } from './mail/order-mails.ts'
import type { MessagingPorts, OrderForMail } from './ports.ts'

type Write = (
  source: OrderForMail,
  context: MailContext,
  payload: Record<string, unknown>,
) => readonly (WrittenMail | undefined)[]

/** Mails that add the appointment to the customer's calendar, or remove it. */
const withCalendar: ReadonlySet<CustomerMail> = new Set(['confirmed', 'canceled', 'rejected'])

function toCustomer(kind: CustomerMail, source: OrderForMail, context: MailContext): WrittenMail | undefined {
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
  return customerMail(kind, source, context, attachments)
}

/** The customer withdrew the order: staff must be notified. Of their own cancellations they already know. */
const wasCustomer = ({ order }: OrderForMail): boolean =>
  order.timeline.findLast((entry) => entry.to === 'canceled')?.actor.type === 'customer'

const received: Write = (source, context) => [
  toCustomer('received', source, context),
  branchMail('placed', source, context),
]

/** An online order counts once it is paid; until then nobody is notified of it. */
const isPaidOnline = ({ order }: OrderForMail): boolean => order.paymentState !== 'none'

const letters: Readonly<Record<OrderTopic, Write> & Record<string, Write>> = {
  'order.placed': (source, ...rest) => (isPaidOnline(source) ? [] : received(source, ...rest)),
  'order.paid': received,
  'order.resend': (source, context) => [toCustomer('received', source, context)],
  'order.confirmed': (source, context) => [toCustomer('confirmed', source, context)],
  'order.rejected': (source, context) => [toCustomer('rejected', source, context)],
  'order.counter-appointment': (source, context) => [toCustomer('counter', source, context)],
  'order.canceled': (source, context) =>
    // Withdrawn on the way to the payment page: neither side was ever notified of it.
    wasCustomer(source) && isUnpaid(source.order)
      ? []
      : [
          toCustomer('canceled', source, context),
          wasCustomer(source) ? branchMail('canceled', source, context) : undefined,
        ],
  'order.changed': (source, context, { change }) => [
    customerMail('changed', source, context, [], source.changes[Number(change)]),
  ],
  'order.completed': (source, context) => [toCustomer('completed', source, context)],
  'order.escalated': (source, context) => [branchMail('escalated', source, context)],
  // The status page shows it in time; a mail would come too late.
  'order.in-delivery': () => [],
}

/** Which event sends which mails: topic of the outbox → mails. */
export function messagingOutbox(
  core: BrandCore,
  ports: MessagingPorts,
  options: { hasSmtp: () => boolean },
): Record<string, OutboxHandler> {
  const contextNow = async (): Promise<MailContext> => ({
    brand: await ports.brand(),
    baseUrl: ports.baseUrl(),
    now: core.clock.now(),
    mailers: ports.mailers(),
  })
  const handlers: Record<string, OutboxHandler> = {}
  for (const [topic, write] of Object.entries(letters)) {
    handlers[topic] = async (payload, entry) => {
      const source = await ports.readOrderForMail(String(payload['orderId']))
      if (!source) return core.log.warn({ topic, order: payload['orderId'] }, 'No such order any more; no mail')
      const chosen = payload['resend'] === true ? (letters['order.resend'] ?? write) : write
      await keepMails(core, entry, chosen(source, await contextNow(), payload), options)
    }
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
  return handlers
}
