import { endpoint } from '#contract/endpoint.ts'
import { desks, editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { LARGEST_AMOUNT } from '#kernel/units.ts'
import * as z from 'zod'
import { type EntryName, type StepName, steps } from '../rules/steps.ts'
import { OrderDraft, OrderItemDraft } from './draft.ts'
import { Order, OrderSummary, Pricing } from './order.ts'
import { Cancellation, RefundDecision } from './refund-decision.ts'
import { amount, day, decimal, instant, kinds, OrderState, Seen, sentMoney } from './shapes.ts'

const IdParams = z.strictObject({ id: z.uuid() })
const ItemParams = z.strictObject({ id: z.uuid(), itemId: z.uuid() })
/** `unitPrice`: the final price of an item that was sold with a 'ca.' or 'ab' price, or without a shown price. */
const ItemChange = Seen.extend({
  amount: amount.min(0).max(LARGEST_AMOUNT),
  unitPrice: sentMoney.min(0).max(1_000_000).optional(),
  /** Whether the price difference is refunded. Required if an order that was paid online becomes cheaper. */
  refund: z.boolean().optional(),
  /**
   * Why the price difference is refunded or kept. Required together with `refund`. Staff read the reason in the timeline. The guest's page
   * does not show it, but the guest's data file contains it.
   */
  reason: text(500).optional(),
})
/** A dish with its chosen options. `replaces`: the id of the item that this dish replaces. */
const ItemAddition = Seen.extend({
  item: OrderItemDraft,
  replaces: z.uuid().optional(),
  /** Whether the price difference is refunded, and why. Required in the same cases as in `ItemChange`. */
  refund: z.boolean().optional(),
  reason: text(500).optional(),
})
const ItemPreview = z.object({ pricing: Pricing, difference: decimal, freed: decimal.optional() })
const action = <B extends z.ZodType>(name: StepName, body: B, summary: string) =>
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

/** Filters of the history. `from` and `to` (included) are days in the time zone of `branch` or, if missing, of the first branch. */
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

/** API calls with which staff list orders, read one order, and change it. */
export const staffEndpoints = {
  current: endpoint({
    id: 'orders.current',
    method: 'GET',
    path: '/api/orders/current',
    access: desks,
    query: z.strictObject({
      branch: z.uuid().optional(),
      /**
       * If sent, the list also contains orders that were cancelled or rejected after the kitchen could have begun to cook them: after they
       * were accepted, or after a dish was marked as done. They stay in the list until the kitchen marks the end as read.
       */
      with: z.literal('stopped-tickets').optional(),
    }),
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
    steps.confirm.name,
    Seen.extend({
      readyInMinutes: z.int().min(1).max(600).optional(),
      appointment: instant.optional(),
    }),
    'Accept, with the planned time',
  ),
  undoConfirm: action(
    steps.undoConfirm.name,
    Seen,
    'Take an accept back, within seconds and before anything was sent to the guest',
  ),
  reject: action(
    steps.reject.name,
    Seen.extend({ reason: text(60).min(1), message: text(500).default(''), refund: z.boolean().optional() }),
    "Refuse, with the words the customer reads; the reason 'other' needs words if money was paid",
  ),
  cancel: action(
    steps.cancel.name,
    Cancellation,
    'Cancel; if money was paid, `reason` must say why, or the message if there is no `reason`',
  ),
  inDelivery: action(steps.inDelivery.name, Seen, 'Under way, or ready for pickup'),
  undoInDelivery: action(
    steps.undoInDelivery.name,
    Seen,
    "Take 'in delivery' back, within seconds and before anything was sent to the guest",
  ),
  completed: action(steps.complete.name, Seen, 'Done; for deliveries also delivered'),
  undoComplete: action(
    steps.undoComplete.name,
    Seen,
    'Take a completion back, within seconds and before anything was sent to the guest; the order has its state of before again',
  ),
  counterAppointment: action(
    steps.proposeCounterAppointment.name,
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
    // `isFirst`: true if staff have just accepted the order. Slips that are already printed or queued are then not printed again.
    body: z.strictObject({ isFirst: z.boolean().default(false) }),
    status: 202,
    reply: z.object({
      order: Order,
      /** The print jobs. If empty, no printer prints the order, and the caller opens the browser's print dialog. */
      jobs: z.array(z.object({ id: z.uuid(), device: z.string(), template: z.string(), copy: z.int() })),
    }),
    summary: 'Print the slips again on the printers that are set, or note that the browser prints',
  }),
  updatePaymentStatus: endpoint({
    id: `orders.${'update-payment-status' satisfies EntryName}`,
    method: 'POST',
    path: `/api/orders/:id/${'update-payment-status' satisfies EntryName}`,
    access: desks,
    params: IdParams,
    reply: Order,
    summary: 'Ask the payment provider again',
  }),
  resendSms: endpoint({
    id: `orders.${'resend-new-order-sms' satisfies EntryName}`,
    method: 'POST',
    path: `/api/orders/:id/${'resend-new-order-sms' satisfies EntryName}`,
    access: desks,
    params: IdParams,
    reply: Order,
    summary: 'Send the confirmation of receipt again, as an SMS',
  }),
  /** Staff decide whether money of an online order, for example a second payment, is refunded or kept. */
  refund: endpoint({
    id: 'orders.refund',
    method: 'POST',
    path: '/api/orders/:id/refund',
    access: editors,
    params: IdParams,
    body: RefundDecision,
    reply: Order,
    summary:
      'Refund the money of an order that has ended, or a part of the price of an accepted or completed order, or decide to keep it, with the reason',
  }),
  enter: endpoint({
    id: 'orders.create',
    method: 'POST',
    path: '/api/orders',
    access: desks,
    status: 201,
    headers: { 'idempotency-key': 'required' },
    body: OrderDraft.omit({ origin: true, isOfAge: true, legalInstructions: true, privacyPolicy: true }),
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
    summary:
      'Change how much of an item is wanted (0 takes it away); every total follows. If a paid order becomes cheaper, `refund` and `reason` are required',
  }),
  previewItem: endpoint({
    id: 'orders.items.preview',
    method: 'POST',
    path: '/api/orders/:id/items/:itemId/preview',
    access: editors,
    params: ItemParams,
    body: ItemChange,
    // `freed`: the part of the payment that exceeds the new price; staff must decide about this part. It is less than the price difference
    // if staff had accepted a payment that was below the old price.
    reply: ItemPreview,
    summary: 'What such a change would cost, before it is made',
  }),
  addItem: endpoint({
    id: 'orders.items.create',
    method: 'POST',
    path: '/api/orders/:id/items',
    access: editors,
    params: IdParams,
    body: ItemAddition,
    reply: Order,
    summary:
      'Add a dish, or put it in the place of an item: the same with other choices; priced as a new order is. If a paid order becomes cheaper, `refund` and `reason` are required',
  }),
  previewAddition: endpoint({
    id: 'orders.items.create-preview',
    method: 'POST',
    path: '/api/orders/:id/items/preview',
    access: editors,
    params: IdParams,
    body: ItemAddition,
    reply: ItemPreview,
    summary: 'What such an addition would cost, before it is made',
  }),
  resendEmail: endpoint({
    id: `orders.${'resend-new-order-email' satisfies EntryName}`,
    method: 'POST',
    path: `/api/orders/:id/${'resend-new-order-email' satisfies EntryName}`,
    access: desks,
    params: IdParams,
    reply: Order,
    summary: 'Send the confirmation again; for an order that is not accepted, the mail that it has arrived',
  }),
}
