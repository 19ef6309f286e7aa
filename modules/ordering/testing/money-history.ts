import { money, toDecimal } from '#kernel/money.ts'
import type { OrderState } from '../rules/lifecycle.ts'
import { type MoneyEvent, movesAfter } from '../rules/money-events.ts'
import { type Decider, MoneyEntry, moneyOf } from '../rules/order-money.ts'

/**
 * One event in the life of an order in a test, for example a payment or a rejection: its money events, and values of the order before and
 * after it.
 */
export interface Happening {
  readonly events: readonly MoneyEvent[]
  /** The state before the step; `waiting` if undefined. */
  readonly from?: OrderState
  /** Whether staff must still decide about the order's money after the step. If undefined, this does not change. */
  readonly asks?: boolean
  /** The total of the order at that step, as a decimal. */
  readonly total?: number
  /** The tip that the guest pays in addition to the total, as a decimal. */
  readonly tip?: number
  /** Id of the timeline entry of the step. */
  readonly step?: string
}

const boss: Decider = { type: 'user', id: 'u1', name: 'Fatima Frank' }
const anyStep = '00000000-0000-7000-8000-000000000000'

/** Returns the ledger after all steps. Each line is parsed as if it came from the database. */
export function ledgerAfter(happenings: readonly Happening[]): MoneyEntry[] {
  const ledger: MoneyEntry[] = []
  let isPaid = false
  let isAsked = false
  for (const { events, from: state = 'waiting', asks, total = 0, tip = 0, step = anyStep } of happenings) {
    const before = { money: moneyOf(ledger), state, isPaid, isAsked, total: money(total), tip: money(tip) }
    for (const move of movesAfter(before, events, boss))
      ledger.push(MoneyEntry.parse({ ...move, amount: toDecimal(move.amount), at: '2026-11-20T17:00:00.000Z', step }))
    isPaid ||= events.some(takesForPaid)
    isAsked = asks ?? isAsked
  }
  return ledger
}

const takesForPaid = (event: MoneyEvent): boolean =>
  (event.event === 'came' && event.isAsked) ||
  (event.event === 'decided' && event.decision === 'keep') ||
  (event.event === 'sent' && event.amount === 'all')
