import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** A new organisation to which guests can give. */
  donatees: async (servus: Servus, name = 'Tierheim Wien') =>
    dataOf(await servus.call('POST /api/donatees', { body: { name } })).id,
}
