import { calledNumber } from '../rules/called-number.ts'
import { saidText } from '../rules/said.ts'
import { toDecimal } from '#kernel/money.ts'
import type { Order, OrderForMail, OrderSummary, PublicOrder, TimelineEntry } from '../contract.ts'
import type { Address } from '../rules/address.ts'
import { type Awaiting, isMissed } from '../rules/attention.ts'
import { endedAmount, endedMoney, isFreeCancel } from '../rules/ended-money.ts'
import { type GuestEdit, guestMoney } from '../rules/guest-changes.ts'
import { timeBefore } from '../rules/new-time.ts'
import { backOf, moneyOf, type OrderMoney } from '../rules/order-money.ts'
import { canCustomerCancel, counterStateAt, flagsOf, isUnpaid, type OrderStanding } from '../rules/lifecycle.ts'
import { ledgerFrom } from './order-money.ts'
import type { JsonRowOf, RowOf } from './columns.ts'
import type { itemColumns, orderColumns } from './order-columns.ts'
import { paymentCheckedUntil } from '../rules/payment-check.ts'
import { guestRideOf } from '../rules/staff-words.ts'
import { guestAddress } from '../words/address-text.ts'

/** An order without its items. */
export type StoredOrder = RowOf<typeof orderColumns> & {
  /** The letter in front of the called number (called-letter.ts). Null: there is none. */
  called_letter: string | null
  /** Whether a part of the payment was refunded to the guest. */
  is_part_back: boolean
  /** How much of the price was refunded to the guest, in currency units. 0 if the ledger has no line. */
  price_back: number
  /** All money that was received online, in currency units. */
  received: number
  /** All money that was refunded, in currency units. */
  sent_back: number
}

/** An order as the queries in `order-queries.ts` return it: with its items and, if requested, its timeline. */
export interface OrderRow extends StoredOrder {
  items: JsonRowOf<typeof itemColumns>[]
  timeline?: TimelineEntry[]
  /**
   * When the order last entered the states confirmed, in-delivery and completed. The customer's page shows these times. Null if the order has
   * entered none of them.
   */
  reached?: PublicOrder['reachedAt'] | null
  /** Changes that staff made to the items, and partial refunds. The customer's page shows them. */
  edits?: GuestEdit[]
}

/** An order with its ledger. */
export interface OrderWithMoney extends OrderRow {
  /** The lines of the ledger as they are stored; `ledgerFrom` parses them. */
  ledger: unknown[]
}

/** The price of an order. The amounts are decimals with 4 places; they are not converted. */
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

/** Converts a row to the form that the rules of `lifecycle.ts` need. */
export const standingOf = (row: OrderRow): OrderStanding => ({
  state: row.state,
  paymentState: row.payment_state,
  counterState: row.counter_state,
  counterExpiresAt: instant(row.counter_expires_at),
})

/** Converts a row to the form that the rules of `attention.ts` need. */
export const awaitingOf = (row: OrderRow, now: Temporal.Instant): Awaiting => ({
  state: row.state,
  paymentState: row.payment_state,
  createdAt: Temporal.Instant.from(row.created_at),
  appointment: instant(row.appointment),
  paidAt: instant(row.paid_at),
  awaitedFrom: instant(row.awaited_from),
  isCounterOpen: counterStateAt(standingOf(row), now) === 'open',
})

const counterOf = (row: OrderRow, now: Temporal.Instant): Order['counterAppointment'] => {
  const { counter_appointment: appointment, counter_expires_at: expiresAt } = row
  const state = counterStateAt(standingOf(row), now)
  return appointment && expiresAt && state ? { appointment, expiresAt, message: row.counter_message, state } : null
}

/** The ticket number of the order, and as it is called. */
const numbersOf = (row: Pick<OrderRow, 'ticket_number' | 'called_letter'>) => ({
  ticketNumber: row.ticket_number,
  calledNumber: calledNumber(row.ticket_number, row.called_letter),
})

const commonOf = (row: OrderRow, now: Temporal.Instant) => ({
  id: row.id,
  uid: row.uid,
  version: row.version,
  kind: row.kind,
  state: row.state,
  paymentState: row.payment_state,
  ...flagsOf({ state: row.state, paymentState: row.payment_state, deliveryType: row.delivery_type }),
  ...numbersOf(row),
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
  tip: row.tip,
  items: row.items,
  ride: row.ride,
})

/**
 * The data for the customer's page (specification §2, Public status page). It leaves out the guest's last name and phone number, and
 * contains the guest's address only for a delivery.
 */
