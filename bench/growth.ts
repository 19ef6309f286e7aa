import type { Client } from 'pg'
import { ask, signIn } from './ask.ts'
import { type Bench, get, ok } from './compare.ts'
import { fillOrders } from './fill-orders.ts'
import { branch, fillDishes, food } from './fill-products.ts'
import { load, percentile } from './load.ts'
import { residentMiB, type RunningServer, startOurs } from './processes.ts'

/** The young business that the grown one is compared with: enough orders for a page 180. */
const young = { orders: 10_000, products: 300 }
const grown = { orders: 1_000_000, products: 10_000 }

/** p95 in milliseconds by row. */
type Times = Map<string, number>

/**
 * The same calls, one after the other, on a young business and on one of two busy years: p95 of ours as it is grown, the young one as
 * the reference. Needs the branch of `openBranch`.
 */
export async function measureGrowth(
  bench: Bench,
  options: { databaseUrl: string; dataFolder: string; host: string; client: Client },
): Promise<void> {
  const { client, host } = options
  const measure = async (size: typeof young): Promise<{ times: Times; memory: number }> => {
    const begin = performance.now()
    await fillOrders(client, size.orders)
    await fillDishes(client, size.products)
    console.log(`${size.orders} orders filled in ${Math.round((performance.now() - begin) / 1000)} s`)
    const server = await startOurs(options)
    try {
      return { times: await timesOf(bench, server, host, client), memory: residentMiB(server.pid) }
    } finally {
      await server.stop()
    }
  }
  const before = await measure(young)
  const after = await measure(grown)
  for (const [name, time] of after.times) bench.add(name, 'ms', time, before.times.get(name) ?? 0, 'less')
  bench.add('growth.memory', 'MiB', after.memory, before.memory, 'less')
}

async function timesOf(bench: Bench, { port }: RunningServer, host: string, client: Client): Promise<Times> {
  const found: Times = new Map()
  const times = async (requests: readonly Buffer[]): Promise<readonly number[]> => {
    const request = (n: number): Buffer => requests[n % requests.length] ?? Buffer.alloc(0)
    await load({ port, clients: 1, seconds: bench.seconds / 2, request })
    return ok(await load({ port, clients: 1, seconds: bench.seconds * 2, request })).times
  }
  for (const [name, path] of [
    ['growth.read.storefront.json', `/api/store/${branch.identifier}`],
    ['growth.read.init', '/api/init'],
  ] as const)
    found.set(name, percentile(await times([get(path, host)]), 0.95))

  const cookie = await signIn(port, host, 'frontdesk@lindwurm.example', 'demo-frontdesk-2026')
  const board = await ask(port, host, '/api/orders/current', { headers: { cookie } })
  if ((JSON.parse(board.bytes.toString('utf8')) as { data: unknown[] }).data.length !== 200)
    throw new Error('The board does not show the open orders')
  found.set('growth.board.p95', percentile(await times([get('/api/orders/current', host, cookie)]), 0.95))

  const searches = await historySearches(client)
  const each: number[] = []
  for (const [name, paths] of searches) {
    const taken = await times(paths.map((path) => get(path, host, cookie)))
    found.set(`growth.history.${name}`, percentile(taken, 0.95))
    // As many of each kind, however long one takes.
    each.push(...Array.from({ length: 100 }, (_, n) => percentile(taken, n / 100)))
  }
  found.set('growth.history.p95', percentile(each, 0.95))
  return found
}

/** What staff ask the history for, by kind. */
async function historySearches(client: Client): Promise<[name: string, paths: string[]][]> {
  const { rows } = await client.query<{ uid: string; day: string; later: string }>(
    `SELECT uid, created_at::date::text AS day, (created_at::date + 6)::text AS later FROM ${food}.orders ORDER BY hash LIMIT 20`,
  )
  return [
    ['first', ['/api/orders']],
    ['page-180', ['/api/orders?page=180']],
    ['state', ['completed', 'rejected', 'failed'].map((state) => `/api/orders?state=${state}`)],
    ['days', rows.map(({ day, later }) => `/api/orders?from=${day}&to=${later}`)],
    ['uid', rows.map(({ uid }) => `/api/orders?search=${uid}`)],
  ]
}
