import type { Locale } from '#contract/locale.ts'
import type { Tx } from '#platform/db.ts'
import type { Session } from '#platform/module.ts'
import type { OrderToPay } from '#modules/ordering/ports.ts'
import type { NewsValues } from '#modules/ordering/rules/payment-news.ts'
import type { AttemptState, Provider } from '../contract.ts'
import type { PaymentStanding } from '../rules/attempt.ts'

/**
 * Why a request to a provider failed. `outage`: no response, or a failure that may be temporary (network, time-out, 5xx, 429). `refused`: the
 * provider does not accept the request, and repeating it would not help. `unknown`: the provider does not know this payment.
 */
type Trouble = 'outage' | 'refused' | 'unknown'
export type Told<T> = { ok: true; value: T } | { ok: false; trouble: Trouble; detail: string }

/** All that a provider needs to create a payment and its page. Amounts are whole cents. */
export interface NewPayment {
  id: string
  /** Unique for each attempt of each order, at most 20 characters. The provider gets it as idempotency key, and Datatrans also as reference. */
  key: string
  orderUid: string
  number: number
  cents: number
  currency: string
  description: string
  locale: Locale
  /** The addresses to which the provider sends the payer back, one for each outcome. */
  returns: { done: string; canceled: string; failed: string }
  /**
   * The address to which the provider sends its notices. Left out if the provider cannot reach this server, or if the provider has the
   * address in its dashboard.
   */
  noticeUrl?: string | undefined
}

/** A payment that was created at the provider. */
export interface KnownPayment {
  id: string
  providerId: string
  key: string
  cents: number
  currency: string
  /** The ids that the provider gave to the refunds of this payment. */
  refundIds: readonly string[]
}

/** What the provider reports about a payment now. */
export interface ProviderReading {
  state: AttemptState
  cents?: number | undefined
  currency?: string | undefined
  refundedCents: number
  /** Parts of the provider's response that are stored for support. They contain no card data and nothing that names the payer. */
  payload: Readonly<Record<string, unknown>>
}

/** A provider with a hosted payment page (docs/rules/payments.md). A call that is repeated with the same key has no second effect. */
export interface PaymentProvider {
  readonly name: Provider
  create(payment: NewPayment): Promise<Told<{ providerId: string; redirectUrl: string }>>
  read(payment: KnownPayment): Promise<Told<ProviderReading>>
  /** Takes the reserved money of an authorised payment. */
  settle?(payment: KnownPayment): Promise<Told<null>>
  /**
   * Cancels an authorised payment. If nobody has paid yet, the payment page is closed, so that nobody can pay there any more. Fails with
   * `refused` if the provider cannot do this: a payment page of Datatrans cannot be closed.
   */
  cancel?(payment: KnownPayment, state: AttemptState): Promise<Told<null>>
  /** Refunds cents of a payment. If it is repeated with the same `key`, the provider refunds only once. */
  refund(payment: KnownPayment, refund: { cents: number; key: string }): Promise<Told<{ refundId: string }>>
}

/** A change in the payment of an order. The ordering module gets it in the same database transaction that stores the attempt. */
export interface PaymentNews extends PaymentStanding {
  /** True if an attempt has become paid in this transaction. */
  isNewMoney: boolean
  /** True if a refund could not be made, or if a bank sent the money back. */
  isRefundFailed?: boolean
  /** True if the provider reports a higher refunded amount than the stored one. */
  isNewRefund?: boolean
  /** True if the payer has just come back from the payment page, while no result of the payment is known. */
  isPayerBack?: boolean
  values: NewsValues
}

/** The functions of other modules that this module needs. */
export interface PaymentsPorts {
  order(id: string): Promise<OrderToPay | undefined>
  apply(tx: Tx, orderId: string, news: PaymentNews): Promise<void>
  /**
   * The cents of this order that staff decided to refund and that were not refunded yet. Refunds that were requested but not confirmed are
   * included. Locks the order, so that the amount cannot change until the transaction ends.
   */
  centsDue(tx: Tx, orderId: string): Promise<number>
  /** Whether the user of this session may see the order. */
  seesOrder(session: Session | undefined, orderId: string): Promise<boolean>
  brand(): Promise<{ shopName: string; theme: string; themeTokens: Readonly<Record<string, string>> }>
  /** The public address of the brand, without trailing slash. Providers send their notices to addresses that begin with it. */
  baseUrl(): string
  /** The style sheets of a theme, with which the page of the test terminal is styled. */
  themeCss(theme: string): Promise<string>
}
