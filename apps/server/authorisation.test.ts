import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Role } from '#contract/roles.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { giveRoles } from '#testing/give-roles.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { type Caller, callers, type Rights } from '#platform/rights.ts'
import { modules } from './compose/modules.ts'

const contracts = modules.flatMap(({ endpoints }) => endpoints)
const rights = Object.assign({}, ...modules.map((module) => module.rights)) as Rights

let brand: RideBrand
let order: { id: string; uid: string; hash: string }
/** Real users with real sessions: their rights are read from the database as in production. */
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
      roles: ['ROLE_EMPLOYEE' as const],
      branches: [brand[person.branch]],
      password,
    }
    const made = await brand.call(identityEndpoints.users.create, { body }, { as: admin() })
    if (!made.ok) throw new Error(JSON.stringify(made.errors))
    await giveRoles(brand.core.db, made.value.id, [person.role])
    signedIn[caller] = await signIn(caller)
  }
})
afterAll(() => brand.close())

/** Makes the API call. Result: `-` if the caller has no right, `0` if the record is not found, `+` for every other response. */
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
    url: path + (isListOfBranch(endpoint) ? `?branch=${brand.a}` : ''),
    headers: {
      ...(sends ? { 'content-type': 'application/json' } : {}),
      ...(session ? { cookie: `sid=${session.cookie}`, 'x-csrf-token': session.csrf } : {}),
    },
    ...(sends ? { payload: JSON.stringify(rights[endpoint.id]?.body ?? {}) } : {}),
  })
  // Signing out is tested like any other call, but the next call needs a new session.
  if (endpoint.id === 'auth.logout' && session) signedIn[caller] = await signIn(caller)
  return signOf(response.statusCode, response.body, endpoint)
}

/** Does the list need the id of a branch? Then the test asks for the records of branch A. Other lists are filtered by the session alone. */
const isListOfBranch = (endpoint: Endpoint): boolean => rights[endpoint.id]?.isListOfBranch === true

/** Streams do not end by themselves. So the test calls them without HTTP, as a caller who disconnects at once. */
async function meetsStream(endpoint: Endpoint, caller: Caller): Promise<string> {
  const session = signedIn[caller]
  const api = brand.api({ cookies: session ? { sid: session.cookie } : {}, signal: AbortSignal.abort() })
  const input = isListOfBranch(endpoint)
    ? { query: { branch: brand.a } }
    : { params: { uid: order.uid, hash: order.hash } }
  const answer = await api.call(endpoint, input as never)
  return answer.ok ? '+' : signOf(answer.status, JSON.stringify(answer.errors), endpoint)
}

function signOf(status: number, body: string, endpoint: Endpoint): string {
  if (status >= 500) return `${status}`
  const isAccess = status === 401 ? body.includes('auth.session_timeout') : status === 403
  if (isAccess) return '-'
  return status === 404 && rights[endpoint.id]?.met.includes('0') ? '0' : '+'
}

/** Returns the id for the address of an API call: the id of a record of branch A if the call needs a record, otherwise a random id. */
function idOf(endpoint: Endpoint): string {
  // Later calls still need this order, so orders.remove is called with an id that does not exist.
  if (endpoint.id.startsWith('orders.') && endpoint.id !== 'orders.remove') return order.id
  if (endpoint.id === 'branches.get') return brand.a
  return endpoint.id.startsWith('products.') ? brand.vehicle : randomUUID()
}

describe('Rights of every call (docs/rules/security.md, Rights)', () => {
  test.each(modules.map((module) => [module.name, module] as const))(
    'every call of %s has a row in the table, and every row has a call',
    (_name, module) =>
      expect(Object.keys(module.rights).toSorted()).toEqual(module.endpoints.map(({ id }) => id).toSorted()),
  )

  test.each(contracts.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      const met: string[] = []
      for (const caller of callers) met.push(await meets(endpoint, caller))
      expect({ id: endpoint.id, met: met.join('') }).toEqual({ id: endpoint.id, met: rights[endpoint.id]?.met })
    },
  )
})

test('responses to callers without rights do not show anything of the record', async () => {
  const read = (id: string) =>
    brand.call(
      orderingEndpoints.get,
      { params: { id } },
      { as: sessionOf(['ROLE_FRONTDESK'], { branches: [brand.b] }) },
    )
  const [foreign, unknown] = [await read(order.id), await read(randomUUID())]
  expect(foreign).toEqual(unknown)
})
