import type { OrderSummary } from '#modules/ordering/contract.ts'
import { staffDetailsOf, staffNameOf } from '#modules/ordering/rules/staff-words.ts'

type Known = NonNullable<OrderSummary['kitchenBefore']>[number]
type Item = OrderSummary['items'][number]

/** A line of a ticket that staff changed, added or removed. */
export interface LineChange {
  /** The dish as the kitchen last saw it; undefined if staff added it. */
  before: Known | undefined
  /** Id of the order's item now; undefined if staff removed it. */
  item: string | undefined
}

const isSame = (before: Known, item: Item): boolean =>
  before.amount === item.amount &&
  before.unit === item.unit &&
  before.name === staffNameOf(item) &&
  before.choices.join('\n') ===
    staffDetailsOf(item)
      .map(({ value }) => value)
      .join('\n')

/**
 * The lines that staff changed, added or removed, and that the kitchen has not read yet. If staff changed a line and changed it back, it is
 * not listed. A dish whose options were changed keeps its position, by which it is compared.
 */
export function kitchenChanges(order: Pick<OrderSummary, 'items' | 'kitchenBefore'>): LineChange[] {
  const known = order.kitchenBefore
  if (!known) return []
  const changed = order.items.flatMap((item): LineChange[] => {
    const before = known.find(({ position }) => position === item.position)
    return before && isSame(before, item) ? [] : [{ before, item: item.id }]
  })
  const gone = known.filter(({ position }) => !order.items.some((item) => item.position === position))
  return [...changed, ...gone.map((before) => ({ before, item: undefined }))]
}
