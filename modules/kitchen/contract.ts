import { endpoint } from '#contract/endpoint.ts'
import { desks } from '#contract/roles.ts'
import { Order } from '#modules/ordering/contract.ts'
import * as z from 'zod'

/**
 * A mark that the kitchen sets or removes. `isDone`: the whole ticket is finished. `isItemDone`: one dish is finished. `isChangeSeen`: the
 * kitchen has read the changes that staff made. `version` is the version of the order on the kitchen's screen. If the order has a newer
 * version, all its changes stay unread.
 */
export const KitchenMark = z.union([
  z.strictObject({ isDone: z.boolean(), version: z.int().optional() }),
  z.strictObject({ item: z.uuid(), isItemDone: z.boolean() }),
  z.strictObject({ isChangeSeen: z.literal(true), version: z.int() }),
])
export type KitchenMark = z.infer<typeof KitchenMark>

const Preparation = z.object({
  /** Number of food orders on this day. `expected`: according to the forecast, with one decimal place. `ordered`: already placed. */
  expected: z.number(),
  ordered: z.number(),
  dishes: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** The expected amount of the dish. It is at least the amount that was already ordered. */
      expected: z.number(),
      ordered: z.number(),
    }),
  ),
})

export const kitchenEndpoints = {
  preparation: endpoint({
    id: 'kitchen.preparation',
    method: 'GET',
    path: '/api/kitchen/preparation',
    access: desks,
    query: z.strictObject({ branch: z.uuid(), day: z.iso.date() }),
    /** Null if there are too few past days with orders to make a forecast. */
    reply: Preparation.nullable(),
    summary: 'What of each dish is expected on a day, from today to 13 days ahead; null while too few days are known',
  }),
  mark: endpoint({
    id: 'orders.kitchen',
    method: 'POST',
    path: '/api/orders/:id/kitchen',
    access: desks,
    params: z.strictObject({ id: z.uuid() }),
    body: KitchenMark,
    reply: Order,
    summary:
      'Where the kitchen stands: a whole ticket or one of its items is done, or comes back, or a change was read',
  }),
}
