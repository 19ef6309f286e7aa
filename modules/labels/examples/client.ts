import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Reads the number of products that have label data. */
  labels: async (servus: Servus) => dataOf(await servus.call('GET /api/labels/products')).length,
}
