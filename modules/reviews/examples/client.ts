import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Reviews of the last thirty days with at most 3 stars: the rating and the comment of each. */
  reviews: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/reviews', { query: { most: 3 } })).map(
      ({ rating, comment }) => `${rating}: ${comment}`,
    ),
}
