import type { AttemptState } from '../contract.ts'

/** The known state of one attempt to pay. Amounts in whole cents. */
export interface Attempt {
  readonly state: AttemptState
  readonly cents: number
  readonly currency: string
  /** The amount that was really received. Undefined while nothing was received, or if the provider named no amount. */
  readonly paidCents?: number | undefined
  readonly refundedCents: number
  readonly isMismatched: boolean
  /** When the provider was asked for this state, in milliseconds since 1970; 0: never. */
  readonly readAt: number
}

/** The state of a payment at its provider at one moment. */
export interface Reading {
  readonly state: AttemptState
  /** Left out while the provider names no amount: before anything was paid. */
  readonly cents?: number | undefined
  readonly currency?: string | undefined
  readonly refundedCents: number
  /** When the provider was asked, in milliseconds since 1970. */
  readonly at: number
}

/**
 * The state only moves forward (docs/rules/payments.md, Common rules). A provider may report states in any order and repeatedly; the reported state
 * that is last in this list wins. For example, an 'expired' that arrives after 'paid' never undoes the payment.
 */
const order: readonly AttemptState[] = ['open', 'pending', 'authorized', 'canceled', 'expired', 'failed', 'paid']

export const further = (a: AttemptState, b: AttemptState): AttemptState => (order.indexOf(b) > order.indexOf(a) ? b : a)

/** The attempt does not change any more, except that a paid attempt can be refunded. */
export const isFinished = (state: AttemptState): boolean =>
  state === 'paid' || state === 'failed' || state === 'canceled' || state === 'expired'

/** A payment is pending or authorised. The order must not fail in the meantime. */
export const isUnderWay = (state: AttemptState): boolean => state === 'pending' || state === 'authorized'

/** The attempt updated by a reading; `orderCents` is the current price of the order while it is unpaid. */
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

/** A refund can still fail at the provider, so the refunded amount of the newest reading counts, not the highest amount. */
function refundedAfter(attempt: Attempt, reading: Reading): number {
  if (reading.at === attempt.readAt) return Math.max(attempt.refundedCents, reading.refundedCents)
  return reading.at > attempt.readAt ? reading.refundedCents : attempt.refundedCents
}

/** The payment state of an order, from all of its attempts. */
export interface PaymentStanding {
  /** `open`: no attempt was started. `pending`: a payment is pending, or was received with another amount and waits for a decision by staff. */
  readonly state: 'open' | 'pending' | 'paid' | 'refunded' | 'failed'
  /** Money was received whose amount differs from the price of the order, and it was not refunded. */
  readonly isMismatched: boolean
  /** More than one attempt received money that was not refunded. */
  readonly isPaidTwice: boolean
  /** Money was received, and all of it was refunded. */
  readonly isAllBack: boolean
}

/** Money that an attempt received and that was not refunded. */
const heldCents = (attempt: Attempt): number =>
  attempt.state === 'paid' ? Math.max(0, (attempt.paidCents ?? attempt.cents) - attempt.refundedCents) : 0

/** Computes the payment state of an order. Attempts that received money decide; failed attempts do not matter then. */
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

/** An attempt that can be refunded. `requested`: the sum of its refunds that were requested from the provider or will be requested now. */
interface RefundSource {
  readonly attempt: Attempt
  readonly requested: number
}

/**
 * Divides a refund of `due` cents among the attempts. Attempts with a wrong amount come first, because they do not pay the order; the others keep the
 * order of `sources`. `rest`: the cents that are more than all attempts still hold.
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
 * Calculates by how many cents stored refunds must be reduced. If staff refund money by hand at a provider, the stored refunds can be more than the
 * amount that is still due (`due`). Only refunds are reduced that no provider is known to have received (`unheard`). Attempts that no longer hold
 * enough are reduced first.
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
