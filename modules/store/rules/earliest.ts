import { leadTimeOf } from '#modules/catalogue/rules/lead-time.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import type { StoreCategory, StoreOffering } from './menu.ts'
import { orderAppointments, type ServingBranch, servingState, type TimedProduct } from './serving.ts'

/** If the order is delayed by at most this many minutes, it counts as 'as soon as possible'. Staff name the exact time when they accept it. */
const SOON_MINUTES = 60

/** A product with a long lead time, which delays the whole order. */
interface LateProduct<P> {
  readonly product: P
  /** The earliest time at which this product alone could be ready. Undefined: not on any day for which guests can order. */
  readonly at: Temporal.Instant | undefined
}

interface Earliest<P> {
  /** The earliest time at which the whole order could be ready. Undefined: not on any day for which guests can order. */
  readonly at: Temporal.Instant | undefined
  /** The products with a long lead time that delay the order, each once. */
  readonly late: readonly LateProduct<P>[]
}

/**
 * The earliest time of an order that contains products with a long lead time, such as 'a day before'. A lead time is long if the product
 * needs more than 60 minutes plus the lead time of the branch. These minutes start now, or at the next opening if the branch is closed. The
 * result is the first time that guests could choose as an appointment (docs/rules/time.md, Slots). Undefined: no product has a long lead
 * time.
 */
export function earliestOf<P extends TimedProduct, C extends StoreCategory>(
  branch: ServingBranch,
  products: readonly P[],
  offering: Pick<StoreOffering<P, C>, 'product' | 'category'>,
  { now, serving }: { serving: DeliveryType; now: Temporal.Instant },
): Earliest<P> | undefined {
  const slowOnes = [...new Set(products)].filter((product) => leadTimeOf(product) !== undefined)
  if (slowOnes.length === 0) return undefined
  const firstOf = (some: readonly P[]) => orderAppointments(branch, some, offering, { serving, now }).nextFree()
  const open = servingState(branch, serving, now).next ?? now
  const soon = open.add({ minutes: SOON_MINUTES + branch.leadTimeMinutes })
  const isLate = (at: Temporal.Instant | undefined) => at === undefined || Temporal.Instant.compare(at, soon) > 0
  const late = slowOnes.map((product) => ({ product, at: firstOf([product]) })).filter(({ at }) => isLate(at))
  return late.length > 0 ? { at: firstOf(products), late } : undefined
}

/**
 * The products with a long lead time that a guest at a table has in the cart. They cannot be ordered there, because they would be ready
 * only after the visit. Empty for all other orders.
 */
export const tooLateAtTable = <P>(
  earliest: Earliest<P> | undefined,
  order: { readonly serving: DeliveryType; readonly table: string },
): readonly LateProduct<P>[] => (order.serving === 'dineIn' && order.table !== '' ? (earliest?.late ?? []) : [])
