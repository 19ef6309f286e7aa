import type { OrderSummary } from '#modules/ordering/contract.ts'
import { staffDetailsOf, staffNameOf } from '#modules/ordering/rules/staff-words.ts'

type Known = NonNullable<OrderSummary['kitchenBefore']>[number]
type Item = OrderSummary['items'][number]

/** A dish of a ticket that staff changed, added or removed. */
export interface LineChange {
  /** The dish as the kitchen last saw it. Undefined if staff added the dish after that. */
  before: Known | undefined
  /** Id of the order's item as it is now; undefined if staff removed the dish. */
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
 * Returns the dishes that staff changed, added or removed, if the kitchen has not read this change. Empty if the kitchen has read
 * everything. A dish that staff changed and then changed back is not returned. Dishes are compared by position, because a dish keeps its
 * position when staff change its options.
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
