import sql from 'sql-template-tag'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import type { Role } from '#contract/roles.ts'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import type { Session } from '#platform/module.ts'
import { request, type TestBrand } from '#testing/brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { peopleEndpoints, workingContractsEndpoints } from '../../contract.ts'

const boss = admin()

export interface Worker {
  id: string
  session: Session
  access: { username: string; token: string }
}

/** Creates a business with a branch, and functions that make API calls and create people. */
export async function timeHouse(brand: TestBrand) {
  const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, as: Session | undefined = boss, key?: string) =>
    request(brand).call(endpoint, input, {
      ...(as ? { as } : {}),
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })
  const must = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, as: Session = boss) => {
    const result = await call(endpoint, input, as)
    if (!result.ok) throw new Error(`${endpoint.id}: ${JSON.stringify(result.errors)}`)
    return result.value
  }
  const branch = async (identifier: string): Promise<string> =>
    (await must(branchesEndpoints.create, { body: { identifier, name: identifier, kind: 'orders' } })).id
  const house = await branch('haus')

  /** Creates a person with a user account, a contract (unless `contract` is false) and an access token for the time clock. */
  const worker = async (
    name: string,
    more: { roles?: Role[]; branch?: string; contract?: Record<string, unknown> | false } = {},
  ): Promise<Worker> => {
    const at = more.branch ?? house
    const roles = more.roles ?? ['ROLE_EMPLOYEE']
    const email = `${name.toLowerCase()}@example.at`
    const user = await must(identityEndpoints.users.create, {
      body: { name, email, roles, branches: [at], password: 'lang-genug-2026' },
    })
    if (more.contract !== false)
      await must(workingContractsEndpoints.create, {
        body: {
          userId: user.id,
          branchId: at,
          validFrom: '2026-03-01',
          rulePack: 'DE 2026.1',
          holidayRegion: 'DE-BY',
          ...more.contract,
        },
      })
    const session = sessionOf(roles, { name, userId: user.id, email, branches: [at] })
    const made = await must(peopleEndpoints.createToken, { body: { name: 'Telefon' } }, session)
    return { id: user.id, session, access: { username: made.username, token: made.token } }
  }
  const count = async (table: 'working_activities' | 'time_requests' | 'clock_taps'): Promise<number> => {
    const tables = {
      working_activities: sql`working_activities`,
      time_requests: sql`time_requests`,
      clock_taps: sql`clock_taps`,
    }
    return (await brand.core.db.first<{ n: number }>(sql`SELECT count(*) AS n FROM ${tables[table]}`))?.n ?? 0
  }
  /** The mails to staff that use this template, the oldest first. */
  const mails = async (template: string): Promise<{ name: string; email: string; subject: string }[]> => {
    const rows = await brand.core.db.many<{
      payload: { template: string; name: string; email: string; subject: string }
    }>(sql`SELECT payload FROM outbox WHERE topic = 'identity.staff-mail' ORDER BY id`)
    return rows.map(({ payload }) => payload).filter((one) => one.template === template)
  }
  return { brand, call, must, house, branch, worker, count, mails }
}
export type TimeHouse = Awaited<ReturnType<typeof timeHouse>>