export const toPublicOrder = (row: OrderWithMoney, now: Temporal.Instant): PublicOrder => ({
  ...commonOf(row, now),
  ...numbersOf(isTicketHidden(row) ? { ...row, ticket_number: null } : row),
  ...toldOf(row),
  items: row.items.map(({ staffName: _name, staffDetails: _details, exactUnitPrice: _exact, ...item }) => item),
  ride: row.ride && guestRideOf(row.ride),
  email: row.email,
  firstName: row.first_name,
  comment: row.origin === 'staff' ? '' : saidText(row.comment),
  deliveredTo: row.delivery_type === 'delivery' ? guestAddress(goalOf(row), row.locale) : null,
  canCancel: canCustomerCancel({ state: row.state }),
  canPay: row.state === 'waiting' && isUnpaid({ paymentState: row.payment_state }),
  paymentCheckedUntil:
    paymentCheckedUntil({
      state: row.state,
      paymentState: row.payment_state,
      paymentReturnedAt: instant(row.payment_returned_at),
    })?.toString() ?? null,
  reachedAt: row.reached ?? {},
  awaitedFrom: row.awaited_from,
  paidBack: toDecimal(backOf(ledgerFrom(row.ledger))),
})

/** The address to which the order is delivered: the separate delivery address or, if there is none, the customer's own address. */
const goalOf = (row: OrderRow): Address =>
  row.delivery_address ?? {
    street: row.street,
    stairway: row.stairway,
    floor: row.floor,
    door: row.door,
    zipCode: row.zip_code,
    city: row.city,
    country: row.country,
  }

/**
 * Whether the ticket number is hidden from the guest. A guest at a table sees it after the order is confirmed (specification §2, Public status
 * page). The ticket number of a ride is only for staff: its customer uses the order number.
 */
const isTicketHidden = (row: OrderRow): boolean =>
  row.kind === 'ride' ||
  (row.delivery_type === 'dineIn' &&
    row.table_identifier !== null &&
    !flagsOf({ state: row.state, paymentState: row.payment_state, deliveryType: row.delivery_type }).isConfirmed)

/**
 * What the guest is told about the order: the changed items, the partial refunds, and what happens to the money if the order was rejected,
 * was cancelled or has failed.
 */
const toldOf = (row: OrderWithMoney) => {
  const ledger = ledgerFrom(row.ledger)
  const entries = row.edits ?? row.timeline ?? []
  return {
    ...guestMoney(entries, ledger),
    timeBefore: timeBefore(entries, { state: row.state, appointmentDate: row.appointment_date }),
    endedMoney: endedMoney(row.state, ledger),
    endedAmount: toDecimal(endedAmount(row.state, ledger)),
    isFreeCancel: isFreeCancel(row.state, ledger),
  }
}

/** The order for a card on the board or a row of the history. */
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
  isPartlyRefunded: row.is_part_back,
  priceBack: row.price_back,
  paidBack: row.sent_back,
  questionnaire: row.questionnaire,
  origin: row.origin,
  kitchenItems: row.kitchen_items,
  kitchenDoneAt: row.kitchen_done_at,
  kitchenBefore: row.kitchen_before ?? null,
  kitchenStoppedAt: row.kitchen_stopped_at,
  seenAt: row.seen_at,
  escalatedAt: row.escalated_at,
  isMissed: isMissed(awaitingOf(row, now), now),
  awaitedFrom: row.awaited_from,
  paidAt: row.paid_at,
})

/** An order with its timeline, as staff read it. */
export function toOrder(row: OrderWithMoney, now: Temporal.Instant): Order {
  const ledger = ledgerFrom(row.ledger)
  return {
    ...toSummary(row, now),
    money: wireMoney(moneyOf(ledger)),
    paidBack: toDecimal(backOf(ledger)),
    timeline: row.timeline ?? [],
  }
}

const wireMoney = ({ price, kept, asked, due, tip }: OrderMoney): Order['money'] => ({
  price: toDecimal(price),
  kept: toDecimal(kept),
  asked: toDecimal(asked),
  due: toDecimal(due),
  tip: toDecimal(tip),
})

/** The data for a mail or a calendar file about an order. */
export const toOrderForMail = (
  row: OrderWithMoney,
  branch: OrderForMail['branch'],
  now: Temporal.Instant,
): OrderForMail => ({
  order: toOrder(row, now),
  hash: row.hash,
  branch,
  ...toldOf(row),
})
