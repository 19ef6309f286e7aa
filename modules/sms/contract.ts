import { endpoint } from '#contract/endpoint.ts'
import { ListQuery } from '#contract/entity.ts'
import { admins, desks, editors } from '#contract/roles.ts'
import * as z from 'zod'
import { smsStates } from './rules/states.ts'

/** One SMS with its state and what it cost. */
export const SmsMessage = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  to: z.string(),
  text: z.string(),
  event: z.string(),
  state: z.enum(smsStates),
  /** How many messages the provider charges: a long text is sent as several messages. */
  count: z.int(),
  /** What the provider charged for this SMS, in currency units. Null if it reported no price. */
  cost: z.number().nullable(),
  provider: z.string().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  orderId: z.uuid().nullable(),
  orderUid: z.string().nullable(),
})
export type SmsMessage = z.infer<typeof SmsMessage>

/** What staff see before they send an SMS about an order. */
const SmsPreview = z.object({
  to: z.string(),
  text: z.string(),
  encoding: z.enum(['gsm', 'ucs2']),
  length: z.int(),
  left: z.int(),
  count: z.int(),
  /** The price of all messages of this SMS together, in currency units. Null if no price is set. */
  cost: z.number().nullable(),
  /** False: the brand has no SMS provider. The SMS is then not sent, only listed in the back office. */
  hasProvider: z.boolean(),
})

const OptOut = z.object({
  phone: z.string(),
  createdAt: z.iso.datetime(),
  source: z.enum(['answer', 'staff', 'provider']),
})

const IdParams = z.strictObject({ id: z.uuid() })
const phone = z.string().regex(/^\+\d{7,15}$/)
const NoticeQuery = z.strictObject({ sms: z.uuid().optional() })
const notices = { name: 'webhook', per: 'address', max: 600, windowSeconds: 60 } as const

export const smsEndpoints = {
  list: endpoint({
    id: 'sms.list',
    method: 'GET',
    path: '/api/sms',
    access: editors,
    query: ListQuery.extend({ state: z.enum(smsStates).optional(), orderId: z.uuid().optional() }),
    reply: z.array(SmsMessage),
    summary: 'SMS, newest first; of own branches',
  }),
  retry: endpoint({
    id: 'sms.retry',
    method: 'POST',
    path: '/api/sms/:id/retry',
    access: editors,
    params: IdParams,
    reply: SmsMessage,
    summary: 'Send an SMS again that did not arrive, or of which nobody knows',
  }),
  preview: endpoint({
    id: 'orders.sms-preview',
    method: 'GET',
    path: '/api/orders/:id/sms-preview',
    access: desks,
    params: IdParams,
    reply: SmsPreview,
    summary: 'The SMS that tells the guest the state of the order: text, number of messages, cost',
  }),
  optOuts: endpoint({
    id: 'sms.optOuts',
    method: 'GET',
    path: '/api/sms-opt-outs',
    access: admins,
    reply: z.array(OptOut),
    summary: 'Numbers that want no SMS',
  }),
  optOut: endpoint({
    id: 'sms.optOut',
    method: 'POST',
    path: '/api/sms-opt-outs',
    access: admins,
    body: z.strictObject({ phone }),
    reply: z.array(OptOut),
    summary: 'Add a number that wants no SMS',
  }),
  optIn: endpoint({
    id: 'sms.optIn',
    method: 'DELETE',
    path: '/api/sms-opt-outs/:phone',
    access: admins,
    params: z.strictObject({ phone }),
    reply: z.array(OptOut),
    summary: 'Allow SMS to a number again',
  }),
  twilioNotice: endpoint({
    id: 'webhooks.twilio',
    method: 'POST',
    path: '/api/webhooks/twilio',
    access: 'public',
    proof: 'signature',
    kind: 'raw',
    takesForm: true,
    query: NoticeQuery,
    body: z.unknown(),
    reply: z.string(),
    limit: notices,
    summary: "Twilio's signed notice: the state of an SMS, or the answer of a guest",
  }),
  sevenNotice: endpoint({
    id: 'webhooks.seven',
    method: 'POST',
    path: '/api/webhooks/seven',
    access: 'public',
    proof: 'signature',
    kind: 'raw',
    body: z.unknown(),
    reply: z.string(),
    limit: notices,
    summary: "seven.io's signed notice: the state of an SMS, or the answer of a guest",
  }),
}
