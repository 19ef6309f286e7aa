import { endpoint } from '#contract/endpoint.ts'
import { desks } from '#contract/roles.ts'
import { Order } from '#modules/ordering/contract.ts'
import * as z from 'zod'

/** Marks a whole ticket, or one of its items, as done, or undoes the mark. */
export const KitchenMark = z.union([
  z.strictObject({ isDone: z.boolean() }),
  z.strictObject({ item: z.uuid(), isItemDone: z.boolean() }),
])
export type KitchenMark = z.infer<typeof KitchenMark>

export const kitchenEndpoints = {
  mark: endpoint({
    id: 'orders.kitchen',
    method: 'POST',
    path: '/api/orders/:id/kitchen',
    access: desks,
    params: z.strictObject({ id: z.uuid() }),
    body: KitchenMark,
    reply: Order,
    summary: 'Where the kitchen stands: a whole ticket or one of its items is done, or comes back',
  }),
}
