import type { Servus } from '@servus/client'

export const examples = {
  /** How many pictures the library has. */
  media: async (servus: Servus) => {
    const found = await servus.call('GET /api/images', { query: { pageSize: 1 } })
    return found.ok ? (found.meta?.total ?? 0) : 0
  },
}
