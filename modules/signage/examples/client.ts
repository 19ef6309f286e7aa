import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** The names of the screens (at most 50, the default size of a page). */
  signage: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/digital-signage-devices')).map(({ name }) => name),
}
