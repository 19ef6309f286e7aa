import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Places that fit a text; everybody may ask. */
  maps: async (servus: Servus, text = 'Flughafen Wien') =>
    dataOf(await servus.call('GET /api/maps/suggest', { query: { q: text, session: 'abc123' } })).map(
      ({ name }) => name,
    ),
}
