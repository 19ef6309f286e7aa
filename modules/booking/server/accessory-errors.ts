import type { Failure } from '#kernel/result.ts'
import type { RideRequest } from '#modules/ordering/contract/ride.ts'
import { type Addon, unanswered } from '../rules/addons.ts'

/**
 * Checks the accessories of a ride: the vehicle must offer them, and their questions must be answered (docs/rules/orders.md, Accessories).
 * `isOrder`: false if only the price is requested. Then no answers are needed.
 */
export function accessoryErrors(addons: readonly Addon[], ride: RideRequest, isOrder: boolean): Failure[] {
  if (!ride.accessories.every(({ id }) => addons.some((addon) => addon.id === id)))
    return [{ code: 'field.choice', field: 'accessories' }]
  const open = isOrder ? unanswered(addons, ride.accessories) : undefined
  return open
    ? [{ code: 'accessory.answer_missing', field: 'accessories', values: { name: open.name, question: open.question } }]
    : []
}
