import type { OrderSummary } from '#modules/ordering/contract.ts'
import { staffDetailsOf, staffNameOf } from '#modules/ordering/rules/staff-words.ts'

type Known = NonNullable<OrderSummary['kitchenBefore']>[number]
type Item = OrderSummary['items'][number]

/** A line of a ticket that staff changed, added or removed. */
export interface LineChange {
  /** Its dish as the kitchen knew it; undefined: it is new. */
  before: Known | undefined
  /** Id of its dish now; undefined: it is gone. */
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
 * The lines that staff changed, added or removed, and that the kitchen has not read yet. A line that is the same again is no change. A dish with
 * other choices has the position of the dish that it replaces.
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
