import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** The names of all printers. */
  devices: async (servus: Servus) => dataOf(await servus.call('GET /api/devices')).map(({ name }) => name),
}
