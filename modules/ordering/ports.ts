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
import type { ProposalTimes } from './rules/proposal-times.ts'
import type { ReportedPayment } from './rules/payment-check.ts'

/** Calculates prices for one kind of branch: the booking module for rides, the store module for food. */
export interface OrderPricer {
  branchKind: Branch['kind']
  price: PriceOrder
  proposalTimes?: ProposalTimes
}

/** Prices one kind of branch (rides or food). If no module offers a pricer for a kind, orders of these branches are refused. */
export const orderPricerPort = port<() => OrderPricer>('ordering.pricer')

/** A dish that staff add to an existing order, with all data that is needed for its price and to check whether it can be ordered. */
export interface AddedItem {
  item: OrderItemDraft
  branch: Branch
  serving: Order['deliveryType']
  /** The time for which the guest ordered. Null means: as soon as possible. */
  appointment: Temporal.Instant | null
  /** Language of the guest. */
  locale: Locale
}

/** Offered by the store module: price and name of a dish that staff add. It does not check opening hours and the minimum order value. */
export const orderItemPricerPort =
  port<(added: AddedItem, now: Temporal.Instant) => Promise<Result<OrderLine, OrderRefusal>>>('ordering.item-pricer')

export interface WantedQuote {
  branch: Branch
  product: string
  ride: RideRequest
  locale: Locale
  rates?: PartnerRates | undefined
}

/** Offered by the booking module: calculates the price of a ride before it is booked. */
export const quoteRidePort =
  port<(wanted: WantedQuote, now: Temporal.Instant) => Promise<Result<PricedOrder, OrderRefusal>>>(
    'ordering.quote-ride',
  )

/** Offered by the donations module: all recipients of donations. Customers can choose a recipient only if `isEnabled` is true. */
export const orderDonateesPort = port<() => Promise<readonly OrderDonatee[]>>('ordering.donatees')

export interface OrderDonatee {
  readonly id: string
  readonly isEnabled: boolean
}

/** Offered by the messaging module: creates the calendar file for the time of an order. Undefined if the order has no time yet. */
export const calendarFilePort =
  port<(order: OrderForMail) => Promise<{ filename: string; content: string } | undefined>>('ordering.calendar-file')

/** Functions that the payments module offers. If no module offers them, nobody can pay online. */
export const orderPaymentsPorts = {
  /** The online payment methods that a provider or the test terminal (for demos) accepts now. A branch may have disabled some of them. */
  methods: port<() => readonly OnlineMethod[]>('ordering.payment-methods'),
  /** Starts a payment and returns the URL of the payment page. `baseUrl`: the site to which the payer returns. */
  takeUp:
    port<(orderId: string, how: TakeUpPayment) => Promise<Result<{ redirectUrl: string }, Failure>>>(
      'ordering.take-up-payment',
    ),
  /** Asks the provider for the payment's current state. Fails with `order.payment_not_checkable` if there is no provider or no response. */
  check: port<(orderId: string) => Promise<Result<null, Failure>>>('ordering.check-payment'),
  /** Called before an unpaid order is set to failed. `wait`: a payment may still arrive. `unknown`: the provider does not respond. */
  beforeFailing: port<(orderId: string) => Promise<'fail' | 'wait' | 'unknown'>>('ordering.before-failing'),
}

export interface TakeUpPayment {
  baseUrl: string
  /** True if the same request was sent before and had already created the order. */
  isReplay?: boolean
}

/** The facts about an order that the payments module needs. */
export interface OrderToPay extends Pick<Order, 'id' | 'uid' | 'kind' | 'locale'> {
  /** The payment method that the customer chose. It determines which provider is used. */
  method: string
  cents: number
  currency: string
  /** Whether the order can still be paid: it waits for an online payment. */
  isPayable: boolean
  /** The text about the order that the payment page shows next to the amount. */
  description: string
  /** Paths on the site, without host, to which the payer returns after the payment or after an error. */
  statusPath: string
  errorPath: string
}

export const orderToPayPort = port<(id: string) => Promise<OrderToPay | undefined>>('ordering.order-to-pay')

