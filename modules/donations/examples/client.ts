import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Creates an organisation that can receive donations, and returns its id. */
  donatees: async (servus: Servus, name = 'Tierheim Wien') =>
    dataOf(await servus.call('POST /api/donatees', { body: { name } })).id,
}
