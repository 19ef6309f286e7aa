import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Ratings of at most 3 stars from the last thirty days, with their comments. */
  reviews: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/reviews', { query: { most: 3 } })).map(
      ({ rating, comment }) => `${rating}: ${comment}`,
    ),
}
