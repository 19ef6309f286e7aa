import { endpoint } from '#contract/endpoint.ts'
import { editors } from '#contract/roles.ts'
import { text } from '#contract/shapes.ts'
import { OpeningHours } from '#modules/branches/contract.ts'
import * as z from 'zod'
import { kinds } from './shapes.ts'

/** The opening hours that staff have entered for a branch but have not saved yet. */
const WantedHours = z.strictObject({
  openingHours: OpeningHours,
  isDeliveryHoursEnabled: z.boolean(),
  deliveryHours: OpeningHours,
  timeZone: text(60).min(1),
})

/**
 * An order that the opening hours that staff have entered would concern: its time would be outside these hours, or it waits for an answer
 * while the branch would close.
 */
export const AffectedOrder = z.object({
  id: z.uuid(),
  uid: z.string(),
  /** The number that staff call out: 'B-5'. Without one, the order number. */
  number: z.string(),
  kind: z.enum(kinds),
  /**
   * The time of the order that would be outside the hours: the promised or wanted time, or a proposed time that the guest has not answered.
   * For an order with `isWaiting`, the time of the call.
   */
  at: z.iso.datetime(),
  guest: z.string(),
  /** The table of a guest in the branch. Empty: the order is for no table. */
  table: z.string(),
  /** The guest wants the order as soon as possible, and staff have not answered it. */
  isWaiting: z.boolean(),
})
export type AffectedOrder = z.infer<typeof AffectedOrder>

/**
 * API call that finds the orders whose times would be outside the new hours of a branch. The branch form makes this call before it saves
 * the hours.
 */
export const hoursEndpoints = {
  outsideHours: endpoint({
    id: 'orders.outside-hours',
    method: 'POST',
    path: '/api/orders/outside-hours',
    access: editors,
    body: z.strictObject({ branch: z.uuid(), hours: WantedHours }),
    bodyLimit: 256 * 1024,
    reply: z.array(AffectedOrder),
    summary:
      'Rides and preorders, not yet finished, whose times other hours of their branch would close, and orders that wait for an answer while it would close; changes nothing',
  }),
}
