import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Reads the names of all image templates. */
  'image-templates': async (servus: Servus) =>
    dataOf(await servus.call('GET /api/image-templates')).map(({ name }) => name),
}
