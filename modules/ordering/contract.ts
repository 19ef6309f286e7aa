import { endpoint } from '#contract/endpoint.ts'
import { Locale } from '#contract/locale.ts'
import { Ride, RideRequest } from '#modules/booking/contract.ts'
import { isMoneyDecimal } from '#kernel/money.ts'
import { type Branch, countries } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { deliveryTypes } from './rules/contact.ts'
import { counterStates, orderStates, paymentStates } from './rules/lifecycle.ts'

const text = (max: number) => z.string().trim().max(max)
const decimal = z.number()
/** An amount that somebody sends: at most 4 places, so that it is exactly one amount of money. */
const sentMoney = decimal.refine(isMoneyDecimal)
/** How much of something: at most 4 places, as it is stored (1e-7 would be none). */
const amount = z.number().refine(isMoneyDecimal)
/** A time that calendars and the database know: this and the next century, at most nanoseconds. */
const instant = z.iso.datetime({ offset: true }).refine((text) => /^2[01]/.test(text) && !/\.\d{10}/.test(text))
const day = z.iso.date().refine((text) => /^2[01]/.test(text))

/** Payment methods (specification §9). */
const paymentMethods = ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans'] as const
export const OrderState = z.enum(orderStates)
export type OrderState = z.infer<typeof OrderState>
const kinds = ['ride', 'food'] as const

/** One thing ordered. For a ride: the vehicle's product, amount 1, and the ride's own parts in `ride`. */
export const OrderItemDraft = z.strictObject({
  product: z.uuid(),
  amount: amount.positive().max(100_000),
  unit: text(20).optional(),
  /** Configuration by step id: option ids with amounts, or texts. Typed by the catalogue's rules. */
  parts: z
    .array(
      z.strictObject({
        id: text(40),
        options: z
          .array(z.strictObject({ id: text(40), amount: amount.min(0).max(1000).default(1) }))
          .max(100)
          .optional(),
        text: text(2000).optional(),
      }),
    )
    .max(40)
    .default([]),
})

/** The order as the form sends it (specification §3, Order draft). Extra fields are refused. */
export const OrderDraft = z.strictObject({
  deliveryType: z.enum(deliveryTypes).default('takeaway'),
  isDelivery: z.boolean().default(false),
  isDineIn: z.boolean().default(false),
  isCompany: z.boolean().default(false),
  companyName: text(160).default(''),
  vatNumber: text(40).default(''),
  firstName: text(100).default(''),
  lastName: text(100).default(''),
  company: text(160).default(''),
  street: text(200).default(''),
  floor: text(40).default(''),
  stairway: text(40).default(''),
  door: text(40).default(''),
  zipCode: text(20).default(''),
  city: text(120).default(''),
  country: z.enum(countries).default('AT'),
  phone: text(40).default(''),
  email: text(200).default(''),
  isDeliveryAddressDifferent: z.boolean().default(false),
  deliveryStreet: text(200).default(''),
  deliveryZipCode: text(20).default(''),
  deliveryCity: text(120).default(''),
  deliveryArea: text(120).default(''),
  table: text(60).default(''),
  comment: text(2000).default(''),
  /** Instant with offset; null = as soon as possible. */
  appointmentDate: instant.nullable().default(null),
  donatee: z.uuid().nullable().default(null),
  paymentMethod: z.enum(paymentMethods).default('cash'),
  legalInstructions: z.boolean().default(false),
  privacyPolicy: z.boolean().default(false),
  branch: z.uuid(),
  locale: Locale.default('de'),
  items: z.array(OrderItemDraft).min(1).max(200),
  ride: RideRequest.optional(),
  /** Routes as the form saw them (specification §3). Taken and never read: the server computes its own (decisions, Money). */
  routes: z.array(z.unknown()).max(20).optional(),
  /** What the customer saw: the total in the brand's currency. A higher one today is refused with both (409). */
  expectedTotal: sentMoney.optional(),
  /** The lines behind it by the price rules' keys ('ride:AT'), so that a refusal can show old and new of each. */
  expectedLines: z
    .array(z.strictObject({ key: text(120), gross: sentMoney }))
    .max(400)
    .optional(),
  /** Where the order was entered, for statistics. */
  origin: z.enum(['web', 'pwa', 'self-service', 'table-qr']).default('web'),
})
export type OrderDraft = z.output<typeof OrderDraft>
export type OrderDraftInput = z.input<typeof OrderDraft>

