import * as z from 'zod'
import { decimal } from './shapes.ts'

/** A change that staff made to an item of a placed order. This is what the guest sees: what changed, but not by whom or why. */
export const OrderEdit = z.object({
  at: z.iso.datetime(),
  /** The name as shown to the guest on the menu. */
  name: z.string(),
  unit: z.string(),
  amountBefore: decimal,
  /** 0: the item was removed. */
  amountAfter: decimal,
  /** The new choices, if staff changed them: 'groß, ohne Zwiebeln'. */
  choices: z.string().optional(),
  /** The new price of the line if staff changed the unit price. Null if they did not. */
  newPrice: decimal.nullable(),
  /** The total of the order before and after the change. Missing if the total stayed the same. */
  total: z.object({ before: decimal, after: decimal }).optional(),
  /** The amount that the guest gets back because of the change, even if it was not sent yet. 0: none. */
  refunded: decimal,
  /** The amount that staff decided not to refund. Staff and guest agree in person what happens to it. 0: none. */
  kept: decimal,
})
export type OrderEdit = z.infer<typeof OrderEdit>

/**
 * A part of the payment that staff refunded after the order was completed. This is what the guest sees: how much, but not by whom or why.
 * Both amounts are 0 while a failed refund waits for a decision of staff.
 */
export const PartRefund = z.object({
  at: z.iso.datetime(),
  /** The amount that the guest gets back, even if it was not sent yet. */
  refunded: decimal,
  /** An amount whose refund failed, and that staff decided to keep. Staff and guest agree in person what happens to it. 0: none. */
  kept: decimal,
})
export type PartRefund = z.infer<typeof PartRefund>

/** The partial refunds of an order, as the guest's page reads them. */
export const partRefundFields = {
  /** Parts of the payment that staff refunded, oldest first. */
  partRefunds: z.array(PartRefund).optional(),
  /** Whether all money that the business still had of the order is being refunded. False as soon as it was sent. */
  isAllGoingBack: z.boolean().optional(),
}
