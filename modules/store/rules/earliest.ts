import { leadTimeOf } from '#modules/catalogue/rules/lead-time.ts'
import type { DeliveryType } from '#modules/ordering/rules/contact.ts'
import type { StoreCategory, StoreOffering } from './menu.ts'
import { orderAppointments, type ServingBranch, servingState, type TimedProduct } from './serving.ts'

/** Up to this delay in minutes an order stays 'as soon as possible', and staff name the minutes when they accept it. */
const SOON_MINUTES = 60

/** A product that delays its order. */
interface LateProduct<P> {
  readonly product: P
  /** The earliest time for this product alone. Undefined: there is none within the days that can be ordered for. */
  readonly at: Temporal.Instant | undefined
}

interface Earliest<P> {
  /** The actual earliest time of the whole order. Undefined: there is none within the days that can be ordered for. */
  readonly at: Temporal.Instant | undefined
  /** The products that cause the delay, each once. */
  readonly late: readonly LateProduct<P>[]
}

/**
 * The earliest time of an order with products that take longer, such as 'a day before'. It is the first slot that would be accepted as an
 * appointment (docs/rules/time.md, Slots). Undefined: no product delays the order by more than an hour.
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

/** The products that a guest at a table cannot order, because they would be ready only after the visit. Empty for all other orders. */
export const tooLateAtTable = <P>(
  earliest: Earliest<P> | undefined,
  order: { readonly serving: DeliveryType; readonly table: string },
): readonly LateProduct<P>[] => (order.serving === 'dineIn' && order.table !== '' ? (earliest?.late ?? []) : [])
