import { endpoint } from '#contract/endpoint.ts'
import { desks } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import * as z from 'zod'

const base64url = z.string().regex(/^[\w-]+=*$/)

/** A push subscription, in the form in which the browser returns it. */
const Subscription = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: base64url.min(80).max(100), auth: base64url.min(16).max(40) }),
})

/** A browser in which a staff user has switched notifications on. */
const PushDevice = z.object({
  id: z.uuid(),
  /** A name by which the user recognises the device: 'Chrome, Android'. */
  label: z.string(),
  createdAt: z.iso.datetime(),
  /** When the push service last accepted a message for this device. Null: it has not accepted a message yet. */
  lastSentAt: z.iso.datetime().nullable(),
})
export type PushDevice = z.infer<typeof PushDevice>

const IdParams = z.strictObject({ id: z.uuid() })
const OrderParams = z.strictObject({ uid: z.string().max(16), hash: z.string().max(100) })
const perOrder = { name: 'push.guest', per: 'address', max: 60, windowSeconds: 600 } as const

export const pushEndpoints = {
  key: endpoint({
    id: 'push.key',
    method: 'GET',
    path: '/api/push/key',
    access: 'public',
    reply: z.object({ key: z.string() }),
    summary: 'The public key of the brand that a browser subscribes with (VAPID)',
  }),
  staffWorker: endpoint({
    id: 'push.staff-worker',
    method: 'GET',
    path: '/api/push/staff-worker.js',
    access: 'public',
    kind: 'raw',
    mediaType: 'text/javascript; charset=utf-8',
    reply: z.string(),
    summary: 'The service worker of the back office: it only shows notifications',
  }),
  devices: endpoint({
    id: 'push.devices',
    method: 'GET',
    path: '/api/push/devices',
    access: desks,
    reply: z.array(PushDevice),
    summary: 'Own devices that get notifications',
  }),
  subscribe: endpoint({
    id: 'push.subscribe',
    method: 'POST',
    path: '/api/push/devices',
    access: desks,
    body: z.strictObject({ subscription: Subscription, label: text(60) }),
    reply: PushDevice,
    summary: 'Send notifications to this device',
  }),
  unsubscribe: endpoint({
    id: 'push.unsubscribe',
    method: 'DELETE',
    path: '/api/push/devices/:id',
    access: desks,
    params: IdParams,
    summary: 'Send no notifications to an own device any more',
  }),
  test: endpoint({
    id: 'push.test',
    method: 'POST',
    path: '/api/push/devices/:id/test',
    access: desks,
    params: IdParams,
    reply: z.object({ ok: z.boolean(), answer: z.string() }),
    summary: 'Send a notification to an own device, and say what the push service answered',
  }),
  follow: endpoint({
    id: 'push.follow-order',
    method: 'POST',
    path: '/api/orders/public/:uid/:hash/push',
    access: 'public',
    params: OrderParams,
    body: z.strictObject({ subscription: Subscription }),
    limit: perOrder,
    summary: "Tell this browser the order's next steps",
  }),
  unfollow: endpoint({
    id: 'push.unfollow-order',
    method: 'POST',
    path: '/api/orders/public/:uid/:hash/push/end',
    access: 'public',
    params: OrderParams,
    body: z.strictObject({ endpoint: z.url().max(1000) }),
    limit: perOrder,
    summary: 'Tell this browser nothing more about the order',
  }),
}

/**
 * The content of a notification, which the service worker shows. The content is encrypted, so the push service cannot read it, and it
 * contains no name of a guest.
 */
export interface PushPayload {
  title: string
  body: string
  /** If the device still shows a notification with the same tag, the new notification replaces it. */
  tag: string
  /** The path of the page that opens when the user clicks on the notification. */
  url: string
  /** True if the notification remains visible until the user reacts. */
  isUrgent: boolean
  /** A button in the notification that confirms this order. `title`: the text of the button. Left out: the notification has no button. */
  accept?: { title: string; orderId: string }
}
