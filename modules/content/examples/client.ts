import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Paths of all pages. */
  content: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/sites', { query: { pageSize: 500 } })).map(({ path }) => path),
}
