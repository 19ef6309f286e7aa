import type { Order } from '#modules/ordering/contract.ts'
import type { KitchenMark } from '../contract.ts'

/** The result of a mark: nothing to write, an unknown item, or the change to write. */
type Marking =
  | { is: 'unchanged' }
  | { is: 'unknown-item' }
  | {
      is: 'new'
      isDone: boolean
      item?: { id: string; name: string }
      isChangeSeen?: true
      /** Version of the order whose changes the kitchen has read. */
      seenVersion?: number | undefined
    }

/** The parts of an order that are needed for a mark. */
export type MarkedOrder = Pick<Order, 'kitchenItems' | 'kitchenDoneAt' | 'kitchenBefore' | 'version'> & {
  items: readonly Pick<Order['items'][number], 'id' | 'name'>[]
}

/** Returns what must be written so that the order has the mark. Nothing is written if it already has it (ADR 0020). */
export function markingOf(order: MarkedOrder, mark: KitchenMark): Marking {
  const hasRead = Boolean(order.kitchenBefore) && !('item' in mark) && mark.version === order.version
  if ('isChangeSeen' in mark)
    return hasRead ? { is: 'new', isDone: false, isChangeSeen: true, seenVersion: mark.version } : { is: 'unchanged' }
  if (!('item' in mark)) {
    const isSame = (order.kitchenDoneAt !== null) === mark.isDone && !(mark.isDone && hasRead)
    return isSame ? { is: 'unchanged' } : { is: 'new', isDone: mark.isDone, seenVersion: mark.version }
  }
  const item = order.items.find(({ id }) => id === mark.item)
  if (!item) return { is: 'unknown-item' }
  return order.kitchenItems.includes(item.id) === mark.isItemDone
    ? { is: 'unchanged' }
    : { is: 'new', isDone: mark.isItemDone, item: { id: item.id, name: item.name } }
}
