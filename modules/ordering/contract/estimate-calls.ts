import { endpoint } from '#contract/endpoint.ts'
import * as z from 'zod'

/** API call that returns how long the kitchen of a branch currently needs. */
export const estimateEndpoints = {
  /**
   * The storefront, the checkout and the status page make this call. `minutes`: the time until an order placed now is ready; null if the
   * branch does not publish an estimate. `ahead`: number of orders that the kitchen prepares before this order. `uid`: the number of an
   * order that was placed already. With `uid`, the response is about that order, and only orders that were placed before it count. An
   * unknown `uid` is ignored.
   */
  estimate: endpoint({
    id: 'orders.estimate',
    method: 'GET',
    path: '/api/orders/estimate/:branch',
    access: 'public',
    params: z.strictObject({ branch: z.uuid() }),
    query: z.strictObject({ uid: z.string().max(16).optional() }),
    reply: z.object({ minutes: z.int().nullable(), ahead: z.int() }),
    limit: { name: 'order-estimate', per: 'address', max: 600, windowSeconds: 60 },
    summary: 'Minutes until an order of food that comes now is ready, and the orders ahead of it',
  }),
}
