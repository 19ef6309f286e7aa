import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { keyEndpoints } from '#modules/integration/contract.ts'
import { type Chief, engageChief } from '#modules/integration/server/testing/chief.ts'
import { groupOf, isForPeople, scopesOfCalls } from '#platform/keys.ts'
import { callers, type Rights } from '#platform/rights.ts'
import { must } from '#testing/order-calls.ts'
import { rideBrand, type RideBrand } from '#testing/ride-brand.ts'
import { modules } from './compose/modules.ts'

const contracts = modules.flatMap(({ endpoints }) => endpoints)
const rights = Object.assign({}, ...modules.map((module) => module.rights)) as Rights
const scopes = scopesOfCalls(modules)
const withoutKeys = new Set(modules.flatMap((module) => module.withoutKeys))

let brand: RideBrand
let chief: Chief
/**
 * Keys for the tests. `all` belongs to an administrator, `desk` to a front-desk user of branch A; both keys have every scope. `others`: for
 * each scope, a key with all scopes except this one.
 */
let secrets: Record<'all' | 'desk', string>
let others: ReadonlyMap<string, string>

beforeAll(async () => {
  brand = await rideBrand()
  chief = await engageChief(brand)
  const every = [...new Set(scopes.values())]
  const make = (name: string, list: string[]) =>
    must(brand.call(keyEndpoints.create, { body: { name, scopes: list } }, { as: chief.session }))
  const all = await make('all', every)
  const desk = await make('desk', every)
  const owner = { id: randomUUID(), roles: JSON.stringify(['ROLE_FRONTDESK']), branches: JSON.stringify([brand.a]) }
  await brand.core.db
    .run(sql`INSERT INTO users SELECT (jsonb_populate_record(u, ${JSON.stringify({ id: owner.id, email: 'desk@example.at' })}::jsonb)).*
    FROM users u WHERE u.id = ${chief.id}`)
  await brand.core.db.run(
    sql`UPDATE users SET roles = ${owner.roles}, branches = ${owner.branches} WHERE id = ${owner.id}`,
  )
  await brand.core.db.run(sql`UPDATE api_keys SET created_by = ${owner.id} WHERE id = ${desk.id}`)
  secrets = { all: all.secret, desk: desk.secret }
  const without = new Map<string, string>()
  for (const scope of every)
    without.set(
      scope,
      (
        await make(
          scope,
          every.filter((one) => one !== scope),
        )
      ).secret,
    )
  others = without
})
afterAll(() => brand.close())

async function ask(endpoint: Endpoint, secret: string): Promise<{ status: number; code: string }> {
  const sends = endpoint.method === 'POST' || endpoint.method === 'PUT'
  const values: Record<string, string> = { id: randomUUID(), branch: brand.a, uid: 'x', hash: 'x', key: 'k'.repeat(32) }
  const response = await brand.app.inject({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? 'x'),
    headers: { authorization: `Bearer ${secret}`, ...(sends ? { 'content-type': 'application/json' } : {}) },
    ...(sends ? { payload: JSON.stringify(rights[endpoint.id]?.body ?? {}) } : {}),
  })
  const code = /"code":"([\w.]+)"/.exec(response.body)?.[1] ?? ''
  return { status: response.statusCode, code }
}

describe('Keys of programs (docs/rules/integration.md, Keys)', () => {
  test('every call is in a scope, or is only for people, or its module declares that keys cannot make it', () => {
    const open = contracts.filter((one) => !isForPeople(one) && !scopes.has(one.id)).map(groupOf)
    expect([...new Set(open)].filter((group) => !withoutKeys.has(group))).toEqual([])
    expect([...scopes.keys()].filter((id) => withoutKeys.has(id.split('.')[0] ?? ''))).toEqual([])
  })

  const reached = contracts.filter((one) => scopes.has(one.id))
  test.each(reached.map((one) => [one.id, one] as const))(
    '%s needs a key with its scope, whose creator has the right',
    async (_, one) => {
      const isOpen = one.access === 'public' && one.method === 'GET'
      const without = await ask(one, others.get(scopes.get(one.id) ?? '') ?? '')
      expect([one.id, without.code === 'auth.key_scope']).toEqual([one.id, !isOpen])
      const desk = await ask(one, secrets.desk)
      const mayDesk = rights[one.id]?.met[callers.indexOf('frontdeskA')] === '+'
      expect([
        one.id,
        desk.code !== 'auth.not_privileged' && desk.code !== 'auth.key_scope',
        desk.status < 500,
      ]).toEqual([one.id, mayDesk, true])
    },
  )

  const closed = contracts.filter((one) => !scopes.has(one.id) && one.access !== 'public')
  test.each(closed.map((one) => [one.id, one] as const))(
    '%s cannot be called with a key that has every scope',
    async (_, one) => expect((await ask(one, secrets.all)).code).toBe('auth.key_scope'),
  )
})
