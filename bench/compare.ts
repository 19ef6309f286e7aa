import { figuresOf, percentiles } from './figures.ts'
import { load, openClient, requestOf, type Round } from './load.ts'
import type { Options } from './options.ts'
import { type RunningServer, startOrderReference } from './processes.ts'
import type { AddRow } from './rows.ts'

/** The length of a comparison (`rounds`, `seconds`), and `add`, which stores its result row. */
export interface Bench extends Pick<Options, 'rounds' | 'seconds'> {
  add: AddRow
}

/** Throws if a response of the round failed, because failed responses must not count as throughput. */
export const ok = (round: Round): Round => {
  const failed = Object.entries(round.statuses).filter(([status]) => !status.startsWith('2'))
  if (failed.length > 0)
    throw new Error(`Answers with status ${failed.map(([status, count]) => `${status} (${count})`).join(', ')}`)
  return round
}

export const get = (path: string, host: string, cookie?: string): Buffer =>
  requestOf({ method: 'GET', path, host, headers: { accept: '*/*', ...(cookie ? { cookie } : {}) } })

export interface Read {
  port: number
  path: string
  host: string
}

/** Compares reads by 8 clients. A round of our server and a round of the reference alternate, so that both run under the same conditions. */
export async function compareReads(bench: Bench, name: string, ours: Read, reference: RunningServer): Promise<void> {
  const other: Read = { port: reference.port, path: `/${name}`, host: 'localhost' }
  const round = async ({ port, path, host }: Read, seconds: number): Promise<number> => {
    const bytes = get(path, host)
    return ok(await load({ port, clients: 8, seconds, request: () => bytes })).perSecond
  }
  await round(ours, Math.min(1, bench.seconds))
  await round(other, Math.min(1, bench.seconds))
  const rates = { ours: [] as number[], reference: [] as number[] }
  for (let n = 0; n < bench.rounds; n++) {
    rates.ours.push(await round(ours, bench.seconds))
    rates.reference.push(await round(other, bench.seconds))
  }
  bench.add(name, '1/s', figuresOf(rates.ours), figuresOf(rates.reference))
}

export interface PlacedOrders {
  port: number
  databaseUrl: string
  /** The database schema of the brand. The reference server copies the tables of this schema. */
  schema: string
  /** The names of the result rows: 'order.place.c8', 'order.place.food.c8'. */
  name: (what: 'place' | 'p99', clients: number) => string
  clients: readonly number[]
  request: () => Buffer
}

interface OrderRounds {
  rates: number[]
  times: (readonly number[])[]
}

/**
 * Places orders with one HTTP call each. The reference is a minimal server that writes the same rows on the same PostgreSQL. Both write
 * several orders in one commit.
 */
export async function compareOrders(bench: Bench, orders: PlacedOrders): Promise<void> {
  const { port, request } = orders
  await load({ port, clients: 4, seconds: Math.min(2, bench.seconds), request })
  const reference = await startOrderReference(orders.databaseUrl, orders.schema)
  await load({ port: reference.port, clients: 4, seconds: Math.min(2, bench.seconds), request })
  for (const clients of orders.clients) {
    const ours: OrderRounds = { rates: [], times: [] }
    const raw: OrderRounds = { rates: [], times: [] }
    for (let n = 0; n < bench.rounds; n++) {
      for (const [rounds, at] of [
        [ours, port],
        [raw, reference.port],
      ] as const) {
        const placed = ok(await load({ port: at, clients, seconds: bench.seconds, request }))
        rounds.rates.push(placed.perSecond)
        rounds.times.push(placed.times)
      }
    }
    bench.add(orders.name('place', clients), '1/s', figuresOf(ours.rates), figuresOf(raw.rates))
    // A single client never waits for others, so its 99th percentile (p99) is not recorded.
    if (clients > 1)
      bench.add(orders.name('p99', clients), 'ms', percentiles(ours.times, 0.99), percentiles(raw.times, 0.99), 'less')
  }
  await reference.stop()
}

/** Sends all requests at the same time. Returns the milliseconds until the last response. */
export async function atOnce(port: number, requests: readonly Buffer[]): Promise<number> {
  const open = await Promise.all(requests.map(() => openClient(port)))
  const begin = performance.now()
  const answers = await Promise.all(open.map((client, n) => client.send(requests[n] ?? Buffer.alloc(0))))
  const took = performance.now() - begin
  for (const client of open) client.close()
  if (answers.some((status) => status !== 200)) throw new Error(`One of the calls answered ${answers.join(', ')}`)
  return took
}
