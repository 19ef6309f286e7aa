import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** The names of the categories that guests see at a branch. This API call needs no API key. */
  store: async (servus: Servus, branch = 'kueche') =>
    dataOf(await servus.call('GET /api/store/{branch}', { path: { branch } })).categories.map(({ name }) => name),
}
