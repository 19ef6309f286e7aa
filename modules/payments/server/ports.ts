import type { Locale } from '#contract/locale.ts'
import type { Tx } from '#platform/db.ts'
import type { Session } from '#platform/module.ts'
import type { OrderToPay } from '#modules/ordering/ports.ts'
import type { NewsValues } from '#modules/ordering/rules/payment-news.ts'
import type { AttemptState, Provider } from '../contract.ts'
import type { PaymentStanding } from '../rules/attempt.ts'

/**
 * Why a call to a provider failed. `outage`: no response, or a response that can change later (network, time-out, 5xx, 429). `refused`: the
 * provider does not accept the call, and repeating it would not help. `unknown`: the provider does not know this payment.
 */
type Trouble = 'outage' | 'refused' | 'unknown'
export type Told<T> = { ok: true; value: T } | { ok: false; trouble: Trouble; detail: string }

/** All data that a provider needs to open a payment page. Amounts in whole cents. */
export interface NewPayment {
  id: string
  /** Unique for order and attempt, at most 20 characters: used as idempotency key and as reference. */
  key: string
  orderUid: string
  number: number
  cents: number
  currency: string
  description: string
  locale: Locale
  /** The addresses to which the payer returns, by outcome. */
  returns: { done: string; canceled: string; failed: string }
  /** The address for notices. Left out if the provider could not reach it. */
  noticeUrl?: string | undefined
}

/** A payment that the provider knows. */
export interface KnownPayment {
  id: string
  providerId: string
  key: string
  cents: number
  currency: string
  /** Ids that the provider gave to its refunds. */
  refundIds: readonly string[]
}

/** The current state of a payment at its provider. */
export interface ProviderReading {
  state: AttemptState
  cents?: number | undefined
  currency?: string | undefined
  refundedCents: number
  /** Data that is stored for staff and support. It contains no personal and no card data. */
  payload: Readonly<Record<string, unknown>>
}

/** A provider with a hosted payment page (docs/rules/payments.md). Every call may be repeated with the same key. */
export interface PaymentProvider {
  readonly name: Provider
  create(payment: NewPayment): Promise<Told<{ providerId: string; redirectUrl: string }>>
  read(payment: KnownPayment): Promise<Told<ProviderReading>>
  /** Settles an authorised payment. */
  settle?(payment: KnownPayment): Promise<Told<null>>
  /** Cancels an authorised payment, or closes the page, so that nobody can pay any more. */
  cancel?(payment: KnownPayment, state: AttemptState): Promise<Told<null>>
  /** `key` identifies the refund: a repeated call with the same key refunds only once. */
  refund(payment: KnownPayment, refund: { cents: number; key: string }): Promise<Told<{ refundId: string }>>
}

/** A change of a payment. It is reported to the order within the transaction that stores the attempt. */
export interface PaymentNews extends PaymentStanding {
  /** An attempt has just become paid. */
  isNewMoney: boolean
  /** The refund that staff decided on has failed. */
  isRefundFailed?: boolean
  /** More was refunded than we knew before. */
  isNewRefund?: boolean
  values: NewsValues
}

/** The functions of other modules that payments need. */
export interface PaymentsPorts {
  order(id: string): Promise<OrderToPay | undefined>
  apply(tx: Tx, orderId: string, news: PaymentNews): Promise<void>
  /** The amount that staff decided to refund of an order and that was not sent yet, in cents. It cannot change until the transaction ends. */
  centsDue(tx: Tx, orderId: string): Promise<number>
  /** May this staff user read the order? */
  seesOrder(session: Session | undefined, orderId: string): Promise<boolean>
  brand(): Promise<{ shopName: string; theme: string; themeTokens: Readonly<Record<string, string>> }>
  /** Public address of the brand without trailing slash, to which notices are sent. */
  baseUrl(): string
  /** Style sheets of a theme, for the test terminal. */
  themeCss(theme: string): Promise<string>
}
