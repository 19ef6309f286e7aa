import type { DayTakings } from './contract/day-takings.ts'
import type { DrivenRide, DrivenRidesAsked } from './contract/driven-ride.ts'
import type { Locale } from '#contract/locale.ts'
import type { Failure, Result } from '#kernel/result.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Queries, Tx } from '#platform/db.ts'
import type { Session } from '#platform/module.ts'
import { port } from '#platform/ports.ts'
import type { OnlineMethod, Order, OrderDraft, OrderForMail, OrderItemDraft } from './contract.ts'
import type { OrderMailer } from './contract/mailable.ts'
import type { OrderReviews } from './contract/reviewed.ts'
import type { PartnerRates } from './contract/partner-rates.ts'
import type { OrderNews, OrderPrinter, PrintedSlip } from './contract/printable.ts'
import type { RideRequest } from './contract/ride.ts'
import type { OrderLine, OrderRefusal, PricedOrder, PriceOrder } from './contract/priced-order.ts'
import type { NewsValues, PaymentNews } from './rules/payment-news.ts'

/** How the orders of one kind of branch are priced. */
export interface OrderPricer {
  branchKind: Branch['kind']
  price: PriceOrder
}

/** Needed once for each kind of branch. Orders of a branch whose kind has no pricing are refused. */
export const orderPricerPort = port<() => OrderPricer>('ordering.pricer')

/** What decides the price of a dish that is added to an order, and whether it can be had. */
export interface AddedItem {
  item: OrderItemDraft
  branch: Branch
  serving: Order['deliveryType']
  /** Null: as soon as possible. */
  appointment: Temporal.Instant | null
  /** Language of the guest. */
  locale: Locale
}

/** Needed: a dish that staff add to an order, priced and named as in a new order. Opening hours and minimum order value are not asked. */
export const orderItemPricerPort =
  port<(added: AddedItem, now: Temporal.Instant) => Promise<Result<OrderLine, OrderRefusal>>>('ordering.item-pricer')

export interface WantedQuote {
  branch: Branch
  product: string
  ride: RideRequest
  locale: Locale
  rates?: PartnerRates | undefined
}

/** Needed: the price of a ride before it is booked. */
export const quoteRidePort =
  port<(wanted: WantedQuote, now: Temporal.Instant) => Promise<Result<PricedOrder, OrderRefusal>>>(
    'ordering.quote-ride',
  )

/** Needed: the recipients to whom the donation of an order may go. */
export const orderDonateesPort = port<() => Promise<readonly OrderDonatee[]>>('ordering.donatees')

export interface OrderDonatee {
  readonly id: string
  readonly isEnabled: boolean
}

/** Needed: the appointment as a calendar file; undefined when the order has no time yet. */
export const calendarFilePort =
  port<(order: OrderForMail) => Promise<{ filename: string; content: string } | undefined>>('ordering.calendar-file')

/** Needed from payments. Without a module that provides them nobody can pay online. */
export const orderPaymentsPorts = {
  /** Online payment methods that can be offered now. */
  methods: port<() => readonly OnlineMethod[]>('ordering.payment-methods'),
  /** Opens the payment page. `baseUrl`: the host from which the payer comes and to which they return. */
  takeUp:
    port<(orderId: string, how: TakeUpPayment) => Promise<Result<{ redirectUrl: string }, Failure>>>(
      'ordering.take-up-payment',
    ),
  /** Asks the provider again; `order.payment_not_checkable` when there is no provider, or it does not answer. */
  check: port<(orderId: string) => Promise<Result<null, Failure>>>('ordering.check-payment'),
  /** May an unpaid order fail now? `unknown`: the provider does not answer. */
  beforeFailing: port<(orderId: string) => Promise<'fail' | 'wait' | 'unknown'>>('ordering.before-failing'),
}

export interface TakeUpPayment {
  baseUrl: string
  /** The order was already placed with the same key. */
  isReplay?: boolean
}

