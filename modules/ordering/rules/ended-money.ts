import { type Money, sum, ZERO } from '#kernel/money.ts'
import { latePaymentAsksForRefund, type OrderState } from './lifecycle.ts'
import { backOf, heldOf, type MoneyEntry, moneyOf } from './order-money.ts'

/**
 * What happens to the remaining money of an order that was rejected, was cancelled or has failed. 'going-back': it will be refunded. Null:
 * no money is left. If staff have not decided about a part of it, the result is 'asked', because they will contact the guest about all of
 * it.
 */
export function endedMoney(state: OrderState, ledger: readonly MoneyEntry[]): 'asked' | 'going-back' | 'kept' | null {
  if (!latePaymentAsksForRefund(state)) return null
  const { asked, due, kept } = moneyOf(ledger)
  if (asked > ZERO) return 'asked'
  if (due > ZERO) return 'going-back'
  return kept > ZERO ? 'kept' : null
}

/**
 * The amount that `endedMoney` is about. For 'asked': all money that the business still has of the order. For 'going-back': the money that
 * will be refunded. For 'kept': the money that staff keep. For null: the money that was refunded. 0 if the order goes on or was completed.
 */
export function endedAmount(state: OrderState, ledger: readonly MoneyEntry[]): Money {
  const money = moneyOf(ledger)
  switch (endedMoney(state, ledger)) {
    case 'asked':
      return sum([heldOf(money), money.due])
    case 'going-back':
      return money.due
    case 'kept':
      return money.kept
    case null:
      return latePaymentAsksForRefund(state) ? backOf(ledger) : ZERO
  }
}

/**
 * Whether the guest cancelled free of charge by the branch's rule, and the money goes or went back (ADR 0059). False as soon as staff must
 * decide, for example because the refund failed.
 */
export const isFreeCancel = (state: OrderState, ledger: readonly MoneyEntry[]): boolean =>
  state === 'canceled' &&
  endedMoney(state, ledger) !== 'asked' &&
  endedMoney(state, ledger) !== 'kept' &&
  ledger.some((entry) => entry.kind === 'refund' && entry.decidedBy.type === 'customer')