/**
 * The payments module calls this in the transaction in which it stores a change of a payment. Writes `values` into the order's timeline,
 * and the amounts in them into the order's ledger (all movements of its money).
 */
export const applyPaymentPort =
  port<(tx: Tx, orderId: string, news: ReportedPayment) => Promise<void>>('ordering.apply-payment')

/** The cents that staff decided to refund and that were not sent to the guest yet. Locks the order until the transaction `tx` ends. */
export const centsDuePort = port<(tx: Tx, orderId: string) => Promise<number>>('ordering.cents-due')

/** Whether this user may read the order. */
export const seesOrderPort =
  port<(session: Session | undefined, orderId: string) => Promise<boolean>>('ordering.sees-order')

/** Returns an order with all data for staff. Undefined if it does not exist, or if its branch is not visible to `reader`. */
export const orderOfStaffPort =
  port<(reader: Session | undefined | 'all', orderId: string) => Promise<Order | undefined>>('ordering.order-of-staff')

/** A mark that the kitchen makes. `isDone`: whether one dish (`item`) or the whole ticket is done. `isChangeSeen`: changes were read. */
export interface KitchenMarking {
  session: Session | undefined
  orderId: string
  isDone: boolean
  item?: { id: string; name: string } | undefined
  isChangeSeen?: boolean | undefined
  /** The version of the order that the kitchen had on its screen. If the order has a newer version, all its changes stay unread. */
  seenVersion?: number | undefined
  requestId: string
}

/** Stores a mark of the kitchen and sends it to all open boards (ADR 0020). If an order has ended, it can only be marked as read. */
export const setKitchenMarkPort = port<(marking: KitchenMarking) => Promise<void>>('ordering.set-kitchen-mark')

/** Returns the data for a mail about an order. The id comes from an outbox message. Undefined if the order no longer exists. */
export const orderForMailPort = port<(orderId: string) => Promise<OrderForMail | undefined>>('ordering.order-for-mail')
/** Returns the id of the newest order of this kind, in any state. Undefined if there is none. */
export const newestOrderPort = port<(kind: string) => Promise<string | undefined>>('ordering.newest-order')

/** Returns the data for a mail about an order to a caller who knows its uid and its hash. Undefined if one of the two is wrong. */
export const orderBySecretsPort =
  port<(uid: string, hash: string) => Promise<OrderForMail | undefined>>('ordering.order-by-secrets')

/** An order that waits for staff: nobody has decided about it. */
export interface WaitingOrder {
  id: string
  uid: string
  branchId: string
  /** ISO. Staff could react from this time: when the order was placed or paid online or, if the branch was closed, its next opening. */
  since: string
}

/** Returns the orders that wait for staff, the oldest first, at most 200. An order that somebody only opened is among them. */
export const waitingOrdersPort = port<() => Promise<readonly WaitingOrder[]>>('ordering.waiting-orders')

/** The module booking offers it for rides, the module store for food: supplies what is printed about an order. */
export const orderPrinterPort = port<() => OrderPrinter>('ordering.printer')

/** Content of mails and calendar files for one kind of order. The module booking offers it for rides, the module store for food. */
export const orderMailerPort = port<() => OrderMailer>('ordering.mailer')

/** Offered by the devices module: prints the slips of an order, with `isFirst` none twice. If the result is empty, the browser must print. */
export const printOrderPort =
  port<(orderId: string, how: { isFirst: boolean }) => Promise<Result<readonly PrintedSlip[], Failure>>>(
    'ordering.print-order',
  )

/** Offered by the sms module: sends the guest the order's state. The caller checks the user's right. Undefined: brand without SMS. */
export const sendSmsPort =
  port<(orderId: string, by: Pick<OrderNews, 'actor'>) => Promise<Result<null, Failure> | undefined>>(
    'ordering.send-sms',
  )

/** Writes an entry into the timeline of an order. The order keeps its state and its version. */
export const noteOrderPort = port<(tx: Tx, news: OrderNews) => Promise<void>>('ordering.note')

