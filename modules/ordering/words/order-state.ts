import type { OrderSummary } from '../contract.ts'
import { isUnpaid } from '../rules/lifecycle.ts'
import { paysOnTheSpot } from '../rules/on-the-spot.ts'
import type { boardTexts } from './board.ts'

type Words = ReturnType<typeof boardTexts>

/**
 * The displayed name of an order's state. It depends on the kind of order: takeaway food in the state 'in-delivery' is ready for pickup.
 * Board, drawer, command palette, history and CSV file use it.
 */
export const stateWord = (
  order: Pick<OrderSummary, 'kind' | 'state' | 'deliveryType' | 'paymentState'>,
  t: Pick<Words, 'columns' | 'ready' | 'rideStates' | 'states'>,
): string => {
  if (order.state === 'waiting' && isUnpaid(order)) return t.columns.unpaid
  if (order.kind === 'ride') return t.rideStates[order.state]
  return order.state === 'in-delivery' && order.deliveryType !== 'delivery' ? t.ready : t.states[order.state]
}

/**
 * The text for the payment state. If the guest pays in person, 'noch offen' is shown only until the order ends. `t`: the texts of the
 * opened order (drawer); the CSV file replaces some of these words by its own.
 */
export function paymentWord(
  order: Pick<OrderSummary, 'paymentMethod' | 'paymentState' | 'isPartlyRefunded' | 'state'>,
  t: Pick<Words['drawer'], 'partBack' | 'paymentStates' | 'paidOnTheSpot' | 'nothingToPay'>,
): string {
  if (order.isPartlyRefunded) return t.partBack
  if (!paysOnTheSpot(order)) return t.paymentStates[order.paymentState]
  if (order.state === 'completed') return t.paidOnTheSpot
  const isOver = order.state === 'rejected' || order.state === 'canceled' || order.state === 'failed'
  return isOver ? t.nothingToPay : t.paymentStates.none
}

/** The displayed name of an order's origin. An origin that this code does not know is returned unchanged. A newer server may send it. */
export const originWord = (origin: string, t: Words): string =>
  t.drawer.origins[origin as keyof typeof t.drawer.origins] ?? origin
