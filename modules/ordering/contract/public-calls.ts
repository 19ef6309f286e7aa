import { endpoint } from '#contract/endpoint.ts'
import { text } from '#contract/shapes.ts'
import { Ride, WantedRide } from './ride.ts'
import * as z from 'zod'
import { type EntryName, steps } from '../rules/steps.ts'
import { OrderDraft } from './draft.ts'
import { OrderItem, Pricing, PublicOrder } from './order.ts'
import { PaymentMethod } from './shapes.ts'

const PublicParams = z.strictObject({ uid: z.string().min(1).max(16), hash: z.string().min(1).max(100) })
/**
 * The order that was created. `paymentRedirectUrl`: the payment page, if the order is paid online and the payment provider has responded.
 * Without this address the customer continues on the status page.
 */
const Placed = z.object({ uid: z.string(), hash: z.string(), paymentRedirectUrl: z.string().optional() })

/**
 * Limits for the calls of an order's status page. Their paths contain the order's secret hash (docs/rules/calls.md, Limits). `guesses`
 * counts all calls from one IP address, also those with a wrong hash, because nobody must find hashes by trying. The second limit counts
 * the calls for one hash. Strangers who try other hashes cannot use up this limit.
 */
const guesses = { name: 'order-guess', per: 'address', max: 600, windowSeconds: 60 } as const
const statusReads = [guesses, { name: 'order-status', per: 'params.hash', max: 120, windowSeconds: 60 }] as const
const stepLimits = [guesses, { name: 'order-step', per: 'params.hash', max: 30, windowSeconds: 60 }] as const

/** API calls of customers: `place` creates an order, `quote` returns the price of a ride. All other calls need an order's uid and hash. */
export const publicEndpoints = {
  place: endpoint({
    id: 'orders.place',
    method: 'POST',
    path: '/api/orders/public',
    access: 'public',
    status: 201,
    headers: { 'idempotency-key': 'required' },
    body: OrderDraft,
    bodyLimit: 256 * 1024,
    reply: Placed,
    limit: [
      { name: 'order-place', per: 'address', max: 300, windowSeconds: 3600 },
      // Mails about an order are sent to the e-mail address in it. The limit prevents strangers from flooding somebody's mailbox.
      { name: 'order-mail', per: 'body.email', max: 20, windowSeconds: 3600 },
      // Anybody can photograph the QR code of a table and order with it from anywhere. The limit protects the kitchen from many fake orders
      // (docs/rules/calls.md, Limits).
      { name: 'order-table', per: 'body.table', within: 'body.branch', max: 60, windowSeconds: 600 },
    ],
    summary: 'Place an order. A replay of the key answers 200 with the same order; the same key with another body 409',
  }),
  /** Returns the price of a ride before it is ordered, with the route that the server computes. `place` computes the same price. */
  quote: endpoint({
    id: 'orders.quote',
    method: 'POST',
    path: '/api/orders/public/quote',
    access: 'public',
    body: WantedRide,
    reply: z.object({ pricing: Pricing, items: z.array(OrderItem.omit({ id: true })), ride: Ride }),
    limit: { name: 'route', per: 'address', max: 60, windowSeconds: 60 },
    summary: 'Price of a ride before it is booked, at the rates of the partner for whom it would count',
  }),
  publicGet: endpoint({
    id: 'orders.public',
    method: 'GET',
    path: '/api/orders/public/:uid/:hash',
    access: 'public',
    params: PublicParams,
    reply: PublicOrder,
    limit: statusReads,
    summary: 'An order by its two secrets; a wrong hash is an unknown order',
  }),
  publicStream: endpoint({
    id: 'orders.public.stream',
    method: 'GET',
    path: '/api/orders/public/:uid/:hash/stream',
    access: 'public',
    kind: 'stream',
    params: PublicParams,
    reply: PublicOrder,
    limit: statusReads,
    summary: 'Event `order` with the order at once and after each change',
  }),
  publicCalendar: endpoint({
    id: 'orders.public.calendar',
    method: 'GET',
    path: '/api/orders/public/:uid/:hash/calendar.ics',
    access: 'public',
    kind: 'raw',
    mediaType: 'text/calendar; charset=utf-8',
    params: PublicParams,
    reply: z.string(),
    limit: statusReads,
    summary: 'The appointment as a calendar file',
  }),
  confirmCounter: endpoint({
    id: `orders.public.${steps.acceptCounterAppointment.name}`,
    method: 'POST',
    path: `/api/orders/public/:uid/:hash/${steps.acceptCounterAppointment.name}`,
    access: 'public',
    params: PublicParams,
    reply: PublicOrder,
    limit: stepLimits,
    summary: 'Accept the proposed time: the order is confirmed at it. Answered once',
  }),
  rejectCounter: endpoint({
    id: `orders.public.${steps.declineCounterAppointment.name}`,
    method: 'POST',
    path: `/api/orders/public/:uid/:hash/${steps.declineCounterAppointment.name}`,
    access: 'public',
    params: PublicParams,
    reply: PublicOrder,
    limit: stepLimits,
    summary: 'Decline the proposed time: the order is cancelled. Answered once',
  }),
  publicCancel: endpoint({
    id: 'orders.public.cancel',
    method: 'POST',
    path: `/api/orders/public/:uid/:hash/${steps.cancel.name}`,
    access: 'public',
    params: PublicParams,
    reply: PublicOrder,
    limit: stepLimits,
    summary: 'Customer withdraws an order that nobody has confirmed yet',
  }),
  pay: endpoint({
    id: 'orders.public.pay',
    method: 'POST',
    path: '/api/orders/public/:uid/:hash/pay',
    access: 'public',
    params: PublicParams,
    body: z.strictObject({ paymentMethod: PaymentMethod.optional() }),
    reply: z.object({ paymentRedirectUrl: z.string() }),
    limit: [guesses, { name: 'order-pay', per: 'params.hash', max: 20, windowSeconds: 600 }],
    summary: 'Another attempt to pay an online order that is still unpaid; an attempt under way is taken up again',
  }),
  questionnaire: endpoint({
    id: 'orders.public.questionnaire',
    method: 'POST',
    path: `/api/orders/public/:uid/:hash/${'questionnaire' satisfies EntryName}`,
    access: 'public',
    params: PublicParams,
    body: z.strictObject({
      rating: z.int().min(1).max(5),
      foodRating: z.int().min(1).max(5),
      serviceRating: z.int().min(1).max(5),
      processRating: z.int().min(1).max(5),
      comment: text(2000).default(''),
    }),
    reply: PublicOrder,
    limit: stepLimits,
    summary: 'Review of a completed order, once',
  }),
}