export interface Submission {
  draft: OrderDraft
  /** The idempotency key: the client's UUID for this order. */
  key: string
  /** The user who entered the order for a guest on the phone or at the counter. Undefined if the customer placed it. */
  by?: { id: string; name: string } | undefined
  /** Whether another computer program placed the order with an API key. */
  isExternal?: boolean
  /** Id of the partner to whom this API key belongs. The order then belongs to this partner, even if the request names another. */
  keyPartner?: string | undefined
  /** Code of the partner whose booking link the guest used. An unknown code is ignored: a wrong link must not prevent an order. */
  cameFrom?: string | undefined
}

export interface PlacedOrder {
  id: string
  uid: string
  hash: string
  /** True if the idempotency key was already used. The result is then the order that was created with it. */
  isReplay: boolean
}

/** Offered by the partners module: returns the id of the partner with this code; undefined if there is none. */
export const externalSourcePort = port<(code: string) => Promise<string | undefined>>('ordering.external-source')

/** Offered by the partners module: whether a partner with this id exists and is enabled. */
export const activePartnerPort = port<(id: string) => Promise<boolean>>('ordering.active-partner')

/** Offered by the partners module: a partner's rates for rides. `by`: how the partner was recognised. Undefined: the normal prices apply. */
export const partnerRatesPort =
  port<(id: string, by: 'key' | 'code') => Promise<PartnerRates | undefined>>('ordering.partner-rates')

/** Offered by the integration module: returns the id of the partner to whom an API key belongs; undefined if there is none. */
export const partnerOfKeyPort = port<(key: string) => Promise<string | undefined>>('ordering.partner-of-key')

/** Places an order in the same way as customers do. The demo data uses it. */
export const placeOrderPort =
  port<(submission: Submission) => Promise<Result<PlacedOrder, OrderRefusal>>>('ordering.place')

/** A changed order with the guest's contact data. For modules that collect data about customers. */
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
  /** The gross total of a completed order minus its refunds, without tip. 0 if the order is not completed. */
  revenue: number
  /** The overall rating that the guest gave, 1 to 5. Null if the guest gave none. */
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

/** Returns at most `limit` orders that changed at or after `since`, the oldest change first. `db` is the connection that reads them. */
export const changedOrdersPort =
  port<(db: Queries, since: Temporal.Instant, limit: number) => Promise<readonly ChangedOrder[]>>(
    'ordering.changed-orders',
  )

/** The ticket number of an order that a screen in the branch shows to guests. It contains no name and no price. */
export interface BoardNumber {
  /** The number as staff call it: '47', or 'D-47' if there are several branches. */
  number: string
  stage: 'working' | 'ready' | 'collected'
  /** ISO instants. `since`: when the order entered its current stage. `due`: when it should be ready; null: as soon as possible. */
  since: string
  due: string | null
}

/** Ticket numbers of orders in preparation, ready, or picked up in the last ten minutes. Without deliveries and much later preorders. */
export const boardNumbersPort = port<(branchId: string) => Promise<readonly BoardNumber[]>>('ordering.board-numbers')

/** Accepted rides of a branch that start within three hours or started in the last half hour, sorted by time, with the guests' initials. */
export const boardPickupsPort =
  port<(branchId: string) => Promise<readonly { initials: string; at: string }[]>>('ordering.board-pickups')

/** How many completed orders of one month donate money to this organisation. */
export interface DonatedOrders {
  donatee: string
  orders: number
}

/** Counts the completed orders of a month for each recipient of donations, in branches that the caller may see. `month`: '2026-11'. */
export const donatedOrdersPort =
  port<(asked: { month: string; session: Session | undefined }) => Promise<readonly DonatedOrders[]>>(
    'ordering.donated-orders',
  )

/** Returns the rides that staff accepted and whose promised time is in the given period. */
export const drivenRidesPort =
  port<(asked: DrivenRidesAsked) => Promise<readonly DrivenRide[]>>('ordering.driven-rides')

export const orderReviewsPort = port<() => OrderReviews>('ordering.reviews')

/** Calculates the takings of a branch on one day. `day` is a calendar day in the branch's time zone. */
export const dayTakingsPort =
  port<(branch: Pick<Branch, 'id' | 'timeZone'>, day: Temporal.PlainDate) => Promise<DayTakings>>(
    'ordering.day-takings',
  )
