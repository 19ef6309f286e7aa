import { add, type Money, subtract, sum, toDecimal, ZERO } from '#kernel/money.ts'
import type { OrderEdit, PartRefund } from '../contract.ts'
import { editOf } from './guest-edit.ts'
import { heldOf, type MoneyEntry, moneyOf } from './order-money.ts'
import { isEntry } from './steps.ts'

/**
 * An entry of an order's timeline about a changed item or a partial refund. It contains neither the user's name nor the note, because
 * guests must not see them.
 */
export interface GuestEdit {
  readonly id: string
  readonly action: string
  readonly at: string
  readonly values: Readonly<Record<string, unknown>>
}

interface Told {
  readonly step: string
  /** The refund that this entry promises to the guest. */
  promised: Money
  /** The part of the money above the new total that staff decided to keep. */
  kept: Money
  /** The part of the promised refund that has not been sent to the guest yet. */
  open: Money
  state: 'promised' | 'failed' | 'kept'
}

/**
 * Returns for the guest all changes that staff made to the items of an order, each with its refund, and all partial refunds. If a refund
 * fails, it is not shown as promised until staff decide again. Money that staff decided to keep is never shown as promised.
 * `isAllGoingBack`: all money that the business still had is being refunded, and was not sent yet. `entries` and `ledger` must be sorted
 * oldest first; entries about other events are ignored.
 */
export function guestMoney(
  entries: readonly GuestEdit[],
  ledger: readonly MoneyEntry[],
): { changes: OrderEdit[]; partRefunds: PartRefund[]; isAllGoingBack: boolean } {
  const held = moneyOf(ledger)
  const shown = entries.filter((entry) => isEntry(entry, 'edit-item') || isEntry(entry, 'refund-part'))
  const amounts = amountsOf(shown, ledger)
  const withAmounts = shown.map((entry, index) => ({ entry, ...(amounts[index] ?? { refunded: 0, kept: 0 }) }))
  return {
    changes: withAmounts
      .filter(({ entry }) => isEntry(entry, 'edit-item'))
      .map(({ entry, ...money }) => ({ ...editOf(entry), ...money })),
    partRefunds: withAmounts
      .filter(({ entry }) => isEntry(entry, 'refund-part'))
      .map(({ entry, ...money }) => ({ at: entry.at, ...money })),
    isAllGoingBack: held.due > ZERO && heldOf(held) === ZERO,
  }
}

/**
 * For each timeline entry, returns what staff decided with it about the money: the amount that the guest gets back (`refunded`), and the
 * amount that the business keeps (`kept`). In currency units.
 */
function amountsOf(entries: readonly GuestEdit[], ledger: readonly MoneyEntry[]) {
  const told = entries.map(({ id }): Told => ({ step: id, promised: ZERO, kept: ZERO, open: ZERO, state: 'promised' }))
  let held = moneyOf([])
  for (const entry of ledger) {
    held = moneyOf([entry], held)
    hear(told, entry)
    // If all money of the order was refunded, the amounts that staff had decided to keep were refunded, too.
    if (entry.kind === 'sent' && sum(Object.values(held)) === ZERO) for (const one of told) one.kept = ZERO
  }
  return told.map(({ promised, kept, open, state }) => ({
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
