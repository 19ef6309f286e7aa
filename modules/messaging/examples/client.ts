import { dataOf, type Servus } from '@servus/client'

export const examples = {
  /** The subjects of the mails that could not be sent. */
  messages: async (servus: Servus) =>
    dataOf(await servus.call('GET /api/messages', { query: { state: 'failed' } })).map(({ subject }) => subject),
}
