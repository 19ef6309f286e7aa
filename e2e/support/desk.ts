import { createClient } from '#contract/client.ts'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { type Branch, branchesEndpoints } from '#modules/branches/contract.ts'
import { catalogueEndpoints, type Product } from '#modules/catalogue/contract.ts'
import { type Config, contentEndpoints } from '#modules/content/contract.ts'
import type * as z from 'zod'
import { localFetch } from './local-fetch.ts'
import { type Me, identityEndpoints } from '#modules/identity/contract.ts'
import { type Order, orderingEndpoints } from '#modules/ordering/contract.ts'

/** The demo's staff (specification §6). */
export const accounts = {
  admin: { email: 'admin@donau.example', password: 'demo-admin-2026' },
  backoffice: { email: 'backoffice@donau.example', password: 'demo-backoffice-2026' },
  frontdesk: { email: 'frontdesk@donau.example', password: 'demo-frontdesk-2026' },
  driver: { email: 'fahrer@donau.example', password: 'demo-fahrer-2026' },
} as const
export type Account = keyof typeof accounts

/** The calls of a session, made by the same client that the back office uses. */
export interface Desk {
  me: Me
  cookie: string
  /** Returns the value of the response; throws with the server's error text. */
  call<E extends Endpoint>(endpoint: E, input?: InputOf<E>): Promise<OutputOf<E>>
  /** Reads an order by its `uid`, with the rights of this session. */
  order(uid: string): Promise<Order>
  act(
    uid: string,
    action: 'confirm' | 'reject' | 'cancel' | 'inDelivery' | 'completed' | 'counterAppointment',
    more?: Record<string, unknown>,
  ): Promise<void>
}

/** The account at a business. The same people work in both businesses, and the host selects the business. */
const accountAt = (url: string, account: Account): { email: string; password: string } => {
  const { email, password } = accounts[account]
  const isLindwurm = new URL(url).hostname.startsWith('lindwurm.')
  return { email: isLindwurm ? email.replace('@donau.', '@lindwurm.') : email, password }
}

/** Signs in over HTTP. */
export async function signIn(url: string, account: Account | { email: string; password: string }): Promise<Desk> {
  let cookie = ''
  let me: Me | undefined
  const client = createClient({
    baseUrl: url,
    locale: () => 'de',
    csrfToken: () => me?.csrfToken,
    fetch: async (address, init) => {
      const response = await localFetch(String(address), {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), ...(cookie ? { cookie: `sid=${cookie}` } : {}) },
      })
      cookie = /(?:^|, )sid=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? cookie
      return response
    },
  })
  const call = async <E extends Endpoint>(endpoint: E, input?: InputOf<E>): Promise<OutputOf<E>> => {
    const answer = await client.call(endpoint, input)
    if (!answer.ok) throw new Error(`${endpoint.id}: ${answer.status} ${JSON.stringify(answer.errors)}`)
    return answer.value
  }
  me = await call(identityEndpoints.login, { body: typeof account === 'string' ? accountAt(url, account) : account })
  const order = async (uid: string): Promise<Order> => {
    const [found] = await call(orderingEndpoints.history, { query: { search: uid } })
    if (!found) throw new Error(`No order ${uid}`)
    return call(orderingEndpoints.get, { params: { id: found.id } })
  }
  return {
    me,
    cookie,
    call,
    order,
    async act(uid, action, more = {}) {
      const { id, version } = await order(uid)
      await call(
        orderingEndpoints[action] as Endpoint,
        { params: { id }, body: { version, ...more } } as InputOf<Endpoint>,
      )
    },
  }
}

type Stored = { id: string; createdAt: string; updatedAt: string; version: number }
/** Returns the record without its id and times, because the body of an update must not contain them. */
const body = <R extends Stored>({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...record }: R) => record

/** Changes the demo's branch, runs `work`, and then restores the branch. */
export async function withBranch(desk: Desk, change: Partial<Branch>, work: () => Promise<void>): Promise<void> {
  const read = async () => found((await desk.call(branchesEndpoints.list, {}))[0])
  const before = await read()
  const save = async (record: Branch) =>
    desk.call(branchesEndpoints.update, {
      params: { id: before.id },
      body: { ...body(record), version: (await read()).version },
    })
  await save({ ...before, ...change })
  await work().finally(() => save(before))
}

/** Changes the brand's settings, runs `work`, and then restores the settings. */
export async function withConfig(
  desk: Desk,
  change: Partial<z.input<typeof Config>>,
  work: () => Promise<void>,
): Promise<void> {
  const save = async (part: Partial<z.input<typeof Config>>) => {
    const now = await desk.call(contentEndpoints.config.get, {})
    await desk.call(contentEndpoints.config.save, { body: { ...now, ...part } })
  }
  const before = await desk.call(contentEndpoints.config.get, {})
  const { version: _version, ...kept } = before
  await save(change)
  await work().finally(() => save(kept))
}

/** Changes a vehicle of the demo, runs `work`, and then restores the vehicle. */
export async function withVehicle(
  desk: Desk,
  name: string,
  change: Partial<Product>,
  work: () => Promise<void>,
): Promise<void> {
  const read = async () =>
    found((await desk.call(catalogueEndpoints.products.list, {})).find((one) => one.name === name))
  const before = await read()
  const save = async (record: Product) =>
    desk.call(catalogueEndpoints.products.update, {
      params: { id: before.id },
      body: { ...body(record), version: (await read()).version },
    })
  await save({ ...before, ...change })
  await work().finally(() => save(before))
}

function found<T>(record: T | undefined): T {
  if (!record) throw new Error('The demo has no such record')
  return record
}
