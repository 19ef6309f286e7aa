import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Role } from '#contract/roles.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { composeServus } from './compose/composition.ts'

const contracts = composeServus().endpoints

/**
 * Who may make which call: one line per call, one sign per caller (security §4; product: back office, Roles).
 *
 * `+` reaches the call, `-` is refused (401 without session, 403 with one), `0` finds nothing: the record belongs to another branch (404).
 * Records named by a call are those of branch A. A call without a line fails, and so does a line without a call.
 */
const callers = ['nobody', 'employeeA', 'employeeB', 'frontdeskA', 'frontdeskB', 'backofficeA', 'admin'] as const
type Caller = (typeof callers)[number]

const everybody = '+++++++'
const staff = '-++++++'
const desks = '---++++'
/** Of records of branch A: the desk of B finds nothing. */
const desksOfA = '---+0++'
const editors = '-----++'
const admins = '------+'

const rights: Readonly<Record<string, string>> = {
  init: everybody,
  'sites.page': everybody,
  'products.public': everybody,
  'store.storefront': everybody,
  'images.file': everybody,
  'themes.file': everybody,
  'themes.list': staff,
  'images.file.sized': everybody,
  'images.create': editors,
  'uploads.public': everybody,
  'uploads.file': everybody,
  'uploads.preview': everybody,
  'maps.suggest': everybody,
  'maps.retrieve': everybody,
  'maps.route': everybody,

  'auth.login': everybody,
  'auth.login-link': everybody,
  'auth.login-link.redeem': everybody,
  'auth.options': everybody,
  'auth.logout': staff,
  'users.me': staff,
  'users.me.password': staff,
  'users.me.sessions': staff,
  'users.me.sessions.end': staff,
  'users.me.totp.start': staff,
  'users.me.totp.confirm': staff,
  'users.me.totp.remove': staff,
  'users.list': admins,
  'users.get': admins,
  'users.create': admins,
  'users.update': admins,
  'users.remove': admins,
  'users.sessions.end': admins,

  'messages.list': editors,
  'messages.get': editors,
  'messages.retry': editors,

  'branches.list': staff,
  'branches.get': '-+0+0++',
  'branches.create': editors,
  'branches.update': editors,
  'branches.remove': editors,

  'products.list': desks,
  'products.get': desks,
  'products.create': editors,
  'products.update': editors,
  'products.remove': editors,
  'categories.list': desks,
  'categories.get': desks,
  'categories.create': editors,
  'categories.update': editors,
  'categories.remove': editors,
  'tags.list': desks,
  'tags.get': desks,
  'tags.create': editors,
  'tags.update': editors,
  'tags.remove': editors,
  'products.order': editors,
  'categories.order': editors,
  'tags.order': editors,
  'products.bulk': editors,
  'products.bulk.remove': editors,
  'products.csv': editors,
  'products.import.preview': editors,
  'products.import': editors,
  'products.sold-out': desks,
  'menus.list': desks,
  'menus.get': desks,
  'menus.create': editors,
  'menus.update': editors,
  'menus.remove': editors,
  'branches.menus': desks,
  'tables.list': desks,
  'tables.get': desks,
  'tables.create': editors,
  'tables.update': editors,
  'tables.remove': editors,
  'tables.order': editors,
  'donatees.list': editors,
  'donatees.get': editors,
  'donatees.create': editors,
  'donatees.update': editors,
  'donatees.remove': editors,

  'sites.list': editors,
  'sites.get': editors,
  'sites.create': editors,
  'sites.update': editors,
  'sites.remove': editors,
  'navigations.list': editors,
  'navigations.get': editors,
  'navigations.create': editors,
  'navigations.update': editors,
  'navigations.remove': editors,
  'config.get': staff,
  'config.save': admins,

  'webhooks.mollie': everybody,
  'webhooks.datatrans': everybody,
  'payments.terminal': everybody,
  'payments.terminal.outcome': everybody,
  'payments.return': everybody,

  'orders.place': everybody,
  'orders.quote': everybody,
  'orders.public': everybody,
  'orders.public.stream': everybody,
  'orders.public.calendar': everybody,
  'orders.public.confirm-counter-appointment': everybody,
  'orders.public.reject-counter-appointment': everybody,
  'orders.public.cancel': everybody,
  'orders.public.pay': everybody,
  'orders.public.questionnaire': everybody,
  'orders.frontdesk': everybody,
  'orders.backoffice': everybody,
  'orders.current': desksOfA,
  'orders.missed': desksOfA,
  'orders.history': desksOfA,
  'orders.history.csv': desksOfA,
  'orders.stream': desksOfA,
  'orders.get': desksOfA,
  'orders.seen': desksOfA,
  'orders.note': desksOfA,
  'orders.confirm': desksOfA,
  'orders.reject': desksOfA,
  'orders.cancel': desksOfA,
  'orders.in-delivery': desksOfA,
  'orders.completed': desksOfA,
  'orders.counter-appointment': desksOfA,
  'orders.print': desksOfA,
  'orders.update-payment-status': desksOfA,
  'orders.resend-new-order-email': desksOfA,
  'orders.resend-new-order-sms': desksOfA,
  'orders.refund': '-----++',
  'orders.payments': desksOfA,
  'orders.create': desks,
  'orders.items.update': editors,
  'orders.items.preview': editors,
  'orders.kitchen': desksOfA,
  'orders.outside-hours': editors,
  'board-views.list': desks,
  'board-views.create': desks,
  'board-views.remove': desks,
  'board-keys.list': admins,
  'board-keys.create': admins,
  'board-keys.revoke': admins,
}

