import { StateFacts } from '#modules/ordering/contract.ts'
import * as z from 'zod'

const CustomerOrder = z.object({
  id: z.uuid(),
  uid: z.string(),
  at: z.iso.datetime(),
  ...StateFacts.shape,
  gross: z.number(),
})

/**
 * Another record that may be the same person. `equal` says what is the same in both records: the phone number, the e-mail address, or both.
 */
const Twin = z.object({
  id: z.uuid(),
  name: z.string(),
  orderCount: z.int(),
  equal: z.array(z.enum(['phone', 'email'])),
})

export const CustomerOverview = z.object({
  since: z.iso.datetime().nullable(),
  orders: z.array(CustomerOrder),
  /** The mean overall rating that this customer gave, 1 to 5 with one decimal. Null: the customer has given no rating. */
  rating: z.number().nullable(),
  ratings: z.int(),
  doubles: z.array(Twin),
  /** The records that staff merged into this record. */
  merged: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type CustomerOverview = z.infer<typeof CustomerOverview>
