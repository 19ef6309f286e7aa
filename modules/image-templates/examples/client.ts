import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Names of templates for pictures. */
  'image-templates': async (servus: Servus) =>
    dataOf(await servus.call('GET /api/image-templates')).map(({ name }) => name),
}
