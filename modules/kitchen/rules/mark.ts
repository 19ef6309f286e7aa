import type { Order } from '#modules/ordering/contract.ts'
import type { KitchenMark } from '../contract.ts'

/**
 * What must be stored when the kitchen sets a mark. 'unchanged': nothing. 'unknown-item': the order has no such item. 'new': this change.
 */
type Marking =
  | { is: 'unchanged' }
  | { is: 'unknown-item' }
  | {
      is: 'new'
      isDone: boolean
      item?: { id: string; name: string }
      isChangeSeen?: true
      /** The version of the order that the kitchen had on its screen. If the order has a newer version, all its changes stay unread. */
      seenVersion?: number | undefined
    }

/** The part of an order that is needed to set a mark. */
export type MarkedOrder = Pick<Order, 'kitchenItems' | 'kitchenDoneAt' | 'kitchenBefore' | 'version'> & {
  items: readonly Pick<Order['items'][number], 'id' | 'name'>[]
}

/** Returns what must be written to set this mark on the order. If the order already has the mark, nothing is written (ADR 0020). */
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
