import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** The names of places that match a text. The API call needs no sign-in. */
  maps: async (servus: Servus, text = 'Flughafen Wien') =>
    dataOf(await servus.call('GET /api/maps/suggest', { query: { q: text, session: 'abc123' } })).map(
      ({ name }) => name,
    ),
}
