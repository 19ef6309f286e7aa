import { endpoint } from '#contract/endpoint.ts'
import { admins } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

const IdParams = z.strictObject({ id: z.uuid() })

/** A webhook: an address of another program to which events are sent. Its secret cannot be read again. */
export const WebhookEndpoint = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  /** The branches whose events the webhook gets. Empty: all branches to which the person who created the webhook has access. */
  branches: z.array(z.uuid()),
  isEnabled: z.boolean(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  failingSince: z.iso.datetime().nullable(),
  waiting: z.int(),
  dead: z.int(),
  delivered: z.int(),
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const

/**
 * An event that is sent to one webhook. The stored delivery contains ids and no data of guests, but `answer` may repeat data of a guest
 * that was sent to the webhook.
 */
export const Delivery = z.object({
  id: z.uuid(),
  type: z.string(),
  at: z.iso.datetime(),
  record: z.object({ type: z.string(), id: z.string(), sequence: z.int() }),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** When the next attempt is made. Null if the delivery is no longer waiting. */
  nextAt: z.iso.datetime().nullable(),
  /** The HTTP status of the response to the last attempt. 0: there was no response. Null: there was no attempt yet. */
  status: z.int().nullable(),
  ms: z.int().nullable(),
  /** The first characters of the webhook's response, at most 2,048. */
  answer: z.string(),
})
export type Delivery = z.infer<typeof Delivery>

const Values = z.strictObject({
  name: text(80).min(1),
  url: z.url({ protocol: /^https?$/ }).max(500),
  events: z.array(text(60)).min(1).max(60),
  branches: z.array(z.uuid()).max(100).default([]),
  isEnabled: z.boolean().default(true),
})

export const webhookEndpoints = {
  list: endpoint({
    id: 'webhook-endpoints.list',
    method: 'GET',
    path: '/api/webhook-endpoints',
    access: admins,
    reply: z.array(WebhookEndpoint),
    summary: 'Receivers of events, with what waits, was delivered and was given up',
  }),
  events: endpoint({
    id: 'webhook-endpoints.events',
    method: 'GET',
    path: '/api/webhook-endpoints/events',
    access: admins,
    reply: z.array(z.object({ type: z.string(), title: z.string() })),
    summary: 'All events that can be received',
  }),
  create: endpoint({
    id: 'webhook-endpoints.create',
    method: 'POST',
    path: '/api/webhook-endpoints',
    access: admins,
    status: 201,
    body: Values,
    reply: WebhookEndpoint.extend({ secret: z.string() }),
    summary: 'A new receiver; the answer is the only place where its secret appears',
  }),
  update: endpoint({
    id: 'webhook-endpoints.update',
    method: 'PUT',
    path: '/api/webhook-endpoints/:id',
    access: admins,
    params: IdParams,
    body: Values,
    reply: WebhookEndpoint,
    summary: 'Change a receiver; switched on again it gets what waits',
  }),
  remove: endpoint({
    id: 'webhook-endpoints.remove',
    method: 'DELETE',
    path: '/api/webhook-endpoints/:id',
    access: admins,
    params: IdParams,
    summary: 'Remove a receiver with its deliveries',
  }),
  rotate: endpoint({
    id: 'webhook-endpoints.rotate',
    method: 'POST',
    path: '/api/webhook-endpoints/:id/rotate',
    access: admins,
    params: IdParams,
    reply: z.object({ secret: z.string() }),
    summary: 'A new secret; for a day events are signed with both',
  }),
  test: endpoint({
    id: 'webhook-endpoints.test',
    method: 'POST',
    path: '/api/webhook-endpoints/:id/test',
    access: admins,
    params: IdParams,
    status: 202,
    summary: "Sends an event of the type 'test'",
  }),
  deliveries: endpoint({
    id: 'webhook-endpoints.deliveries',
    method: 'GET',
    path: '/api/webhook-endpoints/:id/deliveries',
    access: admins,
    params: IdParams,
    query: z.strictObject({ state: z.enum(deliveryStates).optional() }),
    reply: z.array(Delivery),
    summary: 'The last 100 deliveries of a receiver, kept for 30 days',
  }),
  replay: endpoint({
    id: 'webhook-endpoints.replay',
    method: 'POST',
    path: '/api/webhook-endpoints/:id/replay',
    access: admins,
    params: IdParams,
    body: z.strictObject({ delivery: z.uuid().optional(), since: z.iso.datetime({ offset: true }).optional() }),
    reply: z.object({ count: z.int() }),
    summary:
      'Sends one delivery again, or all that were given up since an instant; ids stay, so that the receiver knows doubles',
  }),
}
