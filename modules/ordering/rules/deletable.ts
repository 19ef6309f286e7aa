import { isOnline } from './payment-methods.ts'
import type { OrderState } from './lifecycle.ts'
import { type EntryName, isEntry } from './steps.ts'

interface EndedOrder {
  readonly state: OrderState
  readonly paymentMethod: string
  /** Has any money moved for it? */
  readonly hasMoney: boolean
  readonly timeline: readonly { readonly action: string; readonly to: OrderState | null }[]
}

/** Entries of an order that was, or is, to be paid online. */
const online: readonly EntryName[] = ['payment-started', 'payment-method', 'payment-mismatch', 'payment-failed', 'paid']

/**
 * What nobody promised and nobody paid may be deleted: a trial, a bad joke. Everything else stays, because books and guests refer to it. A
 * payment page may bring money after the end, so that an order to be paid online stays.
 */
export function isDeletable({ state, paymentMethod, hasMoney, timeline }: EndedOrder): boolean {
  const isUnfulfilled = state === 'rejected' || state === 'canceled'
  const wasOnline = isOnline(paymentMethod) || timeline.some((entry) => online.some((action) => isEntry(entry, action)))
  return isUnfulfilled && !wasOnline && !hasMoney && !timeline.some(({ to }) => to === 'confirmed')
}
