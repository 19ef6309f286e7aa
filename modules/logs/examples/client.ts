import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** The last ten entries of the audit trail: the action and the name of the record. */
  logs: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/logs', { query: { pageSize: 10 } })).map(
      ({ action, label }) => `${action} ${label}`,
    ),
}
