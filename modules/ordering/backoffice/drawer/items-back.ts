import type { Order } from '../../contract.ts'

/**
 * For how much of each item a part was refunded before, by the ids of the items: from the order's history, never more than was ordered. Items
 * for which nothing was refunded are missing. Empty if no money has gone back and none is on its way, because then each refund has failed and
 * staff kept the money. After any other refund, the history does not say which part was kept: then all parts count.
 */
export function itemsBack({
  items,
  timeline,
  money,
  paidBack,
}: Pick<Order, 'items' | 'timeline' | 'money' | 'paidBack'>): ReadonlyMap<string, number> {
  if (paidBack === 0 && money.due === 0) return new Map()
  const named = timeline
    .filter(({ action }) => action === 'refund-part')
    .flatMap(({ values }) => (values as { items?: readonly { id: string; amount: number }[] }).items ?? [])
  const sums = items.map(({ id, amount: ordered }) => {
    const sum = named.filter((one) => one.id === id).reduce((total, { amount }) => total + amount, 0)
    return [id, Math.min(rounded(sum), ordered)] as const
  })
  return new Map(sums.filter(([, amount]) => amount > 0))
}

/** How much of an item was not refunded yet. 0: all of it was. */
export const leftOf = ({ id, amount }: Order['items'][number], back: ReadonlyMap<string, number>): number =>
  rounded(amount - (back.get(id) ?? 0))

/** Quantities have at most 4 decimals. */
const rounded = (quantity: number): number => Math.round(quantity * 10_000) / 10_000
