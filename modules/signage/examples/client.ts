import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Screens, and what they are called. */
  signage: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/digital-signage-devices')).map(({ name }) => name),
}
