import { endpoint } from '#contract/endpoint.ts'
import { desks, editors } from '#contract/roles.ts'
import * as z from 'zod'
import { bounceKinds } from './rules/notice.ts'

/** A mail address to which mails cannot be delivered. */
export const MailBounce = z.object({
  email: z.string(),
  /**
   * `bounced`: the mail server of the recipient refused the mail. `complained`: the recipient marked a mail as unwanted; the provider then sends no
   * more mails to this address.
   */
  kind: z.enum(bounceKinds),
  /** The error that the recipient's mail server returned. Can be empty. */
  reason: z.string(),
  /** The time of the provider's latest report about this address. */
  at: z.iso.datetime(),
  /** The order to which the latest undelivered mail belonged. Null if the mail belonged to no order. */
  orderId: z.uuid().nullable(),
  orderUid: z.string().nullable(),
})
export type MailBounce = z.infer<typeof MailBounce>

const email = z.string().trim().toLowerCase().max(320)

export const mailBounceEndpoints = {
  list: endpoint({
    id: 'mailBounces.list',
    method: 'GET',
    path: '/api/mail-bounces',
    access: editors,
    query: z.strictObject({ email: email.optional() }),
    reply: z.array(MailBounce),
    summary: 'Addresses that mails do not reach, the latest first, at most 500; of own branches',
  }),
  ofOrder: endpoint({
    id: 'orders.mail-bounce',
    method: 'GET',
    path: '/api/orders/:id/mail-bounce',
    access: desks,
    params: z.strictObject({ id: z.uuid() }),
    reply: z.array(MailBounce),
    summary: "Whether mails reach the guest's address: empty, or what the provider said",
  }),
  clear: endpoint({
    id: 'mailBounces.clear',
    method: 'POST',
    path: '/api/mail-bounces/clear',
    access: editors,
    body: z.strictObject({ email }),
    reply: z.array(MailBounce),
    summary: 'Says that an address can be reached again',
  }),
  mailgunNotice: endpoint({
    id: 'webhooks.mailgun',
    method: 'POST',
    path: '/api/webhooks/mailgun',
    access: 'public',
    proof: 'signature',
    kind: 'raw',
    body: z.unknown(),
    reply: z.string(),
    limit: { name: 'webhook', per: 'address', max: 600, windowSeconds: 60 },
    summary: "Mailgun's signed notice: a mail has arrived, has not arrived, or was marked as unwanted",
  }),
}
