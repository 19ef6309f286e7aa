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

/** Calculates the prices of orders for one kind of branch. */
export interface OrderPricer {
  branchKind: Branch['kind']
  price: PriceOrder
}

/** Needed once for each kind of branch. Orders of a branch whose kind has no pricing are refused. */
export const orderPricerPort = port<() => OrderPricer>('ordering.pricer')

/** The data that determines the price of a dish that is added to an order, and whether it can be ordered. */
export interface AddedItem {
  item: OrderItemDraft
  branch: Branch
  serving: Order['deliveryType']
  /** The time for which the guest ordered; null = as soon as possible. */
  appointment: Temporal.Instant | null
  /** Language of the guest. */
  locale: Locale
}

/** Needed: returns price and name of a dish that staff add to an order. Opening hours and minimum order value are not checked. */
export const orderItemPricerPort =
  port<(added: AddedItem, now: Temporal.Instant) => Promise<Result<OrderLine, OrderRefusal>>>('ordering.item-pricer')

export interface WantedQuote {
  branch: Branch
  product: string
  ride: RideRequest
  locale: Locale
  rates?: PartnerRates | undefined
}

/** Needed: calculates the price of a ride before it is booked. */
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

/** Needed: creates a calendar file for the appointment of an order; undefined if the order has no time yet. */
export const calendarFilePort =
  port<(order: OrderForMail) => Promise<{ filename: string; content: string } | undefined>>('ordering.calendar-file')

/** Needed from the payments module. Without it nobody can pay online. */
export const orderPaymentsPorts = {
  /** Online payment methods that can be offered now. */
  methods: port<() => readonly OnlineMethod[]>('ordering.payment-methods'),
  /** Opens the payment page for an order. `baseUrl`: the site that the payer comes from and returns to. */
  takeUp:
    port<(orderId: string, how: TakeUpPayment) => Promise<Result<{ redirectUrl: string }, Failure>>>(
      'ordering.take-up-payment',
    ),
  /** Asks the provider for the payment state again. Fails with `order.payment_not_checkable` if there is no provider or no response. */
  check: port<(orderId: string) => Promise<Result<null, Failure>>>('ordering.check-payment'),
  /** Whether an unpaid order may be set to failed now. `unknown`: the provider does not respond. */
  beforeFailing: port<(orderId: string) => Promise<'fail' | 'wait' | 'unknown'>>('ordering.before-failing'),
}

export interface TakeUpPayment {
  baseUrl: string
  /** Whether the order was already placed with the same key before. */
  isReplay?: boolean
}

/** The data of an order that payments need. */
export interface OrderToPay {
  id: string
  uid: string
  locale: Locale
  /** The payment method that the customer chose; it determines the provider. */
  method: string
  cents: number
  currency: string
  /** Whether the order waits for its payment. */
  isPayable: boolean
  /** The text that payers read next to the amount. */
  description: string
  /** Paths of pages of the site, without host. */
  statusPath: string
  errorPath: string
}

export const orderToPayPort = port<(id: string) => Promise<OrderToPay | undefined>>('ordering.order-to-pay')

/**
 * Reports a payment event to an order, within the transaction that stores the event. `values` are stored in the timeline; the ledger entries
 * are written from their amounts.
 */
export const applyPaymentPort =
  port<(tx: Tx, orderId: string, news: PaymentNews & { values: NewsValues }) => Promise<void>>('ordering.apply-payment')

/** The amount in cents that staff decided to refund and that was not sent yet. The row stays locked until the transaction ends. */
export const centsDuePort = port<(tx: Tx, orderId: string) => Promise<number>>('ordering.cents-due')

/** Whether this staff user may read the order. */
export const seesOrderPort =
  port<(session: Session | undefined, orderId: string) => Promise<boolean>>('ordering.sees-order')

/** An order with the data for staff. Undefined if it does not exist or the reader may not see its branch. 'all' may see all branches. */
export const orderOfStaffPort =
  port<(reader: Session | undefined | 'all', orderId: string) => Promise<Order | undefined>>('ordering.order-of-staff')

/** What the kitchen did with an order: it finished one `item`, it finished the whole ticket, or it read changes (`seenVersion`). */
export interface KitchenMarking {
  session: Session | undefined
  orderId: string
  isDone: boolean
  item?: { id: string; name: string } | undefined
  isChangeSeen?: boolean | undefined
  /** Version of the order whose changes the kitchen has read. Undefined if the kitchen did not confirm a change. */
  seenVersion?: number | undefined
  requestId: string
}

/** Stores a kitchen mark, separately from the order's state (ADR 0020), and sends it to open boards. Does nothing if the order has ended. */
export const setKitchenMarkPort = port<(marking: KitchenMarking) => Promise<void>>('ordering.set-kitchen-mark')

/** The data for a mail about an order, by the order id from an outbox entry; undefined if the order no longer exists. */
export const orderForMailPort = port<(orderId: string) => Promise<OrderForMail | undefined>>('ordering.order-for-mail')

/** The data for a mail about an order, by the two secrets of its public page; undefined if either is wrong. */
export const orderBySecretsPort =
  port<(uid: string, hash: string) => Promise<OrderForMail | undefined>>('ordering.order-by-secrets')

/** An order that waits for staff and that nobody has opened. */
export interface WaitingOrder {
  id: string
  uid: string
  branchId: string
  /** The time from which staff could react, as ISO instant: from then on the order was paid and the branch was open. */
  since: string
}

