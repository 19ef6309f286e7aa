import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Returns for each partner the commission of one month. */
  'external-users': async (servus: Servus, month = '2026-11') => {
    const partners = dataOf(await servus.call('GET /api/external-users'))
    const statementOf = async (id: string) =>
      dataOf(await servus.call('GET /api/external-users/{id}/statement', { path: { id }, query: { month } }))
    return Promise.all(partners.map(async ({ id, name }) => ({ name, commission: (await statementOf(id)).commission })))
  },
}
