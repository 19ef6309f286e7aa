import { endpoint } from '#contract/endpoint.ts'
import * as z from 'zod'
import { Locale } from './shapes.ts'

/** API call that returns the names of what was ordered (products, options, accessories) in another language. */
export const namesEndpoints = {
  /**
   * The status page makes this call if it is shown in another language than the order was placed in. The reply is a dictionary
   * (`rules/ordered-names.ts`). Key: a name as it was ordered. Value: the name in the other language. It has no entry for a product that no
   * longer exists or was renamed.
   */
  publicNames: endpoint({
    id: 'orders.public.names',
    method: 'GET',
    path: '/api/orders/public/:uid/:hash/names',
    access: 'public',
    params: z.strictObject({ uid: z.string().min(1).max(16), hash: z.string().min(1).max(100) }),
    query: z.strictObject({ locale: Locale }),
    reply: z.record(z.string(), z.string()),
    limit: [
      { name: 'order-guess', per: 'address', max: 600, windowSeconds: 60 },
      { name: 'order-status', per: 'params.hash', max: 120, windowSeconds: 60 },
    ],
    summary: 'Names of what was ordered, as ordered and in another language',
  }),
}