/** All waiting orders, the oldest first; at most 200. */
export const waitingOrdersPort = port<() => Promise<readonly WaitingOrder[]>>('ordering.waiting-orders')

/** Needed once for each kind of order: supplies the printed content. */
export const orderPrinterPort = port<() => OrderPrinter>('ordering.printer')

/** Needed once for each kind of order: supplies the content of mails and calendar files. */
export const orderMailerPort = port<() => OrderMailer>('ordering.mailer')

/** Needed from devices: prints an order's slips again; `isFirst`: only those not printed yet. If the result is empty, the browser must print. */
export const printOrderPort =
  port<(orderId: string, how: { isFirst: boolean }) => Promise<Result<readonly PrintedSlip[], Failure>>>(
    'ordering.print-order',
  )

/** Needed for SMS: sends the guest the order's state. The caller must have checked the access. Undefined if the brand sends no SMS. */
export const sendSmsPort =
  port<(orderId: string, by: Pick<OrderNews, 'actor'>) => Promise<Result<null, Failure> | undefined>>(
    'ordering.send-sms',
  )

/** Writes an entry of the timeline. State and version of the order do not change. */
export const noteOrderPort = port<(tx: Tx, news: OrderNews) => Promise<void>>('ordering.note')

export interface Submission {
  draft: OrderDraft
  /** The idempotency key: the client's UUID for this order. */
  key: string
  /** The staff user who enters the order by phone or at the counter; undefined: the customer places it. */
  by?: { id: string; name: string } | undefined
  /** Whether a program placed the order with an API key. */
  isExternal?: boolean
  /** Id of the partner to whom the API key belongs. Then the order belongs to this partner and to no other. */
  keyPartner?: string | undefined
  /** Code of the partner whose booking link the guest used. An unknown code is ignored, so that no guest is refused because of a link. */
  cameFrom?: string | undefined
}

export interface PlacedOrder {
  id: string
  uid: string
  hash: string
  /** Whether the key was used before. Then this is the order that was created with it. */
  isReplay: boolean
}

/** Needed from the partners module: returns the id of the partner with this code; undefined if there is none. */
export const externalSourcePort = port<(code: string) => Promise<string | undefined>>('ordering.external-source')

/** Needed from the partners module: whether the partner exists and is enabled. */
export const activePartnerPort = port<(id: string) => Promise<boolean>>('ordering.active-partner')

/** Needed from partners: a partner's rates for rides. `by`: what identified the partner. Undefined: the normal prices apply. */
export const partnerRatesPort =
  port<(id: string, by: 'key' | 'code') => Promise<PartnerRates | undefined>>('ordering.partner-rates')

/** Needed from the integration module: returns the id of the partner to whom an API key belongs; undefined if it belongs to no partner. */
export const partnerOfKeyPort = port<(key: string) => Promise<string | undefined>>('ordering.partner-of-key')

/** For the demo data: places an order in the same way as customers do. */
export const placeOrderPort =
  port<(submission: Submission) => Promise<Result<PlacedOrder, OrderRefusal>>>('ordering.place')

/** A changed order with the data of its customer, for modules that store data about customers. */
export interface ChangedOrder {
  id: string
  uid: string
  kind: string
  state: string
  branchId: string
  createdAt: string
  updatedAt: string
  /** The gross total in the order's currency, as a decimal. */
  gross: number
  /** The gross of a completed order minus refunds, without tips; 0 if the order is not completed. */
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

/** Orders that changed at or after an instant, the oldest change first, at most `limit`. They are read with the given database connection. */
export const changedOrdersPort =
  port<(db: Queries, since: Temporal.Instant, limit: number) => Promise<readonly ChangedOrder[]>>(
    'ordering.changed-orders',
  )

/** A ticket number that guests may see on a screen in the branch, without name and price. */
export interface BoardNumber {
  number: number
  stage: 'working' | 'ready' | 'collected'
  /** ISO instants. `since`: when the order reached its stage. `due`: when it should be ready. */
  since: string
  due: string | null
}

/** Ticket numbers of a branch that are being cooked, can be picked up, or were picked up in the last ten minutes. Without deliveries and preorders. */
export const boardNumbersPort = port<(branchId: string) => Promise<readonly BoardNumber[]>>('ordering.board-numbers')

/** Guests of a branch who are picked up by a ride in the next hours, with initials only, sorted by time. */
export const boardPickupsPort =
  port<(branchId: string) => Promise<readonly { initials: string; at: string }[]>>('ordering.board-pickups')

/** Number of completed orders of a month for one recipient of donations. */
export interface DonatedOrders {
  donatee: string
  orders: number
}

/** The completed orders for each recipient, of the caller's branches. `month`: '2026-11'. */
export const donatedOrdersPort =
  port<(asked: { month: string; session: Session | undefined }) => Promise<readonly DonatedOrders[]>>(
    'ordering.donated-orders',
  )

/** Accepted rides whose promised time is in a period. */
export const drivenRidesPort =
  port<(asked: DrivenRidesAsked) => Promise<readonly DrivenRide[]>>('ordering.driven-rides')

export const orderReviewsPort = port<() => OrderReviews>('ordering.reviews')

/** The takings of a branch on one day. `day` is a day in the branch's time zone. */
export const dayTakingsPort =
  port<(branch: Pick<Branch, 'id' | 'timeZone'>, day: Temporal.PlainDate) => Promise<DayTakings>>(
    'ordering.day-takings',
  )
