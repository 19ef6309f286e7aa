import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Categories that guests see at a branch. This call needs no sign-in. */
  store: async (servus: Servus, branch = 'kueche') =>
    dataOf(await servus.call('GET /api/store/{branch}', { path: { branch } })).categories.map(({ name }) => name),
}