/** The data of an order that payments need. */
export interface OrderToPay {
  id: string
  uid: string
  locale: Locale
  /** How the customer wants to pay; a provider is chosen by it. */
  method: string
  cents: number
  currency: string
  /** It waits for its payment. */
  isPayable: boolean
  /** The text that payers read beside the amount. */
  description: string
  /** Pages of the site, without host. */
  statusPath: string
  errorPath: string
}

export const orderToPayPort = port<(id: string) => Promise<OrderToPay | undefined>>('ordering.order-to-pay')

/**
 * Reports to an order what happened to its money, within the transaction that stores it. `values` are for its timeline; its ledger is
 * written from their amounts.
 */
export const applyPaymentPort =
  port<(tx: Tx, orderId: string, news: PaymentNews & { values: NewsValues }) => Promise<void>>('ordering.apply-payment')

/** What staff decided to refund of an order and was not sent yet, in cents. Nothing can change it until the transaction ends. */
export const centsDuePort = port<(tx: Tx, orderId: string) => Promise<number>>('ordering.cents-due')

/** May this staff user read the order? */
export const seesOrderPort =
  port<(session: Session | undefined, orderId: string) => Promise<boolean>>('ordering.sees-order')

/** An order as its staff read it; undefined when it is unknown, or of a branch that is not theirs. 'all': whatever its branch. */
export const orderOfStaffPort =
  port<(reader: Session | undefined | 'all', orderId: string) => Promise<Order | undefined>>('ordering.order-of-staff')

/** What the kitchen has done with an order: one item of it, or without `item` the whole ticket. */
export interface KitchenMarking {
  /** Who marks it; only orders of their branches are changed. */
  session: Session | undefined
  orderId: string
  isDone: boolean
  item?: { id: string; name: string } | undefined
  requestId: string
}

/** Stores a mark of the kitchen beside the state of the order (ADR 0020) and publishes the change to open boards. An order that has ended is not changed. */
export const setKitchenMarkPort = port<(marking: KitchenMarking) => Promise<void>>('ordering.set-kitchen-mark')

/** By the ids of the outbox topics; undefined when the order no longer exists. */
export const orderForMailPort = port<(orderId: string) => Promise<OrderForMail | undefined>>('ordering.order-for-mail')

/** By the two secrets of its public page; undefined where either is wrong. */
export const orderBySecretsPort =
  port<(uid: string, hash: string) => Promise<OrderForMail | undefined>>('ordering.order-by-secrets')

/** An order that waits for staff, and that nobody has looked at. */
export interface WaitingOrder {
  id: string
  uid: string
  branchId: string
  /** ISO instant since when staff could have reacted: it is paid, and the branch is open. */
  since: string
}

/** All of them, the oldest first; at most 200. */
export const waitingOrdersPort = port<() => Promise<readonly WaitingOrder[]>>('ordering.waiting-orders')

/** Needed once for each kind of order: what is printed of it. */
export const orderPrinterPort = port<() => OrderPrinter>('ordering.printer')

/** Needed once for each kind of order: what mails and calendar files say of it. */
export const orderMailerPort = port<() => OrderMailer>('ordering.mailer')

/**
 * Needed from devices: prints an order's slips again; with `isFirst` only those not printed yet. Empty: the browser's dialog prints.
 */
export const printOrderPort =
  port<(orderId: string, how: { isFirst: boolean }) => Promise<Result<readonly PrintedSlip[], Failure>>>(
    'ordering.print-order',
  )

/**
 * Needed for SMS: tells the guest the state of the order now. The caller may see the order. Undefined: the brand sends no SMS.
 */
export const sendSmsPort =
  port<(orderId: string, by: Pick<OrderNews, 'actor'>) => Promise<Result<null, Failure> | undefined>>(
    'ordering.send-sms',
  )

/** Writes an entry of the timeline. The state and the version of the order stay. */
export const noteOrderPort = port<(tx: Tx, news: OrderNews) => Promise<void>>('ordering.note')

