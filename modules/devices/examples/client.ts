import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Printers that exist. */
  devices: async (servus: Servus) => dataOf(await servus.call('GET /api/devices')).map(({ name }) => name),
}
