import { add, type Money, subtract, sum, toDecimal, ZERO } from '#kernel/money.ts'
import type { OrderEdit } from '../contract.ts'
import { latePaymentAsksForRefund, type OrderState } from './lifecycle.ts'
import { type MoneyEntry, moneyOf } from './order-money.ts'

/** A change of an item in an order's timeline, without the data that the guest must not see: who made it, and the note. */
export interface GuestEdit {
  readonly id: string
  readonly at: string
  readonly values: Readonly<Record<string, unknown>>
}

interface Told {
  readonly step: string
  readonly edit: Omit<OrderEdit, 'refunded' | 'kept'>
  /** The refund that was promised for the change. */
  promised: Money
  /** The amount that staff decided not to refund for the change. */
  kept: Money
  /** The part of the promised refund that has not been sent yet. */
  open: Money
  state: 'promised' | 'failed' | 'kept'
}

/**
 * All changes of the order after it was placed, each with its refund, as shown to the guest. A refund that failed is not promised any more until
 * staff decide again. Money that staff decided to keep is never promised. Edits and ledger are sorted oldest first.
 */
export function guestChanges(edits: readonly GuestEdit[], ledger: readonly MoneyEntry[]): OrderEdit[] {
  const told = edits.map(toldOf)
  let held = moneyOf([])
  for (const entry of ledger) {
    held = moneyOf([entry], held)
    hear(told, entry)
    // All money of the order was refunded, also the amounts that staff had decided to keep.
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
 * What happens to the money of an unfulfilled order that was not refunded; null if there is no such money. If a part of it is undecided,
 * the result is `asked`, because staff will contact the guest about all of the money.
 */
export function endedMoney(state: OrderState, ledger: readonly MoneyEntry[]): 'asked' | 'going-back' | 'kept' | null {
  if (!latePaymentAsksForRefund(state)) return null
  const { asked, due, kept } = moneyOf(ledger)
  if (asked > ZERO) return 'asked'
  if (due > ZERO) return 'going-back'
  return kept > ZERO ? 'kept' : null
}

/** Subtracts a sent refund from the promised refunds, the oldest first. */
function arrive(told: readonly Told[], amount: Money): void {
  let left = amount
  for (const one of told) {
    const settled = left > one.open ? one.open : left
    one.open = subtract(one.open, settled)
    left = subtract(left, settled)
    if (one.open === ZERO) one.state = 'promised'
  }
}

/** Reads a timeline entry. Older entries do not contain the name in the guest's language; for them the name on the menu is used. */
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
    },
    promised: ZERO,
    kept: ZERO,
    open: ZERO,
    state: 'promised',
  }
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
