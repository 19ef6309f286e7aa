import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Revenue of a range of days, in the currency of the brand. */
  statistics: async (servus: Servus, from = '2026-11-01', to = '2026-11-02') =>
    dataOf(await servus.call('GET /api/statistics/revenue', { query: { from, to } })).total,
}
