import { isOnline } from './payment-methods.ts'
import type { OrderState } from './lifecycle.ts'
import { type EntryName, isEntry } from './steps.ts'

interface EndedOrder {
  readonly state: OrderState
  readonly paymentMethod: string
  /** Whether money was received or refunded for the order. */
  readonly hasMoney: boolean
  readonly timeline: readonly { readonly action: string; readonly to: OrderState | null }[]
}

/** Timeline entries that only an order with online payment has. */
const online: readonly EntryName[] = ['payment-started', 'payment-method', 'payment-mismatch', 'payment-failed', 'paid']

/**
 * Whether an ended order may be deleted: only if it was never accepted and never paid, such as a test or a prank. Other orders are kept, because
 * accounting and guests refer to them. An order with online payment is kept too, because a payment may still arrive after it has ended.
 */
export function isDeletable({ state, paymentMethod, hasMoney, timeline }: EndedOrder): boolean {
  const isUnfulfilled = state === 'rejected' || state === 'canceled'
  const wasOnline = isOnline(paymentMethod) || timeline.some((entry) => online.some((action) => isEntry(entry, action)))
  return isUnfulfilled && !wasOnline && !hasMoney && !timeline.some(({ to }) => to === 'confirmed')
}
