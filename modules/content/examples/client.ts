import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Reads the paths of all pages (at most 500). */
  content: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/sites', { query: { pageSize: 500 } })).map(({ path }) => path),
}