/** Bodies that pass the shape where a record of branch A is to be found behind it; steps name a version that nobody saw. */
const soon = '2026-12-01T10:00:00Z'
const bodies: Readonly<Record<string, object>> = {
  'orders.note': { note: 'x' },
  'orders.confirm': { version: 999 },
  'orders.reject': { version: 999, reason: 'other' },
  'orders.cancel': { version: 999 },
  'orders.in-delivery': { version: 999 },
  'orders.completed': { version: 999 },
  'orders.counter-appointment': { version: 999, appointment: soon },
  'orders.kitchen': { isDone: false },
  'orders.refund': { version: 999, decision: 'keep' },
}

let brand: RideBrand
let order: { id: string; uid: string; hash: string }
/** Real users with real sessions: what they may do is read from the database as in life. */
let signedIn: Partial<Record<Caller, { cookie: string; csrf: string }>>

const password = 'Vorsicht-Stufe-47'
const people: Readonly<Partial<Record<Caller, { role: Role; branch: 'a' | 'b' }>>> = {
  employeeA: { role: 'ROLE_EMPLOYEE', branch: 'a' },
  employeeB: { role: 'ROLE_EMPLOYEE', branch: 'b' },
  frontdeskA: { role: 'ROLE_FRONTDESK', branch: 'a' },
  frontdeskB: { role: 'ROLE_FRONTDESK', branch: 'b' },
  backofficeA: { role: 'ROLE_BACKOFFICE', branch: 'a' },
  admin: { role: 'ROLE_ADMIN', branch: 'a' },
}
const emailOf = (caller: string) => `${caller.toLowerCase()}@example.at`

async function signIn(caller: Caller): Promise<{ cookie: string; csrf: string }> {
  const response = await brand.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: emailOf(caller), password },
  })
  const cookie = response.cookies.find(({ name }) => name.endsWith('sid'))
  if (!cookie) throw new Error(`${caller} cannot sign in: ${response.body}`)
  return { cookie: cookie.value, csrf: (response.json() as { data: { csrfToken: string } }).data.csrfToken }
}

