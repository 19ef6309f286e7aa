import { endpoint } from '#contract/endpoint.ts'
import * as z from 'zod'

/** Call for the current preparation time of the kitchen. */
export const estimateEndpoints = {
  /** Called by the store, the checkout and the status page. `minutes` is null if the branch does not publish an estimate. */
  estimate: endpoint({
    id: 'orders.estimate',
    method: 'GET',
    path: '/api/orders/estimate/:branch',
    access: 'public',
    params: z.strictObject({ branch: z.uuid() }),
    reply: z.object({ minutes: z.int().nullable(), ahead: z.int() }),
    limit: { name: 'order-estimate', per: 'address', max: 600, windowSeconds: 60 },
    summary: 'Minutes until an order of food that comes now is ready, and the orders ahead of it',
  }),
}