export interface Submission {
  draft: OrderDraft
  /** The client's UUID for this one order. */
  key: string
  /** Staff who enter an order taken by phone or at the counter; without them the customer places it. */
  by?: { id: string; name: string } | undefined
  /** A program placed it with a key. */
  isExternal?: boolean
  /** Id of the partner to whom that program's key belongs: the order counts for this partner and for no other. */
  keyPartner?: string | undefined
  /** Code of the partner whose booking link led here. One that names nobody is ignored: a guest is not refused because of a link. */
  cameFrom?: string | undefined
}

export interface PlacedOrder {
  id: string
  uid: string
  hash: string
  /** The key was already used: this is the order that it created. */
  isReplay: boolean
}

/** Needed from partners: the id of the partner whom a code names; undefined: nobody. */
export const externalSourcePort = port<(code: string) => Promise<string | undefined>>('ordering.external-source')

/** Needed from partners: whether the partner exists and is switched on. */
export const activePartnerPort = port<(id: string) => Promise<boolean>>('ordering.active-partner')

/** Needed from partners: what the partner pays for rides when its key, or its code, names it; undefined: what everybody pays. */
export const partnerRatesPort =
  port<(id: string, by: 'key' | 'code') => Promise<PartnerRates | undefined>>('ordering.partner-rates')

/** Needed from integration: the id of the partner to whom a key belongs; undefined: to nobody. */
export const partnerOfKeyPort = port<(key: string) => Promise<string | undefined>>('ordering.partner-of-key')

/** For the demo data: places orders the same way as every other order. */
export const placeOrderPort =
  port<(submission: Submission) => Promise<Result<PlacedOrder, OrderRefusal>>>('ordering.place')

/** What other modules keep about an order's customer. */
export interface ChangedOrder {
  id: string
  uid: string
  kind: string
  state: string
  branchId: string
  createdAt: string
  updatedAt: string
  /** Decimals in the order's currency. */
  gross: number
  /** The gross of a completed order less what was paid back of it, without tips; 0 for every other order. */
  revenue: number
  /** The overall rating in the questionnaire, 1 to 5; null without an answer. */
  rating: number | null
  contact: {
    firstName: string
    lastName: string
    isCompany: boolean
    companyName: string
    vatNumber: string
    phone: string
    email: string
    street: string
    zipCode: string
    city: string
    country: string
  }
}

/** Orders that changed at or after an instant, the oldest change first, at most `limit`; read with the given connection. */
export const changedOrdersPort =
  port<(db: Queries, since: Temporal.Instant, limit: number) => Promise<readonly ChangedOrder[]>>(
    'ordering.changed-orders',
  )

/** A number that guests may see on a screen of the house: never with a name or a price. */
export interface BoardNumber {
  number: number
  stage: 'working' | 'ready' | 'collected'
  /** ISO instants: since when it is in its stage, and when it should be ready. */
  since: string
  due: string | null
}

/**
 * Ticket numbers of a branch that are being cooked, can be picked up, or were picked up in the last ten minutes. Without deliveries and later
 * preorders.
 */
export const boardNumbersPort = port<(branchId: string) => Promise<readonly BoardNumber[]>>('ordering.board-numbers')

/** Guests of a branch who are fetched in the next hours, by initials only, in order of time. */
export const boardPickupsPort =
  port<(branchId: string) => Promise<readonly { initials: string; at: string }[]>>('ordering.board-pickups')

/** Completed orders of a month that named a recipient of donations. */
export interface DonatedOrders {
  donatee: string
  orders: number
}

/** For each recipient, of the caller's branches. `month`: '2026-11'. */
export const donatedOrdersPort =
  port<(asked: { month: string; session: Session | undefined }) => Promise<readonly DonatedOrders[]>>(
    'ordering.donated-orders',
  )

/** Accepted rides whose promised time lies in a stretch of time. */
export const drivenRidesPort =
  port<(asked: DrivenRidesAsked) => Promise<readonly DrivenRide[]>>('ordering.driven-rides')

export const orderReviewsPort = port<() => OrderReviews>('ordering.reviews')

/** `day`: by the clock of the branch. */
export const dayTakingsPort =
  port<(branch: Pick<Branch, 'id' | 'timeZone'>, day: Temporal.PlainDate) => Promise<DayTakings>>(
    'ordering.day-takings',
  )
