import { admins, desks, editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { endpoint } from '#contract/endpoint.ts'
import { LARGEST_AMOUNT } from '#kernel/units.ts'
import { RideRequest, Ride } from '#modules/booking/contract.ts'
import * as z from 'zod'
import { boardEndpoints } from './board-calls.ts'
import { OrderDraft } from './draft.ts'
import { Order, OrderItem, OrderSummary, Pricing, PublicOrder } from './order.ts'
import { amount, day, decimal, instant, kinds, Locale, OrderState, PaymentMethod, sentMoney } from './shapes.ts'

/** A key of an unattended screen; the secret itself is shown once, when it is made. */
export const BoardKey = z.object({
  id: z.uuid(),
  branchId: z.uuid(),
  kind: z.enum(['frontdesk', 'backoffice']),
  name: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
})
export type BoardKey = z.infer<typeof BoardKey>

const PublicParams = z.strictObject({ uid: z.string().min(1).max(16), hash: z.string().min(1).max(100) })
const IdParams = z.strictObject({ id: z.uuid() })
/** Each action carries the version it saw; a lost race is 409 with the current order in `data`. */
const Seen = z.strictObject({ version: z.int().nonnegative() })

const ItemParams = z.strictObject({ id: z.uuid(), itemId: z.uuid() })
/** `unitPrice` for what was sold 'ca.', 'ab' or without a price: the final one is known now. */
const ItemChange = Seen.extend({
  amount: amount.min(0).max(LARGEST_AMOUNT),
  unitPrice: sentMoney.min(0).max(1_000_000).optional(),
  /** Of an order paid online that becomes cheaper: does the difference go back? Asked for, not guessed. */
  refund: z.boolean().optional(),
})
/** What the customer goes on with: the payment page when there is one, else the status page. */
const Placed = z.object({ uid: z.string(), hash: z.string(), paymentRedirectUrl: z.string().optional() })

const KeyParams = z.strictObject({ branch: z.uuid(), key: z.string().min(16).max(100) })
const keyReads = { name: 'board-key', per: 'address', max: 240, windowSeconds: 60 } as const

const action = <B extends z.ZodType>(name: string, body: B, summary: string) =>
  endpoint({
    id: `orders.${name}`,
    method: 'POST',
    path: `/api/orders/:id/status/${name}`,
    access: desks,
    params: IdParams,
    body,
    reply: Order,
    summary,
  })

const statusReads = { name: 'order-status', per: 'params.uid', max: 120, windowSeconds: 60 } as const

/** Filters of the history; dates are calendar days in the branch's zone, `to` included. */
export const OrderFilter = z.strictObject({
  from: day.optional(),
  to: day.optional(),
  state: OrderState.optional(),
  kind: z.enum(kinds).optional(),
  branch: z.uuid().optional(),
  search: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
})

export const orderingEndpoints = {
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
      // Each order writes a mail: nobody's letter box is to be filled by others.
      { name: 'order-mail', per: 'body.email', max: 20, windowSeconds: 3600 },
      // A photographed code must not fill the kitchen; tables of several branches may share a number (decisions, Orders).
      { name: 'order-table', per: 'body.table', max: 60, windowSeconds: 600 },
    ],
    summary: 'Place an order. A replay of the key answers 200 with the same order; the same key with another body 409',
  }),
  /** The same price that `place` will compute, route included; what the form shows before it is sent. */
  quote: endpoint({
    id: 'orders.quote',
    method: 'POST',
    path: '/api/orders/public/quote',
    access: 'public',
    body: z.strictObject({ branch: z.uuid(), product: z.uuid(), ride: RideRequest, locale: Locale.default('de') }),
    reply: z.object({ pricing: Pricing, items: z.array(OrderItem.omit({ id: true })), ride: Ride }),
    limit: { name: 'route', per: 'address', max: 60, windowSeconds: 60 },
    summary: 'Price of a ride before it is booked',
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
    summary: 'The appointment as a calendar file',
  }),
  confirmCounter: endpoint({
    id: 'orders.public.confirm-counter-appointment',
    method: 'POST',
    path: '/api/orders/public/:uid/:hash/confirm-counter-appointment',
    access: 'public',
    params: PublicParams,
    reply: PublicOrder,
    summary: 'Accept the proposed time: the order is confirmed at it. Answered once',
  }),
  rejectCounter: endpoint({
    id: 'orders.public.reject-counter-appointment',
    method: 'POST',
    path: '/api/orders/public/:uid/:hash/reject-counter-appointment',
    access: 'public',
    params: PublicParams,
    reply: PublicOrder,
    summary: 'Decline the proposed time: the order is cancelled. Answered once',
  }),
  publicCancel: endpoint({
    id: 'orders.public.cancel',
    method: 'POST',
    path: '/api/orders/public/:uid/:hash/cancel',
    access: 'public',
    params: PublicParams,
    reply: PublicOrder,
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
    limit: { name: 'order-pay', per: 'params.uid', max: 20, windowSeconds: 600 },
    summary: 'Another attempt to pay an online order that is still unpaid; an attempt under way is taken up again',
  }),
  questionnaire: endpoint({
    id: 'orders.public.questionnaire',
    method: 'POST',
    path: '/api/orders/public/:uid/:hash/questionnaire',
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
    summary: 'Review of a completed order, once',
  }),
  current: endpoint({
    id: 'orders.current',
    method: 'GET',
    path: '/api/orders/current',
    access: desks,
    query: z.strictObject({ branch: z.uuid().optional() }),
    reply: z.array(OrderSummary),
    summary: 'Everything on the board: waiting, confirmed, in delivery, preordered, unpaid',
  }),
  missed: endpoint({
    id: 'orders.missed',
    method: 'GET',
    path: '/api/orders/missed',
    access: desks,
    query: z.strictObject({ branch: z.uuid().optional() }),
    reply: z.array(OrderSummary),
    summary: 'Waiting for more than 10 minutes, or past their appointment unconfirmed',
  }),
  history: endpoint({
    id: 'orders.history',
    method: 'GET',
    path: '/api/orders',
    access: desks,
    query: OrderFilter,
    reply: z.array(OrderSummary),
    summary: 'All orders, newest first, filtered',
  }),
  historyCsv: endpoint({
    id: 'orders.history.csv',
    method: 'GET',
    path: '/api/orders/export.csv',
    access: desks,
    kind: 'raw',
    mediaType: 'text/csv; charset=utf-8',
    query: OrderFilter,
    reply: z.string(),
    summary: 'The filtered history as CSV, safe against formula injection',
  }),
  get: endpoint({
    id: 'orders.get',
    method: 'GET',
    path: '/api/orders/:id',
    access: desks,
    params: IdParams,
    reply: Order,
    summary: 'One order with its timeline',
  }),
  seen: endpoint({
    id: 'orders.seen',
    method: 'POST',
    path: '/api/orders/:id/seen',
    access: desks,
    params: IdParams,
    reply: Order,
    summary: 'Somebody looks at it: the sound ends on every board',
  }),
  note: endpoint({
    id: 'orders.note',
    method: 'POST',
    path: '/api/orders/:id/notes',
    access: desks,
    params: IdParams,
    body: z.strictObject({ note: text(1000).min(1) }),
    reply: Order,
    summary: 'Add a note to the timeline',
  }),
  stream: endpoint({
    id: 'orders.stream',
    method: 'GET',
    path: '/api/orders/stream',
    access: desks,
    kind: 'stream',
    query: z.strictObject({ branch: z.uuid().optional() }),
    reply: OrderSummary,
    summary: 'Event `order` for each new or changed order of the branches seen',
  }),
  confirm: action(
    'confirm',
    Seen.extend({
      readyInMinutes: z.int().min(1).max(600).optional(),
      appointment: instant.optional(),
    }),
    'Accept, with the planned time',
  ),
  reject: action(
    'reject',
    Seen.extend({ reason: text(60), message: text(500).default(''), refund: z.boolean().optional() }),
    'Refuse, with the words the customer reads',
  ),
  cancel: action('cancel', Seen.extend({ message: text(500).default(''), refund: z.boolean().optional() }), 'Cancel'),
  inDelivery: action('in-delivery', Seen, 'Under way, or ready for pickup'),
  completed: action('completed', Seen, 'Done; for deliveries also delivered'),
  counterAppointment: action(
    'counter-appointment',
    Seen.extend({
      appointment: instant,
      message: text(500).default(''),
      expiresInMinutes: z.int().min(5).max(10_080).default(120),
    }),
    'Propose another time; the customer accepts or declines by link',
  ),
  print: endpoint({
    id: 'orders.print',
    method: 'POST',
    path: '/api/orders/:id/print',
    access: desks,
    params: IdParams,
    reply: Order,
    summary: 'Print the slip; noted in the timeline',
  }),
  updatePaymentStatus: endpoint({
    id: 'orders.update-payment-status',
    method: 'POST',
    path: '/api/orders/:id/update-payment-status',
    access: desks,
    params: IdParams,
    reply: Order,
    summary: 'Ask the payment provider again',
  }),
  resendSms: endpoint({
    id: 'orders.resend-new-order-sms',
    method: 'POST',
    path: '/api/orders/:id/resend-new-order-sms',
    access: desks,
    params: IdParams,
    reply: Order,
    summary: 'Send the confirmation of receipt again, as an SMS',
  }),
  /** What an online order owes is decided by a person, once: refund it or keep it. */
  refund: endpoint({
    id: 'orders.refund',
    method: 'POST',
    path: '/api/orders/:id/refund',
    access: editors,
    params: IdParams,
    body: Seen.extend({ decision: z.enum(['refund', 'keep']), reason: text(500).default('') }),
    reply: Order,
    summary: 'Refund the money of an order that has ended, or decide to keep it',
  }),
  enter: endpoint({
    id: 'orders.create',
    method: 'POST',
    path: '/api/orders',
    access: desks,
    status: 201,
    headers: { 'idempotency-key': 'required' },
    body: OrderDraft.omit({ origin: true, legalInstructions: true, privacyPolicy: true }),
    bodyLimit: 256 * 1024,
    reply: z.object({ id: z.uuid(), uid: z.string() }),
    summary: 'Enter an order that somebody gave by phone or at the counter; priced by the same rules',
  }),
  editItem: endpoint({
    id: 'orders.items.update',
    method: 'PUT',
    path: '/api/orders/:id/items/:itemId',
    access: editors,
    params: ItemParams,
    body: ItemChange,
    reply: Order,
    summary: 'Change how much of an item is wanted (0 takes it away); every total follows',
  }),
  previewItem: endpoint({
    id: 'orders.items.preview',
    method: 'POST',
    path: '/api/orders/:id/items/:itemId/preview',
    access: editors,
    params: ItemParams,
    body: ItemChange,
    reply: z.object({ pricing: Pricing, difference: decimal }),
    summary: 'What such a change would cost, before it is made',
  }),
  resendEmail: endpoint({
    id: 'orders.resend-new-order-email',
    method: 'POST',
    path: '/api/orders/:id/resend-new-order-email',
    access: desks,
    params: IdParams,
    reply: Order,
    summary: 'Send the confirmation of receipt again',
  }),
  frontdesk: endpoint({
    id: 'orders.frontdesk',
    method: 'GET',
    path: '/api/orders/frontdesk/:branch/:key',
    access: 'public',
    proof: 'key',
    params: KeyParams,
    reply: z.array(OrderSummary),
    limit: keyReads,
    summary: "The board of one branch for an unattended screen, by the screen's own key",
  }),
  backoffice: endpoint({
    id: 'orders.backoffice',
    method: 'GET',
    path: '/api/orders/backoffice/:branch/:key',
    access: 'public',
    proof: 'key',
    params: KeyParams,
    reply: z.array(OrderSummary),
    limit: keyReads,
    summary: 'The same for a back office screen',
  }),
  boardKeys: endpoint({
    id: 'board-keys.list',
    method: 'GET',
    path: '/api/board-keys',
    access: admins,
    reply: z.array(BoardKey),
    summary: 'Keys of unattended screens that are in force',
  }),
  createBoardKey: endpoint({
    id: 'board-keys.create',
    method: 'POST',
    path: '/api/board-keys',
    access: admins,
    status: 201,
    body: z.strictObject({ branch: z.uuid(), kind: z.enum(['frontdesk', 'backoffice']), name: text(80).min(1) }),
    reply: BoardKey.extend({ key: z.string() }),
    summary: 'Make a key for a screen; the secret is in this answer only',
  }),
  revokeBoardKey: endpoint({
    id: 'board-keys.revoke',
    method: 'DELETE',
    path: '/api/board-keys/:id',
    access: admins,
    params: IdParams,
    summary: 'Revoke a key at once',
  }),
  ...boardEndpoints,
}
