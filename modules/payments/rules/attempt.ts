import type { AttemptState } from '../contract.ts'

/** What we know about one attempt to pay an order. Amounts are whole cents. */
export interface Attempt {
  readonly state: AttemptState
  readonly cents: number
  readonly currency: string
  /** The amount that the provider reported when the attempt became paid. Undefined before that, or if the provider reported no amount. */
  readonly paidCents?: number | undefined
  readonly refundedCents: number
  readonly isMismatched: boolean
  /** When the provider was last asked for this state, in milliseconds since 1970. 0 if it was never asked. */
  readonly readAt: number
}

/** What the provider reported about a payment when it was asked. */
export interface Reading {
  readonly state: AttemptState
  /** The amount of the payment. Undefined as long as the provider reports none, for example before anything was paid. */
  readonly cents?: number | undefined
  readonly currency?: string | undefined
  readonly refundedCents: number
  /** When the provider was asked, in milliseconds since 1970. */
  readonly at: number
}

/**
 * A reported state replaces the stored state only if it comes later in this list (docs/rules/payments.md, Common rules). Providers may
 * report states late and repeatedly. Therefore an 'expired' that arrives after 'paid' never undoes the payment.
 */
const order: readonly AttemptState[] = ['open', 'pending', 'authorized', 'canceled', 'expired', 'failed', 'paid']

export const further = (a: AttemptState, b: AttemptState): AttemptState => (order.indexOf(b) > order.indexOf(a) ? b : a)

/** True if the attempt has ended. Nevertheless its money can be refunded, and a late payment can change its state to `paid`. */
export const isFinished = (state: AttemptState): boolean =>
  state === 'paid' || state === 'failed' || state === 'canceled' || state === 'expired'

/** True if the provider processes a payment or has reserved the money. The order must not get the state 'failed' meanwhile. */
export const isUnderWay = (state: AttemptState): boolean => state === 'pending' || state === 'authorized'

/**
 * Returns the attempt with the values of a reading. `orderCents`: the current price of the order. If the price differs from the amount of
 * the attempt when the attempt becomes paid, the attempt is marked with `isMismatched`.
 */
export function afterReading<A extends Attempt>(attempt: A, reading: Reading, orderCents = attempt.cents): A {
  const state = further(attempt.state, reading.state)
  const differs =
    reading.cents !== attempt.cents || reading.currency !== attempt.currency || orderCents !== attempt.cents
  const isNews = reading.state === 'paid' && attempt.state !== 'paid'
  return {
    ...attempt,
    state,
    isMismatched: attempt.isMismatched || (isNews && differs),
    ...(isNews ? { paidCents: reading.cents } : {}),
    refundedCents: refundedAfter(attempt, reading),
    readAt: Math.max(attempt.readAt, reading.at),
  }
}

/** The refunded cents after a reading. The newest reading counts: a refund can still fail at the provider, and then the total becomes smaller. */
function refundedAfter(attempt: Attempt, reading: Reading): number {
  if (reading.at === attempt.readAt) return Math.max(attempt.refundedCents, reading.refundedCents)
  return reading.at > attempt.readAt ? reading.refundedCents : attempt.refundedCents
}

/** The payment state of an order, computed from all attempts to pay it. */
export interface PaymentStanding {
  /** `open`: an attempt can still be paid, or none was started. `pending`: a payment is processed, or staff must decide about a wrong amount. */
  readonly state: 'open' | 'pending' | 'paid' | 'refunded' | 'failed'
  /** True if an attempt received another amount or currency than the order's, and the money was not refunded completely. */
  readonly isMismatched: boolean
  /** True if at least two attempts received money that was not refunded completely: the guest has paid twice. */
  readonly isPaidTwice: boolean
  /** True if at least one attempt received money, and all of the money was refunded. */
  readonly isAllBack: boolean
}

/** The cents that an attempt received and that were not refunded yet. 0 if the attempt received nothing. */
const heldCents = (attempt: Attempt): number =>
  attempt.state === 'paid' ? Math.max(0, (attempt.paidCents ?? attempt.cents) - attempt.refundedCents) : 0

/** Computes the payment state of an order. If an attempt was paid with the right amount, open and failed attempts do not matter. */
export function standingOf(attempts: readonly Attempt[]): PaymentStanding {
  const paid = attempts.filter(({ state }) => state === 'paid')
  const held = paid.filter((attempt) => heldCents(attempt) > 0)
  const isMismatched = held.some((attempt) => attempt.isMismatched)
  const isPaidTwice = held.length > 1
  const good = paid.filter((attempt) => !attempt.isMismatched)
  return { state: stateOf(), isMismatched, isPaidTwice, isAllBack: paid.length > 0 && held.length === 0 }

  function stateOf(): PaymentStanding['state'] {
    if (good.length > 0) return good.some((attempt) => held.includes(attempt)) ? 'paid' : 'refunded'
    if (isMismatched || attempts.some(({ state }) => isUnderWay(state))) return 'pending'
    return attempts.length === 0 || attempts.some(({ state }) => state === 'open') ? 'open' : 'failed'
  }
}

/** An attempt that can be refunded. `requested`: the cents of its stored refunds, sent or not, that the provider has not confirmed yet. */
interface RefundSource {
  readonly attempt: Attempt
  readonly requested: number
}

/**
 * Divides a refund of `due` cents among the attempts of an order. The refunds that are already requested are subtracted first. Attempts
 * with a wrong amount are refunded first, because they do not pay the order. The other attempts follow in the sequence of `sources`.
 * `rest`: the cents that remain because no attempt has enough money.
 */
export function sharesOf<S extends RefundSource>(
  due: number,
  sources: readonly S[],
): { shares: { of: S; cents: number }[]; rest: number } {
  let rest = Math.max(0, due - sources.reduce((sum, { requested }) => sum + requested, 0))
  const shares: { of: S; cents: number }[] = []
  for (const of of sources.toSorted((a, b) => Number(b.attempt.isMismatched) - Number(a.attempt.isMismatched))) {
    const share = Math.min(rest, Math.max(0, heldCents(of.attempt) - of.requested))
    if (share === 0) continue
    shares.push({ of, cents: share })
    rest -= share
  }
  return { shares, rest }
}

/**
 * Calculates which stored refunds must become smaller, and by how many cents. Staff may have refunded money by hand at a provider. The
 * stored refunds can then be higher than the amount that is still due (`due`). Only the refunds in `unheard` are reduced, because the
 * provider may not have received them. If the refunds of an attempt are higher than the money of this attempt, they are reduced first.
 */
export function cutsOf<R extends { readonly cents: number }>(
  due: number,
  sources: readonly (RefundSource & { readonly unheard: readonly R[] })[],
): { of: R; cents: number }[] {
  let over = Math.max(0, sources.reduce((sum, { requested }) => sum + requested, 0) - due)
  const cuts = new Map<R, number>()
  const cut = (unheard: readonly R[], most: number): void => {
    let left = Math.min(over, most)
    for (const of of unheard.toReversed()) {
      const before = cuts.get(of) ?? 0
      const cents = Math.min(left, of.cents - before)
      if (cents === 0) continue
      cuts.set(of, before + cents)
      left -= cents
      over -= cents
    }
  }
  for (const { attempt, requested, unheard } of sources) cut(unheard, Math.max(0, requested - heldCents(attempt)))
  for (const { unheard } of sources) cut(unheard, over)
  return [...cuts].map(([of, cents]) => ({ of, cents }))
}
