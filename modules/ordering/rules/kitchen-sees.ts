import type { OrderState } from './lifecycle.ts'

/** The kitchen screen shows a preorder this many hours before cooking starts. */
export const KITCHEN_AHEAD_HOURS = 4

/**
 * An order that was cancelled or rejected while the kitchen showed it stays on the kitchen screen for at most this many hours. After that
 * time, nobody cooks the order any more.
 */
export const STOPPED_TICKET_HOURS = 12

interface EndedOrder {
  readonly kind: 'ride' | 'food'
  readonly state: OrderState
  readonly kitchenBefore?: readonly unknown[] | null | undefined
  readonly kitchenStoppedAt?: string | null | undefined
}

/** Whether the kitchen must not cook the order any more. An order that fails was never paid, so the kitchen has never seen it. */
export const isStopped = (state: OrderState): boolean => state === 'canceled' || state === 'rejected'

/**
 * Whether the order was cancelled or rejected while the kitchen showed it. False after the kitchen has marked this end of the order as read.
 */
export const isStoppedTicket = ({ kind, state, kitchenBefore, kitchenStoppedAt }: EndedOrder): boolean =>
  kind === 'food' && isStopped(state) && Boolean(kitchenBefore) && Boolean(kitchenStoppedAt)

/**
 * How many milliseconds ago the order of a stopped ticket was cancelled or rejected. Later changes of the order, such as a refund, do not
 * count.
 */
export const stoppedFor = ({ kitchenStoppedAt }: EndedOrder, now: number): number =>
  kitchenStoppedAt ? now - Date.parse(kitchenStoppedAt) : 0

/**
 * Whether the order was cancelled or rejected so long ago that the kitchen does not show it any more. It does not matter whether the
 * kitchen has marked the end of the order as read.
 */
export const isStopOld = (order: EndedOrder, now: number): boolean =>
  stoppedFor(order, now) > STOPPED_TICKET_HOURS * 3_600_000