beforeAll(async () => {
  brand = await rideBrand()
  const placed = await brand.place()
  order = { ...placed, id: (await brand.order(placed)).id }
  signedIn = {}
  for (const caller of callers) {
    const person = people[caller]
    if (!person) continue
    const body = {
      name: caller,
      email: emailOf(caller),
      roles: [person.role],
      branches: [brand[person.branch]],
      password,
    }
    const made = await brand.call(identityEndpoints.users.create, { body }, { as: admin() })
    if (!made.ok) throw new Error(JSON.stringify(made.errors))
    signedIn[caller] = await signIn(caller)
  }
})
afterAll(() => brand.close())

/** What the caller meets: `+` whatever the call itself says, `-` no right, `0` no such record. */
async function meets(endpoint: Endpoint, caller: Caller): Promise<string> {
  if (endpoint.kind === 'stream') return meetsStream(endpoint, caller)
  const session = signedIn[caller]
  const values: Record<string, string> = {
    id: idOf(endpoint),
    uid: order.uid,
    hash: order.hash,
    branch: brand.a,
    key: 'k'.repeat(32),
    file: 'none-1.svg',
    size: 'small',
  }
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? 'x')
  const sends = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const response = await brand.app.inject({
    method: endpoint.method,
    url: path + (isListOfOrders(endpoint) ? `?branch=${brand.a}` : ''),
    headers: {
      ...(sends ? { 'content-type': 'application/json' } : {}),
      ...(session ? { cookie: `sid=${session.cookie}`, 'x-csrf-token': session.csrf } : {}),
    },
    ...(sends ? { payload: JSON.stringify(bodies[endpoint.id] ?? {}) } : {}),
  })
  // Signing out is a right like others, but the next call needs the session again.
  if (endpoint.id === 'auth.logout' && session) signedIn[caller] = await signIn(caller)
  return signOf(response.statusCode, response.body, endpoint)
}

/** Asked for the orders of branch A; other lists are narrowed by the session alone. */
const isListOfOrders = (endpoint: Endpoint): boolean =>
  ['orders.current', 'orders.missed', 'orders.history', 'orders.history.csv', 'orders.stream'].includes(endpoint.id)

/** Streams do not end by themselves: asked in process, by a reader who is gone at once. */
async function meetsStream(endpoint: Endpoint, caller: Caller): Promise<string> {
  const session = signedIn[caller]
  const api = brand.api({ cookies: session ? { sid: session.cookie } : {}, signal: AbortSignal.abort() })
  const input = isListOfOrders(endpoint)
    ? { query: { branch: brand.a } }
    : { params: { uid: order.uid, hash: order.hash } }
  const answer = await api.call(endpoint, input as never)
  return answer.ok ? '+' : signOf(answer.status, JSON.stringify(answer.errors), endpoint)
}

function signOf(status: number, body: string, endpoint: Endpoint): string {
  if (status >= 500) return `${status}`
  const isAccess = status === 401 ? body.includes('auth.session_timeout') : status === 403
  if (isAccess) return '-'
  return status === 404 && rights[endpoint.id]?.includes('0') ? '0' : '+'
}

/** The record of branch A that a call names. */
function idOf(endpoint: Endpoint): string {
  if (endpoint.id.startsWith('orders.')) return order.id
  if (endpoint.id === 'branches.get') return brand.a
  return endpoint.id.startsWith('products.') ? brand.vehicle : randomUUID()
}

describe('Rights of every call (security §4)', () => {
  test('every call has its line, every line its call', () => {
    expect(Object.keys(rights).toSorted()).toEqual(contracts.map(({ id }) => id).toSorted())
  })

  test.each(contracts.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      const met: string[] = []
      for (const caller of callers) met.push(await meets(endpoint, caller))
      expect({ id: endpoint.id, met: met.join('') }).toEqual({ id: endpoint.id, met: rights[endpoint.id] })
    },
  )
})

test('what a call answers to a stranger tells nothing of the record', async () => {
  const read = (id: string) =>
    brand.call(
      orderingEndpoints.get,
      { params: { id } },
      { as: sessionOf(['ROLE_FRONTDESK'], { branches: [brand.b] }) },
    )
  const [foreign, unknown] = [await read(order.id), await read(randomUUID())]
  expect(foreign).toEqual(unknown)
})
