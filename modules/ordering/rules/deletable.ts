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

/** Timeline entries that exist only if the guest tried to pay online. */
const online: readonly EntryName[] = ['payment-started', 'payment-method', 'payment-mismatch', 'payment-failed', 'paid']

/**
 * Whether an order may be deleted, for example a test or a prank. It must be rejected or cancelled, and must never have been accepted or
 * paid; other orders are kept, because accounting and guests refer to them. An order that the guest tried to pay online is kept too,
 * because money may still arrive for it.
 */
export function isDeletable({ state, paymentMethod, hasMoney, timeline }: EndedOrder): boolean {
  const isUnfulfilled = state === 'rejected' || state === 'canceled'
  const wasOnline = isOnline(paymentMethod) || timeline.some((entry) => online.some((action) => isEntry(entry, action)))
  return isUnfulfilled && !wasOnline && !hasMoney && !timeline.some(({ to }) => to === 'confirmed')
}