export const TaxLine = z.object({ rate: decimal, net: decimal, tax: decimal, gross: decimal })
/** Amounts in currency units; nets have 4 decimals (specification §3, Pricing result). */
export const Pricing = z.object({
  net: decimal,
  tax: decimal,
  gross: decimal,
  deliveryNet: decimal,
  deliveryTax: decimal,
  deliveryGross: decimal,
  totalNet: decimal,
  totalTax: decimal,
  totalGross: decimal,
  taxes: z.array(TaxLine),
  isApproximate: z.boolean(),
  hasHiddenPrices: z.boolean(),
})
export type Pricing = z.infer<typeof Pricing>

/** A priced line: for rides one per country and one per accessory. */
export const OrderItem = z.object({
  id: z.uuid(),
  position: z.int(),
  kind: z.enum(['product', 'ride', 'accessory']),
  productId: z.uuid().nullable(),
  name: z.string(),
  amount: decimal,
  unit: z.string(),
  unitPrice: decimal,
  net: decimal,
  taxRate: decimal,
  tax: decimal,
  gross: decimal,
  /** Country of a ride's stretch. */
  country: z.string().nullable(),
  /** Printed configuration, in the order's language. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type OrderItem = z.infer<typeof OrderItem>

export const TimelineEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.object({ type: z.enum(['user', 'customer', 'device', 'system']), name: z.string() }),
  action: z.string(),
  from: OrderState.nullable(),
  to: OrderState.nullable(),
  note: z.string(),
  values: z.record(z.string(), z.unknown()),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

const flags = {
  isConfirmed: z.boolean(),
  isRejected: z.boolean(),
  isCanceled: z.boolean(),
  isFailed: z.boolean(),
  isCompleted: z.boolean(),
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  isInDelivery: z.boolean(),
  isDelivered: z.boolean(),
  isPaid: z.boolean(),
  isRefunded: z.boolean(),
}

const CounterAppointment = z.object({
  appointment: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  message: z.string(),
  /** Open until answered, expired, or the order moved on. */
  state: z.enum(counterStates),
})

const common = {
  id: z.uuid(),
  uid: z.string().max(16),
  version: z.int(),
  kind: z.enum(kinds),
  state: OrderState,
  paymentState: z.enum(paymentStates),
  ...flags,
  ticketNumber: z.int().nullable(),
  branchId: z.uuid(),
  locale: Locale,
  deliveryType: z.enum(deliveryTypes),
  paymentMethod: z.enum(paymentMethods),
  /** When the customer wants it; null = as soon as possible. */
  appointment: z.iso.datetime().nullable(),
  /** When staff say it will be: the confirmed appointment or planned time. */
  appointmentDate: z.iso.datetime().nullable(),
  counterAppointment: CounterAppointment.nullable(),
  rejectionMessage: z.string(),
  tableIdentifier: z.string().nullable(),
  questionnaireRating: z.int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  currency: z.string(),
  pricing: Pricing,
  items: z.array(OrderItem),
  ride: Ride.nullable(),
}

/** What the customer's status page reads: only this order, only what its page shows. */
export const PublicOrder = z.object({
  ...common,
  email: z.string(),
  firstName: z.string(),
  /** May the customer cancel it themselves now? */
  canCancel: z.boolean(),
})
export type PublicOrder = z.infer<typeof PublicOrder>

/** What staff read. */
export const Order = z.object({
  ...common,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  isCompany: z.boolean(),
  companyName: z.string(),
  vatNumber: z.string(),
  street: z.string(),
  floor: z.string(),
  stairway: z.string(),
  door: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  comment: z.string(),
  origin: z.string(),
  /** Set once somebody of the branch opened or touched it: the sound ends. */
  seenAt: z.iso.datetime().nullable(),
  escalatedAt: z.iso.datetime().nullable(),
  isMissed: z.boolean(),
  timeline: z.array(TimelineEntry),
})
export type Order = z.infer<typeof Order>

/** What a mail or calendar file about an order is made of. The hash makes the status link; it never goes to staff screens or logs. */
export interface OrderForMail {
  order: Order
  hash: string
  branch: Branch
}

/** Data of 409 `order.price_changed`: what the customer saw and what it costs now; a line without `old` or `new` came or went. */
export const PriceChanged = z.object({
  total: z.object({ old: decimal, new: decimal }),
  lines: z.array(z.object({ key: z.string(), name: z.string(), old: decimal.nullable(), new: decimal.nullable() })),
})
export type PriceChanged = z.infer<typeof PriceChanged>

