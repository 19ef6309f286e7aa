import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** The number of planned shifts of a week. */
  shifts: async (servus: Servus, from = '2026-11-01', to = '2026-11-08') =>
    dataOf(await servus.call('GET /api/working-schedules', { query: { from, to } })).length,
}
