import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** Returns the e-mail addresses of customers who have agreed to get mails. */
  customers: async (servus: Servus) => {
    const guests = dataOf(await servus.call('GET /api/customers', { query: { by: 'allowsMail:true', pageSize: 500 } }))
    return guests.map(({ email }) => email)
  },
}
