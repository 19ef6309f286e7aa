import type { OrderSummary } from '../../contract.ts'
import type { clashesTogether } from '../../rules/vehicle-clash.ts'
import { liesAhead } from '../parts/columns.ts'
import { paysOnTheSpot } from '../parts/order-words.ts'

/** What staff should know before they complete several orders, because completing cannot be undone. */
export interface BulkDoubts {
  /** Orders that are due in the future, and accepted orders that are not ready and not under way. */
  unready: readonly OrderSummary[]
  /** Orders that are paid at the door or at the counter. The server does not know whether the guest has paid. */
  unpaid: readonly OrderSummary[]
}

const isUnready = (order: OrderSummary, now: number): boolean => {
  const isCooked = order.kind === 'food' && order.deliveryType !== 'delivery' && order.kitchenDoneAt !== null
  return liesAhead(order, now) || (order.state === 'confirmed' && !isCooked)
}

/** Returns what staff should check before they complete these orders. Undefined if each order is paid, and is ready or under way. */
export function doubtsAbout(orders: readonly OrderSummary[], now: number): BulkDoubts | undefined {
  const unready = orders.filter((order) => isUnready(order, now))
  const unpaid = orders.filter(paysOnTheSpot)
  return unready.length + unpaid.length > 0 ? { unready, unpaid } : undefined
}

/** The money that guests still have to pay in person, with their tips, by currency. */
export function openCash(unpaid: readonly OrderSummary[]): readonly { amount: number; currency: string }[] {
  const sums = new Map<string, number>()
  for (const { currency, pricing, tip } of unpaid)
    sums.set(currency, (sums.get(currency) ?? 0) + pricing.totalGross + tip)
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

/**
 * The question that is shown before a step is taken for several orders. `orders` are all selected orders that can take the step; `doubts` and
 * `clashes` name the orders among them that staff should check.
 */
export type Asked =
  | { action: 'complete'; orders: readonly OrderSummary[]; doubts: BulkDoubts }
  | {
      action: 'confirm'
      orders: readonly OrderSummary[]
      clashes: ReturnType<typeof clashesTogether<OrderSummary>>
    }
