import type { Client } from 'pg'
import { ask, signIn } from './ask.ts'
import { type Bench, get, ok } from './compare.ts'
import { type Figures, figuresOf, percentiles } from './figures.ts'
import { fillOrders } from './fill-orders.ts'
import { branch, fillDishes, food } from './fill-products.ts'
import { load } from './load.ts'
import type { Size } from './options.ts'
import { residentMiB, type RunningServer, startOurs } from './processes.ts'

/**
 * The small business that is compared with the grown business. Its orders fill at least 180 pages, because page 180 of the history is
 * measured.
 */
const young: Size = { orders: 10_000, products: 300 }
/** Number of orders on the board. It is the same for a short and a long history. */
const open = 200

export interface Business {
  databaseUrl: string
  dataFolder: string
  host: string
  client: Client
}

/** The p95 (95th percentile) in milliseconds, by the name of the result row. */
type Times = Map<string, Figures>

/**
 * Makes the same API calls, one after another, on a small business and on a business after two busy years. Our figure is the p95 of the
 * grown business, and the reference is the p95 of the small business. Needs the branch of `openBranch`.
 */
export async function measureGrowth(bench: Bench, grown: Size, business: Business): Promise<void> {
  const measure = async (size: Size): Promise<{ times: Times; memory: number }> => {
    const begin = performance.now()
    await fillOrders(business.client, { orders: size.orders, open })
    await fillDishes(business.client, size.products)
    console.log(`${size.orders} orders filled in ${Math.round((performance.now() - begin) / 1000)} s`)
    const server = await startOurs(business)
    try {
      return { times: await timesOf(bench, server, business), memory: residentMiB(server.pid) }
    } finally {
      await server.stop()
    }
  }
  const before = await measure(young)
  const after = await measure(grown)
  for (const [name, time] of after.times) bench.add(name, 'ms', time, before.times.get(name) ?? time, 'less')
  bench.add('growth.memory', 'MiB', figuresOf([after.memory]), figuresOf([before.memory]), 'less')
}

async function timesOf(bench: Bench, { port }: RunningServer, { host, client }: Business): Promise<Times> {
  const found: Times = new Map()
  /** Milliseconds of each response, by round. */
  const rounds = async (requests: readonly Buffer[]): Promise<(readonly number[])[]> => {
    const request = (n: number): Buffer => requests[n % requests.length] ?? Buffer.alloc(0)
    const round = async (): Promise<readonly number[]> =>
      ok(await load({ port, clients: 1, seconds: bench.seconds / 2, request })).times
    await round()
    const measured: (readonly number[])[] = []
    for (let n = 0; n < bench.rounds; n++) measured.push(await round())
    return measured
  }
  for (const [name, path] of [
    ['growth.read.storefront.json', `/api/store/${branch.identifier}`],
    ['growth.read.init', '/api/init'],
  ] as const)
    found.set(name, percentiles(await rounds([get(path, host)]), 0.95))

  const cookie = await signIn(port, host, 'frontdesk@lindwurm.example', 'demo-frontdesk-2026')
  const board = await ask(port, host, '/api/orders/current', { headers: { cookie } })
  if ((JSON.parse(board.bytes.toString('utf8')) as { data: unknown[] }).data.length !== open)
    throw new Error('The board does not show the open orders')
  found.set('growth.board.p95', percentiles(await rounds([get('/api/orders/current', host, cookie)]), 0.95))

  for (const [group, kinds] of Object.entries(await historyQueries(client))) {
    const all: number[][] = Array.from({ length: bench.rounds }, () => [])
    for (const [kind, queries] of Object.entries(kinds)) {
      const taken = await rounds(queries.map((query) => get(`/api/orders?${new URLSearchParams(query)}`, host, cookie)))
      found.set(`growth.${group}.${kind}`, percentiles(taken, 0.95))
      // Takes the same number of measured times from each kind of request. Fast requests are made more often, so without this rule they
      // would decide the common p95.
      for (const [n, times] of taken.entries()) all[n]?.push(...evenly(times, 100))
    }
    found.set(`growth.${group}.p95`, percentiles(all, 0.95))
  }
  return found
}

/** Selects `count` of the times, evenly spread from the shortest to the longest. */
function evenly(times: readonly number[], count: number): number[] {
  const sorted = times.toSorted((a, b) => a - b)
  return Array.from({ length: count }, (_, n) => sorted[Math.floor((n * sorted.length) / count)] ?? 0)
}

type Queries = Record<string, Record<string, string>[]>

/**
 * The requests that staff send to the list of past orders. `history`: pages and filters of the list. `search`: texts that staff type into
 * the search field.
 */
async function historyQueries(client: Client): Promise<{ history: Queries; search: Queries }> {
  const { rows } = await client.query<
    Record<'uid' | 'day' | 'later' | 'first' | 'last' | 'phone' | 'email' | 'street', string>
  >(
    `SELECT uid, created_at::date::text AS day, (created_at::date + 6)::text AS later, first_name AS first, last_name AS last, phone, email, street
     FROM ${food}.orders ORDER BY hash LIMIT 40`,
  )
  const words = (of: (row: (typeof rows)[number]) => string) => rows.map((row) => ({ search: of(row) }))
  return {
    history: {
      first: [{}],
      'page-180': [{ page: '180' }],
      state: ['completed', 'rejected', 'failed'].map((state) => ({ state })),
      days: rows.map(({ day, later }) => ({ from: day, to: later })),
      uid: words(({ uid }) => uid),
    },
    search: {
      name: words(({ last }) => last),
      'two-names': words(({ first, last }) => `${first} ${last}`),
      // The phone number as people dial it within the country: 0151… for +49151….
      phone: words(({ phone }) => phone.replace('+49', '0')),
      'phone-part': words(({ phone }) => phone.slice(-6)),
      email: words(({ email }) => email),
      street: words(({ street }) => street),
      'street-part': words(({ street }) => street.slice(0, 9)),
      'word-part': words(({ last }) => last.slice(1, 5)),
      'first-letters': words(({ last }) => last.slice(0, 2)),
      nothing: words(({ last }) => `${last}xyz`),
    },
  }
}
