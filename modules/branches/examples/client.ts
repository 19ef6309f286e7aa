import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Reads the names of all branches that offer rides. */
  branches: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/branches')).flatMap(({ kind, name }) => (kind === 'rides' ? [name] : [])),
}