/** A card on the board or a row of the history: the order without its timeline. */
export const OrderSummary = Order.omit({ timeline: true })
export type OrderSummary = z.infer<typeof OrderSummary>

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
const board = ['ROLE_ADMIN', 'ROLE_BACKOFFICE', 'ROLE_FRONTDESK'] as const
/** Each action carries the version it saw; a lost race is 409 with the current order in `data`. */
const Seen = z.strictObject({ version: z.int().nonnegative() })

const KeyParams = z.strictObject({ branch: z.uuid(), key: z.string().min(16).max(100) })
const keyReads = { name: 'board-key', per: 'address', max: 240, windowSeconds: 60 } as const

const action = <B extends z.ZodType>(name: string, body: B, summary: string) =>
  endpoint({
    id: `orders.${name}`,
    method: 'POST',
    path: `/api/orders/:id/status/${name}`,
    access: board,
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
    reply: z.object({ uid: z.string(), hash: z.string(), paymentRedirectUrl: z.string().optional() }),
    limit: { name: 'order-place', per: 'address', max: 300, windowSeconds: 3600 },
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
    access: board,
    query: z.strictObject({ branch: z.uuid().optional() }),
    reply: z.array(OrderSummary),
    summary: 'Everything on the board: waiting, confirmed, in delivery, preordered, unpaid',
  }),
  missed: endpoint({
    id: 'orders.missed',
    method: 'GET',
    path: '/api/orders/missed',
    access: board,
    query: z.strictObject({ branch: z.uuid().optional() }),
    reply: z.array(OrderSummary),
    summary: 'Waiting for more than 10 minutes, or past their appointment unconfirmed',
  }),
  history: endpoint({
    id: 'orders.history',
    method: 'GET',
    path: '/api/orders',
    access: board,
    query: OrderFilter,
    reply: z.array(OrderSummary),
    summary: 'All orders, newest first, filtered',
  }),
  historyCsv: endpoint({
    id: 'orders.history.csv',
    method: 'GET',
    path: '/api/orders/export.csv',
    access: board,
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
    access: board,
    params: IdParams,
    reply: Order,
    summary: 'One order with its timeline',
  }),
  seen: endpoint({
    id: 'orders.seen',
    method: 'POST',
    path: '/api/orders/:id/seen',
    access: board,
    params: IdParams,
    reply: Order,
    summary: 'Somebody looks at it: the sound ends on every board',
  }),
  note: endpoint({
    id: 'orders.note',
    method: 'POST',
    path: '/api/orders/:id/notes',
    access: board,
    params: IdParams,
    body: z.strictObject({ note: text(1000).min(1) }),
    reply: Order,
    summary: 'Add a note to the timeline',
  }),
  stream: endpoint({
    id: 'orders.stream',
    method: 'GET',
    path: '/api/orders/stream',
    access: board,
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
    access: board,
    params: IdParams,
    reply: Order,
    summary: 'Print the slip; noted in the timeline',
  }),
  updatePaymentStatus: endpoint({
    id: 'orders.update-payment-status',
    method: 'POST',
    path: '/api/orders/:id/update-payment-status',
    access: board,
    params: IdParams,
    reply: Order,
    summary: 'Ask the payment provider again',
  }),
  resendEmail: endpoint({
    id: 'orders.resend-new-order-email',
    method: 'POST',
    path: '/api/orders/:id/resend-new-order-email',
    access: board,
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
    access: ['ROLE_ADMIN'],
    reply: z.array(BoardKey),
    summary: 'Keys of unattended screens that are in force',
  }),
  createBoardKey: endpoint({
    id: 'board-keys.create',
    method: 'POST',
    path: '/api/board-keys',
    access: ['ROLE_ADMIN'],
    status: 201,
    body: z.strictObject({ branch: z.uuid(), kind: z.enum(['frontdesk', 'backoffice']), name: text(80).min(1) }),
    reply: BoardKey.extend({ key: z.string() }),
    summary: 'Make a key for a screen; the secret is in this answer only',
  }),
  revokeBoardKey: endpoint({
    id: 'board-keys.revoke',
    method: 'DELETE',
    path: '/api/board-keys/:id',
    access: ['ROLE_ADMIN'],
    params: IdParams,
    summary: 'Revoke a key at once',
  }),
}
