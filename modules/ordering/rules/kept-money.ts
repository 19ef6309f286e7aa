import { add, max, type Money, money, subtract, ZERO } from '#kernel/money.ts'

/** A row of an order's timeline, as far as money goes; amounts are decimals in currency units. */
export interface MoneyStep {
  readonly action: string
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * What the house keeps beyond what an order costs, because staff decided so: differences of cheaper items that did not go back, and money that
 * came twice and was kept. A later refund leaves it alone, as its question named only the later difference (decisions, Orders: money flows back
 * by decision). What is paid never becomes dearer (`editItem`), so nothing is ever paid from it.
 */
export function keptBeyondTotal(timeline: readonly MoneyStep[]): Money {
  let kept = ZERO
  // Not the order's any more, and not yet seen to have gone back.
  let owed = ZERO
  for (const { action, values } of timeline) {
    const difference = amountOf(values['difference'])
    if (action === 'edit-item' && difference < 0 && values['refund'] === false) kept = subtract(kept, difference)
    if (action === 'edit-item' && difference < 0 && values['refund'] === true) owed = subtract(owed, difference)
    if (action === 'paid-twice') owed = add(owed, amountOf(values['amount']))
    if (action === 'refunded-part') owed = max(ZERO, subtract(owed, amountOf(values['refunded'])))
    if (action === 'refund-kept') {
      kept = add(kept, owed)
      owed = ZERO
    }
  }
  return kept
}

/**
 * Is only what an order holds beyond its price asked back? So it is after money that came twice, and after the failure of a refund that was to
 * give back no more: the second try must not give back what the first would have left, though the order is completed by now.
 */
export function asksForDifference(timeline: readonly MoneyStep[]): boolean {
  const asked = timeline.findLastIndex(({ action }) => action === 'paid-twice' || action === 'refund-failed')
  if (timeline[asked]?.action !== 'refund-failed') return asked >= 0
  // Answered: what staff give back of themselves afterwards is all of it.
  if (timeline.slice(asked).some(({ action }) => action === 'refund-kept' || action === 'refunded-part')) return false
  const failed = timeline.findLastIndex(({ action, values }, at) => at < asked && wasToGoBack(action, values))
  return timeline[failed]?.action === 'edit-item' || (failed >= 0 && asksForDifference(timeline.slice(0, failed)))
}

/** Steps that promise a refund: of the difference, or of what a decision names. */
const wasToGoBack = (action: string, values: MoneyStep['values']): boolean =>
  action === 'refund' || (action === 'edit-item' && values['refund'] === true)

const amountOf = (value: unknown): Money => (typeof value === 'number' ? money(value) : ZERO)
