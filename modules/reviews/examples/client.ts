import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** What guests did not like in the last thirty days. */
  reviews: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/reviews', { query: { most: 3 } })).map(
      ({ rating, comment }) => `${rating}: ${comment}`,
    ),
}
