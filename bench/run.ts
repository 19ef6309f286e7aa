import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Storefront } from '#modules/store/contract.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/supervisor.ts'
import { ask, dataOf } from './ask.ts'
import { type Bench, compareOrders, compareReads } from './compare.ts'
import { forgetOrders } from './fill-orders.ts'
import { branch, fillRideCatalogue, openBranch } from './fill-products.ts'
import { foodRequests, insertsOfFoodOrder } from './food-orders.ts'
import { measureGrowth } from './growth.ts'
import { landingScripts, reactScripts, renderings } from './landing.ts'
import { median } from './load.ts'
import { readOptions } from './options.ts'
import { measured, residentMiB, type RunningServer, startOurs, startReference } from './processes.ts'
import { offerOf, rideRequests } from './ride-orders.ts'
import { collectRows } from './rows.ts'
import { missedAims, tableOf } from './table.ts'

const root = new URL('..', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'servus-bench-'))
// PostgreSQL's own account may enter: its data then lies in here as well and goes with it, instead of staying in /var/lib/servus.
chmodSync(folder, 0o711)
const quiet = {
  debug() {},
  info() {},
  warn() {},
  error: (fields: object, text?: string) => console.error(text, fields),
}
/** The demo's businesses: rides on the default host, food on its own. */
const rideHost = 'localhost'
const foodHost = 'lindwurm.localhost'

const options = readOptions(process.argv.slice(2))
const { rows, add } = collectRows()
const bench: Bench = { rounds: options.rounds, seconds: options.seconds, add }

/** Seconds from the command to the first answer, on a folder that is set up; and what npm alone takes to start a script. */
async function measureStart(dataFolder: string): Promise<void> {
  const starts: number[] = []
  const npm: number[] = []
  for (let round = 0; round < bench.rounds; round++) {
    const begin = performance.now()
    const server = await startOurs({ dataFolder })
    starts.push((performance.now() - begin) / 1000)
    await server.stop()
    const idle = performance.now()
    spawnSync('npm', ['run', '--silent', 'nothing', '--if-present'], { cwd: root, stdio: 'ignore' })
    npm.push((performance.now() - idle) / 1000)
  }
  add('start.second', 's', median(starts), median(npm), 'less')
}

interface Place {
  dataFolder: string
  databaseUrl: string
}

type Reads = Readonly<Record<string, { host: string; path: string }>>

/** A bare server that answers each of these with as many bytes. */
async function referenceOf(port: number, reads: Reads): Promise<RunningServer> {
  const sizes: Record<string, number> = {}
  for (const [name, { host, path }] of Object.entries(reads))
    sizes[name] = (await ask(port, host, path)).bytes.byteLength
  return startReference(sizes)
}

/** The default business: its reads and pages, and orders of rides. */
async function measureRides(place: Place): Promise<void> {
  const reads = {
    'read.product-list': { host: rideHost, path: '/api/products/public?pageSize=20' },
    'read.init': { host: rideHost, path: '/api/init' },
    'page.landing.cached': { host: rideHost, path: '/de/startseite' },
  }
  const ours = await startOurs(place)
  const { port } = ours
  const reference = await referenceOf(port, reads)
  if (options.wants('pages')) {
    await pause(5_000)
    add('memory.idle', 'MiB', residentMiB(ours.pid), residentMiB(reference.pid), 'less')
    for (const [name, read] of Object.entries(reads)) await compareReads(bench, name, { port, ...read }, reference)
    const render = await renderings(port, folder, bench)
    add('page.landing.render', '1/s', median(render.ours), median(render.reference))
  }
  if (options.wants('orders')) {
    await compareOrders(bench, {
      port,
      databaseUrl: place.databaseUrl,
      name: (what, clients) => `order.${what}.c${clients}`,
      clients: [1, 8],
      request: rideRequests(await offerOf(port)),
      inserts: 6,
    })
    add('memory.load', 'MiB', residentMiB(ours.pid), residentMiB(reference.pid), 'less')
  }
  if (options.wants('pages')) add('page.landing.js', 'kB', await landingScripts(port), reactScripts(), 'less')
  await ours.stop()
  await reference.stop()
}

/** The guest house: a storefront of 300 products, orders of food, and the search. */
async function measureFood(place: Place): Promise<void> {
  const reads = {
    'read.storefront.page': { host: foodHost, path: `/de/store/${branch.identifier}` },
    'read.storefront.json': { host: foodHost, path: `/api/store/${branch.identifier}` },
  }
  const ours = await startOurs(place)
  const { port } = ours
  const reference = await referenceOf(port, reads)
  for (const [name, read] of Object.entries(reads)) await compareReads(bench, name, { port, ...read }, reference)
  await reference.stop()
  const store = await dataOf<Storefront>(port, foodHost, reads['read.storefront.json'].path)
  await compareOrders(bench, {
    port,
    databaseUrl: place.databaseUrl,
    name: (what, clients) => `order.${what}.food.c${clients}`,
    clients: [8],
    request: foodRequests(store, foodHost),
    inserts: insertsOfFoodOrder,
  })
  await ours.stop()
  await measureSearch(store)
}

async function measureSearch(store: Storefront): Promise<void> {
  const file = join(folder, 'storefront.json')
  writeFileSync(file, JSON.stringify(store))
  const args = [file, String(Math.min(0.5, bench.seconds)), String(bench.rounds)]
  const search = await measured<{ ours: number[]; reference: number[] }>('search-rounds.ts', args)
  add('search.300', '1/s', median(search.ours), median(search.reference))
}

try {
  const data = join(folder, 'data')
  // The first start builds and seeds; it is not measured.
  await (await startOurs({ dataFolder: data })).stop()
  if (options.wants('start')) await measureStart(data)

  const postgres = await startEmbeddedPostgres({ folder: data, log: quiet })
  const place = { dataFolder: join(folder, 'other'), databaseUrl: postgres.url }
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await fillRideCatalogue(client, 20)
  await openBranch(client)
  // The first start of a folder strips and compiles all sources, which costs memory once; operators live with the second.
  await (await startOurs(place)).stop()
  if (options.wants('pages') || options.wants('orders')) await measureRides(place)
  await forgetOrders(client)
  if (options.wants('food')) await measureFood(place)
  if (options.wants('growth')) await measureGrowth(bench, { ...place, host: foodHost, client })
  await client.end()
  await postgres.stop()
  console.log(`\n${tableOf(rows)}`)
  for (const words of missedAims(rows)) console.log(words)
  if (options.isWhole) writeFileSync(new URL('bench/results.json', root), `${JSON.stringify(rows, null, 2)}\n`)
  else console.log('Only a whole run is written to bench/results.json.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
