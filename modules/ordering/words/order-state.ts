import type { OrderSummary } from '../contract.ts'
import { isUnpaid } from '../rules/lifecycle.ts'
import type { boardTexts } from './board.ts'

type Words = ReturnType<typeof boardTexts>

/**
 * The displayed name of an order's state. It depends on the kind of order: takeaway food in the state 'in-delivery' is ready for pickup.
 * Board, drawer, command palette, history and CSV file use it.
 */
export const stateWord = (
  order: Pick<OrderSummary, 'kind' | 'state' | 'deliveryType' | 'paymentState'>,
  t: Words,
): string => {
  if (order.state === 'waiting' && isUnpaid(order)) return t.columns.unpaid
  if (order.kind === 'ride') return t.rideStates[order.state]
  return order.state === 'in-delivery' && order.deliveryType !== 'delivery' ? t.ready : t.states[order.state]
}

/** The displayed name of an order's origin. An origin that this code does not know, from a newer server, is returned unchanged. */
export const originWord = (origin: string, t: Words): string =>
  t.drawer.origins[origin as keyof typeof t.drawer.origins] ?? origin
