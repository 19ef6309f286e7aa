import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** The last ten changes. */
  logs: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/logs', { query: { pageSize: 10 } })).map(
      ({ action, label }) => `${action} ${label}`,
    ),
}
