import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Number of products that can have a label. */
  labels: async (servus: Servus) => dataOf(await servus.call('GET /api/labels/products')).length,
}
