import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** E-mail addresses of guests who agreed to mails. */
  customers: async (servus: Servus) => {
    const guests = dataOf(await servus.call('GET /api/customers', { query: { by: 'allowsMail:true', pageSize: 500 } }))
    return guests.map(({ email }) => email)
  },
}
