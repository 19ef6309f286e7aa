import type { Locale } from '#contract/locale.ts'
import type { Tx } from '#platform/db.ts'
import type { Session } from '#platform/module.ts'
import type { OrderToPay } from '#modules/ordering/ports.ts'
import type { NewsValues } from '#modules/ordering/rules/payment-news.ts'
import type { AttemptState, Provider } from '../contract.ts'
import type { PaymentStanding } from '../rules/attempt.ts'

/**
 * Why a provider did not do what it was asked. `outage`: no answer, or one that may be better later (network, time-out, 5xx, 429).
 * `refused`: it does not accept the call; asking again would not help. `unknown`: it does not know this payment.
 */
export type Trouble = 'outage' | 'refused' | 'unknown'
export type Told<T> = { ok: true; value: T } | { ok: false; trouble: Trouble; detail: string }

/** Everything a provider needs to open a payment page. Amounts in whole cents. */
export interface NewPayment {
  id: string
  /** Unique for order and attempt, at most 20 characters: idempotency key and reference alike. */
  key: string
  orderUid: string
  number: number
  cents: number
  currency: string
  description: string
  locale: Locale
  /** Where the payer comes back to, by how it went there. */
  returns: { done: string; canceled: string; failed: string }
  /** Where notices go; left out where the provider could not reach it. */
  noticeUrl?: string | undefined
}

/** A payment that its provider knows. */
export interface KnownPayment {
  id: string
  providerId: string
  key: string
  cents: number
  currency: string
  /** Ids that the provider gave to refunds of it. */
  refundIds: readonly string[]
}

/** What a provider says about a payment now. */
export interface ProviderReading {
  state: AttemptState
  cents?: number | undefined
  currency?: string | undefined
  refundedCents: number
  /** What is kept for staff and support: no person, no card. */
  payload: Readonly<Record<string, unknown>>
}

/** One way to be paid on a hosted page (reference: payments). Every call is safe to be made again with the same key. */
export interface PaymentProvider {
  readonly name: Provider
  create(payment: NewPayment): Promise<Told<{ providerId: string; redirectUrl: string }>>
  read(payment: KnownPayment): Promise<Told<ProviderReading>>
  /** Takes what is only held so far. */
  settle?(payment: KnownPayment): Promise<Told<null>>
  /** Lets go of what is held, or closes the page, so that nobody pays any more. */
  cancel?(payment: KnownPayment, state: AttemptState): Promise<Told<null>>
  /** `key` is the refund's own: the same key gives money back once. */
  refund(payment: KnownPayment, refund: { cents: number; key: string }): Promise<Told<{ refundId: string }>>
}

/** Told to the order within the transaction that keeps the attempt. */
export interface PaymentNews extends PaymentStanding {
  /** An attempt has just become paid. */
  isNewMoney: boolean
  /** A refund that staff asked for cannot be made. */
  isRefundFailed?: boolean
  /** More has gone back than was known. */
  isNewRefund?: boolean
  values: NewsValues
}

/** What payments need of the rest of the brand. */
export interface PaymentsPorts {
  order(id: string): Promise<OrderToPay | undefined>
  apply(tx: Tx, orderId: string, news: PaymentNews): Promise<void>
  /** What staff decided to give back of an order and has not gone back, in cents; nothing changes that until the transaction ends. */
  centsDue(tx: Tx, orderId: string): Promise<number>
  /** May this staff user read the order? */
  seesOrder(session: Session | undefined, orderId: string): Promise<boolean>
  brand(): Promise<{ shopName: string; theme: string; themeTokens: Readonly<Record<string, string>> }>
  /** Outside address of the brand without trailing slash, as notices reach it. */
  baseUrl(): string
  /** Style sheets of a theme, for the test terminal. */
  themeCss(theme: string): Promise<string>
}
