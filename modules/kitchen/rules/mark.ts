import type { Order } from '#modules/ordering/contract.ts'
import type { KitchenMark } from '../contract.ts'

/** The result of a mark: nothing to write, an unknown item, or the change to write. */
type Marking =
  | { is: 'unchanged' }
  | { is: 'unknown-item' }
  | { is: 'new'; isDone: boolean; item?: { id: string; name: string }; isChangeSeen?: true }

/** The part of an order that a mark needs. */
export type MarkedOrder = Pick<Order, 'kitchenItems' | 'kitchenDoneAt' | 'kitchenBefore'> & {
  items: readonly Pick<Order['items'][number], 'id' | 'name'>[]
}

/** The change to write so that the order has the mark. Repeating a mark changes nothing (ADR 0020). */
export function markingOf(order: MarkedOrder, mark: KitchenMark): Marking {
  const isChanged = Boolean(order.kitchenBefore)
  if ('isChangeSeen' in mark) return isChanged ? { is: 'new', isDone: false, isChangeSeen: true } : { is: 'unchanged' }
  if (!('item' in mark)) {
    const isSame = (order.kitchenDoneAt !== null) === mark.isDone && !(mark.isDone && isChanged)
    return isSame ? { is: 'unchanged' } : { is: 'new', isDone: mark.isDone }
  }
  const item = order.items.find(({ id }) => id === mark.item)
  if (!item) return { is: 'unknown-item' }
  return order.kitchenItems.includes(item.id) === mark.isItemDone
    ? { is: 'unchanged' }
    : { is: 'new', isDone: mark.isItemDone, item: { id: item.id, name: item.name } }
}
