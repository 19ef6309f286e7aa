import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** The names of all screens. */
  signage: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/digital-signage-devices')).map(({ name }) => name),
}
