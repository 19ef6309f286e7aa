import type { Locale } from '#contract/locale.ts'
import { callJson } from '#ui/site/json-call.ts'
import type { PublicOrder } from '../../contract.ts'
import { isFinal } from '../../rules/lifecycle.ts'
import { orderPaths } from './calls.ts'
import type { LastOrder } from './last-orders.ts'
import { mayComeBack } from './status/follow-order.ts'

/** What a device remembers about the end of an order. */
interface OrderEnd {
  readonly isOver: boolean
  /** Whether the order was cancelled by the guest or by staff, or rejected. The status page says 'storniert' in all three cases. */
  readonly isCanceled: boolean
}

export const isCanceledState = (state: PublicOrder['state']): boolean => state === 'canceled' || state === 'rejected'

/** Whether this device already knows how the order ended, so that the server need not be asked. */
export const isEndKnown = ({ isCanceled, isOver }: Pick<LastOrder, 'isOver' | 'isCanceled'>): boolean =>
  isOver === true && isCanceled !== undefined

/**
 * Asks the server whether the order has ended. An order that the server does not find (404) counts as ended. Undefined: there was no answer,
 * so nothing new is known.
 */
export async function askEnd(order: LastOrder, locale: Locale): Promise<OrderEnd | undefined> {
  const read = await callJson<PublicOrder>(orderPaths.get(order), { locale })
  if (!read.ok) return read.status === 404 ? { isOver: true, isCanceled: false } : undefined
  const { state } = read.value
  return { isOver: isFinal(state) && !mayComeBack(read.value, Date.now()), isCanceled: isCanceledState(state) }
}
