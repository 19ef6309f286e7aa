import { text } from '#contract/shapes.ts'
import { LARGEST_AMOUNT } from '#kernel/units.ts'
import * as z from 'zod'
import { amount, Seen, sentCents } from './shapes.ts'

/** An ordered item for which money is refunded, with the refunded quantity in the item's unit. */
const RefundedItem = z.strictObject({ id: z.uuid(), amount: amount.positive().max(LARGEST_AMOUNT) })

/** What staff decide about the money of an order, and why (docs/rules/orders.md, Payment). */
export const RefundDecision = Seen.extend({
  decision: z.enum(['refund', 'keep']),
  /**
   * The part of the price that is refunded, in currency units. Only for an accepted or completed order. If it is missing, the decision is
   * about all money of the order.
   */
  amount: sentCents.optional(),
  /** The items for which the amount is refunded. Staff see them in the timeline. They do not change the amount. */
  items: z.array(RefundedItem).min(1).max(200).optional(),
  reason: text(500).min(1),
})
  .refine(({ decision, amount }) => decision === 'refund' || amount === undefined, {
    path: ['amount'],
    params: { code: 'payment.part_kept' },
  })
  .refine(({ items, amount }) => items === undefined || amount !== undefined, {
    path: ['amount'],
    params: { code: 'field.required' },
  })

/** How staff cancel an order. `refund`: what happens to the money of a paid order. `message`: the text to the guest. */
export const Cancellation = Seen.extend({
  message: text(500).default(''),
  refund: z.boolean().optional(),
  /** Why staff cancel. Staff read it in the timeline. The guest's page does not show it, but the guest's data file contains it. */
  reason: text(500).optional(),
})
