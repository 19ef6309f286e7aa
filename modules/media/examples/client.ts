import type { Servus } from '@servus/client'

export const examples = {
  /** Reads the number of pictures in the library. */
  media: async (servus: Servus) => {
    const found = await servus.call('GET /api/images', { query: { pageSize: 1 } })
    return found.ok ? (found.meta?.total ?? 0) : 0
  },
}
