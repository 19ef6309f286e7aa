import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entity } from '#contract/entity.ts'
import type { Role } from '#contract/roles.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { entityTable, ident } from '#platform/entity-table.ts'
import type { Rights } from '#platform/rights.ts'
import { giveRoles } from '#testing/give-roles.ts'
import { sampleOf } from '#testing/entity-sample.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { admin } from '#testing/sessions.ts'
import { modules } from './compose/modules.ts'

const password = 'Vorsicht-Stufe-47'
type Place = 'a' | 'b'

/**
 * The users who try to write. A user with several roles has the rights of all of them. `locked` and `revoked` were signed in, but their sessions
 * have ended.
 */
const people = {
  employeeA: { roles: ['ROLE_EMPLOYEE'], branches: ['a'] },
  deskA: { roles: ['ROLE_FRONTDESK'], branches: ['a'] },
  officeA: { roles: ['ROLE_BACKOFFICE'], branches: ['a'] },
  officeB: { roles: ['ROLE_BACKOFFICE'], branches: ['b'] },
  mixedB: { roles: ['ROLE_FRONTDESK', 'ROLE_BACKOFFICE'], branches: ['b'] },
  officeBoth: { roles: ['ROLE_BACKOFFICE'], branches: ['a', 'b'] },
  admin: { roles: ['ROLE_ADMIN'], branches: [] },
  locked: { roles: ['ROLE_ADMIN'], branches: ['a', 'b'] },
  revoked: { roles: ['ROLE_ADMIN'], branches: ['a', 'b'] },
} as const satisfies Record<string, { roles: readonly Role[]; branches: readonly Place[] }>
type Person = keyof typeof people
type Caller = Person | 'nobody' | 'stranger'
const callers: readonly Caller[] = [...(Object.keys(people) as Person[]), 'nobody', 'stranger']
const dead: ReadonlySet<Caller> = new Set<Caller>(['nobody', 'locked', 'revoked', 'stranger'])

interface SignedIn {
  cookie: string
  csrf: string
}
let brand: RideBrand
let second: RideBrand
const signedIn = new Map<Caller, SignedIn>()

async function signIn(where: RideBrand, email: string): Promise<SignedIn> {
  const response = await where.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })
  const cookie = response.cookies.find(({ name }) => name === 'sid')
  if (!cookie) throw new Error(`${email} cannot sign in: ${response.body}`)
  return { cookie: cookie.value, csrf: (response.json() as { data: { csrfToken: string } }).data.csrfToken }
}

async function engage(where: RideBrand, name: string, { roles, branches }: (typeof people)[Person]): Promise<string> {
  const body = { name, email: `${name.toLowerCase()}@example.at`, roles: ['ROLE_EMPLOYEE' as const], password }
  const made = await where.call(
    identityEndpoints.users.create,
    { body: { ...body, branches: branches.map((one) => where[one]) } },
    { as: admin() },
  )
  if (!made.ok) throw new Error(JSON.stringify(made.errors))
  await giveRoles(where.core.db, made.value.id, roles)
  signedIn.set(name as Caller, await signIn(where, body.email))
  return made.value.id
}

beforeAll(async () => {
  ;[brand, second] = await Promise.all([rideBrand(), rideBrand()])
  const ids = new Map<string, string>()
  for (const [name, person] of Object.entries(people)) ids.set(name, await engage(brand, name, person))
  await engage(second, 'stranger', people.admin)
  const lock = { params: { id: ids.get('locked') ?? '' }, body: { version: 1, isLocked: true } }
  await brand.call(identityEndpoints.users.update, lock, { as: admin() })
  await ask('revoked', 'POST', '/api/auth/logout', {})
})
afterAll(async () => {
  await brand.close()
  await second.close()
})

async function ask(caller: Caller, method: 'POST' | 'PUT' | 'DELETE' | 'GET', url: string, body?: object) {
  const session = signedIn.get(caller)
  return brand.app.inject({
    method,
    url,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(session ? { cookie: `sid=${session.cookie}`, 'x-csrf-token': session.csrf } : {}),
    },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
}

/** May the caller's role write this entity? The branch does not matter here. */
function mayWrite({ access: { write } }: Entity, caller: Caller): boolean {
  if (dead.has(caller)) return false
  const { roles } = people[caller as Person]
  return write === 'staff' || write === 'public' || roles.some((role) => write.includes(role))
}

/** The expected status if the caller writes a record that belongs to branch A or to the whole brand. */
function expected(entity: Entity, record: object, caller: Caller): number {
  if (dead.has(caller)) return 401
  const { branches } = people[caller as Person]
  if (!mayWrite(entity, caller)) return 403
  if (caller === 'admin') return 200
  const of: unknown = entity.branchColumn === undefined ? null : Reflect.get(record, entity.branchColumn)
  const has = (place: Place): boolean => (branches as readonly Place[]).includes(place)
  if (typeof of === 'string') return has('a') ? 200 : 404
  return has('a') && has('b') ? 200 : 403
}

const rights = Object.assign({}, ...modules.map((module) => module.rights)) as Rights
const entities = modules
  .flatMap((module) =>
    module.entities.map((entity) => ({ entity, ids: new Set(module.endpoints.map(({ id }) => id)) })),
  )
  .filter(({ entity, ids }) => ids.has(`${entity.plural}.update`))
const met: string[] = []

describe('Who may write which record (docs/rules/security.md, Branch scope)', () => {
  test.each(entities.map(({ entity }, n) => [entity.plural, entity, n] as const))('%s', async (plural, entity, n) => {
    const path = `/api/${plural}`
    const withoutPassword = plural === 'users' ? { roles: ['ROLE_EMPLOYEE'] } : rights[`${plural}.create`]?.body
    const sample = { ...sampleOf(entity, brand.a, n), ...withoutPassword }
    const made = plural === 'branches' ? undefined : await ask('admin', 'POST', path, sample)
    // This test cannot create the record, because the record needs other records. The tests of its module check who may write it.
    if (made && made.statusCode !== 201) return
    const id = made ? (made.json() as { data: { id: string } }).data.id : brand.a
    met.push(plural)
    const row = () => brand.core.db.first(sql`SELECT * FROM ${ident(entityTable(entity).name)} WHERE id = ${id}`)
    const answers: Record<string, unknown> = {}
    const wanted: Record<string, unknown> = {}
    for (const caller of callers) {
      const before = await row()
      const seen = (await ask('admin', 'GET', `${path}/${id}`)).json() as { data: { version: number } }
      const body = { ...(made ? sample : { name: 'Haus' }), version: seen.data.version }
      const asked = expected(entity, made ? { ...sample, id } : { id: brand.a }, caller)
      // A record that a module hides from the caller is missing (404), not forbidden (403).
      const isHidden = mayWrite(entity, caller) && (await ask(caller, 'GET', `${path}/${id}`)).statusCode === 404
      const status = isHidden ? 404 : asked
      const changed = await ask(caller, 'PUT', `${path}/${id}`, body)
      const removed = status === 200 ? undefined : await ask(caller, 'DELETE', `${path}/${id}`)
      const isSame = removed === undefined || JSON.stringify(await row()) === JSON.stringify(before)
      answers[caller] = [changed.statusCode, removed?.statusCode, isSame]
      wanted[caller] = [status, status === 200 ? undefined : status, true]
    }
    expect(answers).toEqual(wanted)
  })

  test('covers the catalogue, pages, tables, branches and users', () =>
    expect(met).toEqual(
      expect.arrayContaining(['branches', 'tables', 'products', 'categories', 'tags', 'menus', 'navigations', 'users']),
    ))
})
