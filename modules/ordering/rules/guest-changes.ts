import { add, type Money, money, subtract, toDecimal, ZERO } from '#kernel/money.ts'
import type { OrderEdit } from '../contract.ts'
import { latePaymentAsksForRefund, type OrderState } from './lifecycle.ts'
import { freedBy, type MoneyStep, moneyOf, type OrderMoney } from './order-money.ts'

/** A row of an order's timeline as far as its guest may know of it: neither who did it nor what they noted. */
export interface GuestStep extends MoneyStep {
  readonly at: string
}

interface Told {
  edit: Omit<OrderEdit, 'refunded' | 'kept'>
  /** What was promised back with it. */
  promised: Money
  /** What staff decided not to give back for it. */
  kept: Money
  /** Of that, what has not arrived yet. */
  open: Money
  state: 'promised' | 'failed' | 'kept'
}

/**
 * What was changed of an order after the guest sent it, and what of their money goes back for it: nothing changes silently. A refund that failed
 * is no promise any more until staff decide again, and what they decided to keep never is.
 */
export function guestChanges(timeline: readonly GuestStep[]): OrderEdit[] {
  const told: Told[] = []
  const move = (from: Told['state'], to: Told['state']): void => {
    for (const one of told) if (one.state === from && one.open > ZERO) one.state = to
  }
  for (const [index, { action, at, values }] of timeline.entries()) {
    if (action === 'edit-item') told.push(toldOf(at, values, moneyOf(timeline.slice(0, index))))
    if (action === 'refund-failed') move('promised', 'failed')
    if (action === 'refund') move('failed', 'promised')
    if (action === 'refund-kept') move('failed', 'kept')
    if (action === 'refunded-part') arrive(told, numberOf(values['refunded']))
    if (action === 'refunded') {
      arrive(told, undefined)
      for (const one of told) one.kept = ZERO
    }
  }
  return told.map(({ edit, promised, kept, open, state }) => ({
    ...edit,
    refunded: toDecimal(state === 'promised' ? promised : subtract(promised, open)),
    kept: toDecimal(state === 'kept' ? add(kept, open) : kept),
  }))
}

/**
 * What becomes of the money of an order that came to nothing, as far as there is any that has not gone back: null where there is none. What
 * nobody has decided about is told first, as somebody will be in touch about all of it.
 */
export function endedMoney(state: OrderState, timeline: readonly GuestStep[]): 'asked' | 'going-back' | 'kept' | null {
  if (!latePaymentAsksForRefund(state)) return null
  const { asked, due, kept } = moneyOf(timeline)
  if (asked > ZERO) return 'asked'
  if (due > ZERO) return 'going-back'
  return kept > ZERO ? 'kept' : null
}

/** Money came back: it settles the oldest promises first; undefined settles them all. */
function arrive(told: readonly Told[], amount: number | undefined): void {
  let left = amount === undefined ? undefined : money(amount)
  for (const one of told) {
    const settled = left === undefined || left > one.open ? one.open : left
    one.open = subtract(one.open, settled)
    if (left !== undefined) left = subtract(left, settled)
    if (one.open === ZERO) one.state = 'promised'
  }
}

/** Older entries hold no name in the guest's language: the card's own stands in. */
function toldOf(at: string, values: GuestStep['values'], held: OrderMoney): Told {
  const before = recordOf(values['before'])
  const after = recordOf(values['after'])
  const freed = freedBy(held, money(numberOf(after['total'])))
  const promised = values['refund'] === true ? freed : ZERO
  const amountAfter = numberOf(after['amount'])
  return {
    edit: {
      at,
      name: textOf(values['name']) || textOf(values['item']),
      unit: textOf(values['unit']) || 'amount',
      amountBefore: numberOf(before['amount']),
      amountAfter,
      newPrice: amountAfter > 0 && before['unitPrice'] !== after['unitPrice'] ? numberOf(after['gross']) : null,
    },
    promised,
    kept: subtract(freed, promised),
    open: promised,
    state: 'promised',
  }
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
