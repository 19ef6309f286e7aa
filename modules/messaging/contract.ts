import { endpoint } from '#contract/endpoint.ts'
import { ListQuery } from '#contract/entity.ts'
import { editors } from '#contract/roles.ts'
import * as z from 'zod'
import { channels, defaultRoutes, messageEvents, possible } from './rules/routes.ts'

/**
 * A mail as the page 'Ausgang' lists it. The server writes it when it processes an outbox entry, for example after an order was placed.
 * After that, the mail is sent through SMTP. If no SMTP server is configured, it is only listed.
 */
export const Message = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  template: z.string(),
  /** `shown`: no SMTP server is configured, so the mail can only be read on the page 'Ausgang'. */
  state: z.enum(['queued', 'sent', 'shown', 'failed']),
  attempts: z.int(),
  lastError: z.string().nullable(),
  sentAt: z.iso.datetime().nullable(),
  orderId: z.uuid().nullable(),
  orderUid: z.string().nullable(),
})
export type Message = z.infer<typeof Message>

const IdParams = z.strictObject({ id: z.uuid() })

export const messagingEndpoints = {
  list: endpoint({
    id: 'messages.list',
    method: 'GET',
    path: '/api/messages',
    access: editors,
    query: ListQuery.extend({
      state: z.enum(['queued', 'sent', 'shown', 'failed']).optional(),
      orderId: z.uuid().optional(),
    }),
    reply: z.array(Message),
    summary: 'Mails, newest first; of own branches',
  }),
  get: endpoint({
    id: 'messages.get',
    method: 'GET',
    path: '/api/messages/:id',
    access: editors,
    params: IdParams,
    reply: Message.extend({
      text: z.string(),
      html: z.string(),
      attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
    }),
    summary: 'One mail with its content',
  }),
  retry: endpoint({
    id: 'messages.retry',
    method: 'POST',
    path: '/api/messages/:id/retry',
    access: editors,
    params: IdParams,
    reply: Message,
    summary: 'Send a failed mail again',
  }),
}

const Ways = z.array(z.enum(channels)).refine((ways) => new Set(ways).size === ways.length)
const Routes = z.strictObject(
  Object.fromEntries(
    messageEvents.map((event) => {
      const known = Ways.refine((ways) => ways.every((one) => possible[event][one]))
      // The event 'time-changed' was added to this API call later. An older client program does not send it. In this case the event gets its
      // default channels.
      return [event, event === 'time-changed' ? known.default(defaultRoutes[event]) : known]
    }),
  ) as Record<(typeof messageEvents)[number], typeof Ways>,
)
const MessageRoutes = z.object({ branchId: z.uuid(), version: z.int(), routes: Routes })
export type MessageRoutes = z.infer<typeof MessageRoutes>

const BranchParams = z.strictObject({ branchId: z.uuid() })

/** The calls that read and change the channels (mail, SMS, push) by which a branch sends messages about each event. */
export const messageRoutesEndpoints = {
  get: endpoint({
    id: 'messageRoutes.get',
    method: 'GET',
    path: '/api/message-routes/:branchId',
    access: editors,
    params: BranchParams,
    reply: MessageRoutes,
    summary: 'Which events of a branch go by mail, SMS or push',
  }),
  set: endpoint({
    id: 'messageRoutes.set',
    method: 'PUT',
    path: '/api/message-routes/:branchId',
    access: editors,
    params: BranchParams,
    body: z.strictObject({ version: z.int().nonnegative(), routes: Routes }),
    reply: MessageRoutes,
    summary: 'Set which events of a branch go by mail, SMS or push',
  }),
}
