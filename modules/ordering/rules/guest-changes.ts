import { add, type Money, subtract, sum, toDecimal, ZERO } from '#kernel/money.ts'
import type { OrderEdit } from '../contract.ts'
import { latePaymentAsksForRefund, type OrderState } from './lifecycle.ts'
import { type MoneyEntry, moneyOf } from './order-money.ts'

/**
 * An entry of an order's timeline about a changed item. It does not contain who made the change, nor the note, because guests must not see
 * them.
 */
export interface GuestEdit {
  readonly id: string
  readonly at: string
  readonly values: Readonly<Record<string, unknown>>
}

interface Told {
  readonly step: string
  readonly edit: Omit<OrderEdit, 'refunded' | 'kept'>
  /** The refund that the guest was promised because of this change. */
  promised: Money
  /** The part of the freed amount that staff decided to keep. */
  kept: Money
  /** The part of the promised refund that was not sent yet. */
  open: Money
  state: 'promised' | 'failed' | 'kept'
}

/**
 * Returns all changes that staff made to an order after it was placed, each with its refund, for the guest. If a refund fails, the refund is
 * not shown as promised until staff decide again. Money that staff decided to keep is never shown as promised. `edits` and `ledger` must be
 * sorted oldest first.
 */
export function guestChanges(edits: readonly GuestEdit[], ledger: readonly MoneyEntry[]): OrderEdit[] {
  const told = edits.map(toldOf)
  let held = moneyOf([])
  for (const entry of ledger) {
    held = moneyOf([entry], held)
    hear(told, entry)
    // If all money of the order was refunded, the amounts that staff had decided to keep were refunded, too.
    if (entry.kind === 'sent' && sum(Object.values(held)) === ZERO) for (const one of told) one.kept = ZERO
  }
  return told.map(({ edit, promised, kept, open, state }) => ({
    ...edit,
    refunded: toDecimal(state === 'promised' ? promised : subtract(promised, open)),
    kept: toDecimal(state === 'kept' ? add(kept, open) : kept),
  }))
}

function hear(told: readonly Told[], entry: MoneyEntry): void {
  const move = (from: Told['state'], to: Told['state']): void => {
    for (const one of told) if (one.state === from && one.open > ZERO) one.state = to
  }
  const own = told.find(({ step }) => step === entry.step)
  switch (entry.kind) {
    case 'refund':
      if (!own) return move('failed', 'promised')
      own.promised = entry.amount
      own.open = entry.amount
      return
    case 'kept':
      if (own) own.kept = entry.amount
      else if (entry.from === 'asked') move('failed', 'kept')
      return
    case 'accepted':
      return move('failed', 'kept')
    case 'failed':
    case 'returned':
      return move('promised', 'failed')
    case 'sent':
      return arrive(told, entry.amount)
    case 'paid':
    case 'tip':
    case 'surplus':
    case 'undecided':
      return
  }
  const unknown: never = entry
  throw new Error(`No such entry of an order's money: ${JSON.stringify(unknown)}`)
}

/**
 * What happens to money that was not refunded when an order was rejected, was cancelled or has failed. Null if there is no such money. If
 * staff have not decided about a part of it, the result is 'asked', because they will contact the guest about all of it.
 */
export function endedMoney(state: OrderState, ledger: readonly MoneyEntry[]): 'asked' | 'going-back' | 'kept' | null {
  if (!latePaymentAsksForRefund(state)) return null
  const { asked, due, kept } = moneyOf(ledger)
  if (asked > ZERO) return 'asked'
  if (due > ZERO) return 'going-back'
  return kept > ZERO ? 'kept' : null
}

/** Called when a refund was sent to the guest. Subtracts its amount from the promised refunds that are still open, the oldest first. */
function arrive(told: readonly Told[], amount: Money): void {
  let left = amount
  for (const one of told) {
    const settled = left > one.open ? one.open : left
    one.open = subtract(one.open, settled)
    left = subtract(left, settled)
    if (one.open === ZERO) one.state = 'promised'
  }
}

/** Reads a timeline entry. Entries of earlier releases lack the dish's name in the guest's language; then the name on the menu is used. */
function toldOf({ id, at, values }: GuestEdit): Told {
  const before = recordOf(values['before'])
  const after = recordOf(values['after'])
  const amountAfter = numberOf(after['amount'])
  return {
    step: id,
    edit: {
      at,
      name: textOf(values['name']) || textOf(values['item']),
      unit: textOf(values['unit']) || 'amount',
      amountBefore: numberOf(before['amount']),
      amountAfter,
      ...(textOf(values['choices']) ? { choices: textOf(values['choices']) } : {}),
      newPrice:
        amountAfter > 0 && numberOf(before['amount']) > 0 && before['unitPrice'] !== after['unitPrice']
          ? numberOf(after['gross'])
          : null,
      ...totalOf(before['total'], after['total']),
    },
    promised: ZERO,
    kept: ZERO,
    open: ZERO,
    state: 'promised',
  }
}

const totalOf = (before: unknown, after: unknown): Pick<OrderEdit, 'total'> =>
  typeof before === 'number' && typeof after === 'number' && before !== after ? { total: { before, after } } : {}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
