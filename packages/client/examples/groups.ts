import type { Result, Servus } from '@servus/client'

/** The data of an answer. A program that must not go on without it throws. */
function must<T>(answer: Result<T>): T {
  if (!answer.ok) throw new Error(answer.errors.map(({ code, field }) => `${code} ${field ?? ''}`).join(', '))
  return answer.data
}

/** One example for each group of calls, by the name of its scope. Orders stand in a file of their own. */
export const examples = {
  /** Names of all branches that take rides. */
  branches: async (servus: Servus) =>
    must(await servus.call('GET /api/branches')).flatMap(({ kind, name }) => (kind === 'rides' ? [name] : [])),

  /** Raises the price of a product by a tenth. The version says what was seen: a change in between is refused with 409. */
  catalogue: async (servus: Servus, product: string) => {
    const { price, version } = must(await servus.call('GET /api/products/{id}', { path: { id: product } }))
    const body = { price: Math.round(price * 110) / 100, version }
    return must(await servus.call('PUT /api/products/{id}', { path: { id: product }, body })).price
  },

  /** Paths of all pages. */
  content: async (servus: Servus) =>
    must(await servus.call('GET /api/sites', { query: { pageSize: 500 } })).map(({ path }) => path),

  /** Mail addresses of guests who agreed to mails. */
  customers: async (servus: Servus) => {
    const guests = must(await servus.call('GET /api/customers', { query: { by: 'allowsMail:true', pageSize: 500 } }))
    return guests.map(({ email }) => email)
  },

  /** Printers that exist. */
  devices: async (servus: Servus) => must(await servus.call('GET /api/devices')).map(({ name }) => name),

  /** A new organisation to which guests can give. */
  donatees: async (servus: Servus, name: string) =>
    must(await servus.call('POST /api/donatees', { body: { name } })).id,

  /** The commission of a partner in a month: '2026-11'. */
  'external-users': async (servus: Servus, id: string, month: string) =>
    must(await servus.call('GET /api/external-users/{id}/statement', { path: { id }, query: { month } })).commission,

  /** Names of templates for pictures. */
  'image-templates': async (servus: Servus) =>
    must(await servus.call('GET /api/image-templates')).map(({ name }) => name),

  /** Products that can have a label. */
  labels: async (servus: Servus) => must(await servus.call('GET /api/labels/products')).length,

  /** Who changed what last. */
  logs: async (servus: Servus) =>
    must(await servus.call('GET /api/logs', { query: { pageSize: 10 } })).map(
      ({ action, label }) => `${action} ${label}`,
    ),

  /** Places that fit a text; everybody may ask. */
  maps: async (servus: Servus, text: string) =>
    must(await servus.call('GET /api/maps/suggest', { query: { q: text, session: 'abc123' } })).map(({ name }) => name),

  /** How many pictures the library has. */
  media: async (servus: Servus) => {
    const found = await servus.call('GET /api/images', { query: { pageSize: 1 } })
    return found.ok ? (found.meta?.total ?? 0) : 0
  },

  /** Mails that could not be sent. */
  messages: async (servus: Servus) =>
    must(await servus.call('GET /api/messages', { query: { state: 'failed' } })).map(({ subject }) => subject),

  /** What guests did not like in the last thirty days. */
  reviews: async (servus: Servus) =>
    must(await servus.call('GET /api/reviews', { query: { most: 3 } })).map(
      ({ rating, comment }) => `${rating}: ${comment}`,
    ),

  /** Planned shifts of a week. */
  shifts: async (servus: Servus, from: string, to: string) =>
    must(await servus.call('GET /api/working-schedules', { query: { from, to } })).length,

  /** Screens, and what they are called. */
  signage: async (servus: Servus) =>
    must(await servus.call('GET /api/digital-signage-devices')).map(({ name }) => name),

  /** Revenue of some days, in the currency of the brand. */
  statistics: async (servus: Servus, from: string, to: string) =>
    must(await servus.call('GET /api/statistics/revenue', { query: { from, to } })).total,

  /** What guests can order at a branch; everybody may read it. */
  store: async (servus: Servus, branch: string) =>
    must(await servus.call('GET /api/store/{branch}', { path: { branch } })),
}
