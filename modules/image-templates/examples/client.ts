import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Reads the names of the image templates (at most 50, the default size of a page). */
  'image-templates': async (servus: Servus) =>
    dataOf(await servus.call('GET /api/image-templates')).map(({ name }) => name),
}
