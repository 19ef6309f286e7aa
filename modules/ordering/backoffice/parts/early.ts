import type { OrderSummary } from '../../contract.ts'
import { dueAt } from './order-words.ts'

/**
 * An order can be reported as in delivery, ready or completed without a question if it is due in at most this many minutes. The same limit
 * applies to the completion of a ride.
 */
export const EARLY_MINUTES = 60
/** A ride can be started without a question if its pick-up is in at most this many minutes. The vehicle may have a long way to the guest. */
export const EARLY_START_MINUTES = 120

/** A step that staff must confirm if they take it long before the order is due. */
type EarlyStep = 'inDelivery' | 'complete'

/** Whether this step, taken at `now` (milliseconds since 1970), is long before the order is due. False for an order without a time. */
export function isEarly(
  order: Pick<OrderSummary, 'kind' | 'appointment' | 'appointmentDate'>,
  step: EarlyStep,
  now: number,
): boolean {
  const due = dueAt(order)
  const minutes = order.kind === 'ride' && step === 'inDelivery' ? EARLY_START_MINUTES : EARLY_MINUTES
  return due !== undefined && due - now > minutes * 60_000
}

/** Returns the key of the texts in `boardTexts.early` with which the board asks about an early step. */
export function earlyWordsOf({ kind, deliveryType }: Pick<OrderSummary, 'kind' | 'deliveryType'>, step: EarlyStep) {
  if (kind === 'ride') return step === 'inDelivery' ? 'begin' : 'complete'
  if (step === 'inDelivery') return deliveryType === 'delivery' ? 'deliver' : 'ready'
  if (deliveryType === 'dineIn') return 'served'
  return deliveryType === 'delivery' ? 'delivered' : 'collected'
}
