import type { Ride } from '../contract/ride.ts'
import type { Order, OrderItem, OrderState, OrderSummary, PublicOrder, TimelineEntry } from '../contract.ts'
import { type Awaiting, isMissed } from '../rules/attention.ts'
import { endedMoney, guestChanges, type GuestStep } from '../rules/guest-changes.ts'
import {
  canCustomerCancel,
  type CounterState,
  counterStateAt,
  flagsOf,
  isUnpaid,
  type OrderStanding,
} from '../rules/lifecycle.ts'
import type { StoredDeliveryTerms } from './price-order.ts'

/** An order as stored, with its items and, where asked for, its timeline: what `order-queries.ts` reads. */
export interface OrderRow {
  id: string
  uid: string
  hash: string
  version: number
  kind: Order['kind']
  state: OrderState
  payment_state: Order['paymentState']
  branch_id: string
  ticket_number: number | null
  locale: Order['locale']
  delivery_type: Order['deliveryType']
  payment_method: Order['paymentMethod']
  appointment: string | null
  appointment_date: string | null
  counter_appointment: string | null
  counter_expires_at: string | null
  counter_message: string
  counter_state: CounterState | null
  rejection_message: string
  table_identifier: string | null
  delivery_area: string
  created_at: string
  updated_at: string
  currency: string
  net: number
  tax: number
  gross: number
  delivery_net: number
  delivery_tax: number
  delivery_gross: number
  total_net: number
  total_tax: number
  total_gross: number
  taxes: Order['pricing']['taxes']
  is_approximate: boolean
  has_hidden_prices: boolean
  ride: Ride | null
  first_name: string
  last_name: string
  phone: string
  email: string
  is_company: boolean
  company_name: string
  vat_number: string
  street: string
  floor: string
  stairway: string
  door: string
  zip_code: string
  city: string
  country: string
  comment: string
  delivery_address: Order['deliveryAddress']
  donatee_id: string | null
  origin: string
  kitchen_items: string[]
  kitchen_done_at: string | null
  delivery_terms: StoredDeliveryTerms | null
  awaited_from: string | null
  seen_at: string | null
  escalated_at: string | null
  paid_at: string | null
  /** What `moneyOf` says of the timeline (`isAsked`), kept here because lists show orders without reading theirs. */
  refund_asked: boolean
  questionnaire: Order['questionnaire']
  items: OrderItem[]
  timeline?: TimelineEntry[]
  /** Only where the customer's page is read; null: in none of them yet. */
  reached?: PublicOrder['reachedAt'] | null
  /** Only where the customer's page is read: steps that it is told of; null: none yet. */
  told?: GuestStep[] | null
}

/** Amounts as they came from the database: decimals with 4 places, only passed on. */
export const pricingOfRow = (row: OrderRow): Order['pricing'] => ({
  net: row.net,
  tax: row.tax,
  gross: row.gross,
  deliveryNet: row.delivery_net,
  deliveryTax: row.delivery_tax,
  deliveryGross: row.delivery_gross,
  totalNet: row.total_net,
  totalTax: row.total_tax,
  totalGross: row.total_gross,
  taxes: row.taxes,
  isApproximate: row.is_approximate,
  hasHiddenPrices: row.has_hidden_prices,
})

const instant = (iso: string | null): Temporal.Instant | null => (iso === null ? null : Temporal.Instant.from(iso))

/** The row as the rules of its steps take it. */
export const standingOf = (row: OrderRow): OrderStanding => ({
  state: row.state,
  paymentState: row.payment_state,
  counterState: row.counter_state,
  counterExpiresAt: instant(row.counter_expires_at),
})

/** The row as the rules of who must look at it take it. */
export const awaitingOf = (row: OrderRow, now: Temporal.Instant): Awaiting => ({
  state: row.state,
  paymentState: row.payment_state,
  createdAt: Temporal.Instant.from(row.created_at),
  appointment: instant(row.appointment),
  paidAt: instant(row.paid_at),
  awaitedFrom: instant(row.awaited_from),
  isCounterOpen: counterStateAt(standingOf(row), now) === 'open',
  seenAt: instant(row.seen_at),
})

const counterOf = (row: OrderRow, now: Temporal.Instant): Order['counterAppointment'] => {
  const { counter_appointment: appointment, counter_expires_at: expiresAt } = row
  const state = counterStateAt(standingOf(row), now)
  return appointment && expiresAt && state ? { appointment, expiresAt, message: row.counter_message, state } : null
}

const commonOf = (row: OrderRow, now: Temporal.Instant) => ({
  id: row.id,
  uid: row.uid,
  version: row.version,
  kind: row.kind,
  state: row.state,
  paymentState: row.payment_state,
  ...flagsOf({ state: row.state, paymentState: row.payment_state, deliveryType: row.delivery_type }),
  ticketNumber: row.ticket_number,
  branchId: row.branch_id,
  locale: row.locale,
  deliveryType: row.delivery_type,
  paymentMethod: row.payment_method,
  appointment: row.appointment,
  appointmentDate: row.appointment_date,
  counterAppointment: counterOf(row, now),
  rejectionMessage: row.rejection_message,
  tableIdentifier: row.table_identifier,
  deliveryArea: row.delivery_area,
  questionnaireRating: row.questionnaire?.rating ?? null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  currency: row.currency,
  pricing: pricingOfRow(row),
  items: row.items,
  ride: row.ride,
})

/** What the customer's page reads (specification §2, Public status page): no more of the person than greets them. */
export const toPublicOrder = (row: OrderRow, now: Temporal.Instant): PublicOrder => ({
  ...commonOf(row, now),
  items: row.items.map(({ staffName: _name, staffDetails: _details, ...item }) => item),
  email: row.email,
  firstName: row.first_name,
  canCancel: canCustomerCancel({ state: row.state }),
  canPay: row.state === 'waiting' && isUnpaid({ paymentState: row.payment_state }),
  reachedAt: row.reached ?? {},
  awaitedFrom: row.awaited_from,
  changes: guestChanges(row.told ?? []),
  endedMoney: endedMoney(row.state, row.told ?? []),
})

/** A card on the board, a row of the history. */
export const toSummary = (row: OrderRow, now: Temporal.Instant): OrderSummary => ({
  ...commonOf(row, now),
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  email: row.email,
  isCompany: row.is_company,
  companyName: row.company_name,
  vatNumber: row.vat_number,
  street: row.street,
  floor: row.floor,
  stairway: row.stairway,
  door: row.door,
  zipCode: row.zip_code,
  city: row.city,
  country: row.country,
  comment: row.comment,
  deliveryAddress: row.delivery_address,
  donateeId: row.donatee_id,
  isRefundAsked: row.refund_asked,
  questionnaire: row.questionnaire,
  origin: row.origin,
  kitchenItems: row.kitchen_items,
  kitchenDoneAt: row.kitchen_done_at,
  seenAt: row.seen_at,
  escalatedAt: row.escalated_at,
  isMissed: isMissed(awaitingOf(row, now), now),
  awaitedFrom: row.awaited_from,
  paidAt: row.paid_at,
})

/** An order with its timeline, as staff read it. */
export const toOrder = (row: OrderRow, now: Temporal.Instant): Order => ({
  ...toSummary(row, now),
  timeline: row.timeline ?? [],
})
