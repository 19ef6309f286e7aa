import type { OrderSummary } from '../contract.ts'
import { isUnpaid } from '../rules/lifecycle.ts'
import type { boardTexts } from './board.ts'

type Words = ReturnType<typeof boardTexts>

/** The name of an order's state. Board, wall screen, command palette, history and CSV files use this name. */
export const stateWord = (
  order: Pick<OrderSummary, 'kind' | 'state' | 'deliveryType' | 'paymentState'>,
  t: Words,
): string => {
  if (order.state === 'waiting' && isUnpaid(order)) return t.columns.unpaid
  if (order.kind === 'ride') return t.rideStates[order.state]
  return order.state === 'in-delivery' && order.deliveryType !== 'delivery' ? t.ready : t.states[order.state]
}

/** The name of an order's origin; an unknown origin, from a newer server, is returned unchanged. */
export const originWord = (origin: string, t: Words): string =>
  t.drawer.origins[origin as keyof typeof t.drawer.origins] ?? origin
