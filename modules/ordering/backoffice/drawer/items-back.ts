import type { Order } from '../../contract.ts'

/**
 * For each item (key: its id), the quantity that staff have already refunded by partial refunds. It is never more than the ordered
 * quantity. Items without a refund are missing. The result is empty if no money was refunded and no refund is in progress: in this case
 * every refund has failed, and staff kept the money. In all other cases every partial refund in the timeline counts, even if one of them
 * has failed, because the timeline does not say which refund failed.
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

/** The quantity of an item that was not refunded yet. 0: all of it was refunded. */
export const leftOf = ({ id, amount }: Order['items'][number], back: ReadonlyMap<string, number>): number =>
  rounded(amount - (back.get(id) ?? 0))

/** Rounds a quantity to 4 decimals, because quantities never have more. */
const rounded = (quantity: number): number => Math.round(quantity * 10_000) / 10_000
