import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/supervisor.ts'
import { measureBoard } from './board.ts'
import { measureBrands } from './brands.ts'
import type { CodeRow } from './code.ts'
import type { Bench } from './compare.ts'
import { measureContent } from './content.ts'
import { figuresOf } from './figures.ts'
import { forgetOrders } from './fill-orders.ts'
import { fillRideCatalogue, openBranch } from './fill-products.ts'
import { measureFood } from './food.ts'
import { measureGrowth } from './growth.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMail } from './mail.ts'
import { readOptions } from './options.ts'
import { measured, startOurs } from './processes.ts'
import { keepResults, resultsOf } from './results.ts'
import { measurePrinting } from './printing.ts'
import { measureRides, type Place } from './rides.ts'
import { collectRows } from './rows.ts'
import { measureSignage } from './signage.ts'
import { measureStart } from './start.ts'
import { measureStatistics } from './statistics.ts'
import { missedAims, tableOf } from './table.ts'
import { measureWorkingTime } from './working-time.ts'

const quiet = {
  debug() {},
  info() {},
  warn() {},
  error: (fields: object, text?: string) => console.error(text, fields),
}
/** The demo businesses: rides on the default host, food on its own host. */
const rideHost = 'localhost'
const foodHost = 'lindwurm.localhost'

const options = readOptions(process.argv.slice(2))
const { wants } = options
const { rows, add } = collectRows()
const bench: Bench = { rounds: options.rounds, seconds: options.seconds, add }

async function measureCode(): Promise<void> {
  const args = [String(Math.min(0.3, bench.seconds)), String(bench.rounds)]
  for (const { name, ours, reference } of await measured<CodeRow[]>('code.ts', args))
    add(name, 'ms', figuresOf(ours), figuresOf(reference), 'less')
}

/** Measures all parts for which the benchmark writes rows directly into a separate PostgreSQL. */
async function measureServer(folder: string, place: Place): Promise<void> {
  const client = new Client({ connectionString: place.databaseUrl })
  await client.connect()
  await fillRideCatalogue(client, 20)
  await openBranch(client)
  // The first start in a folder removes the types from all sources and compiles them, which needs more memory. Operators usually make
  // later starts, so the second start is measured.
  await (await startOurs(place)).stop()
  if (wants('pages') || wants('orders')) await measureRides(bench, { place, host: rideHost, folder, wants })
  await forgetOrders(client)
  if (wants('food')) await measureFood(bench, { place, host: foodHost, folder })
  if (wants('mail')) await measureMail(bench, { place, host: foodHost })
  if (wants('brands')) await measureBrands(bench, { place, quietHost: foodHost })
  await forgetOrders(client)
  const business = { ...place, host: foodHost, client }
  if (wants('board')) await measureBoard(bench, business)
  if (wants('signage')) await measureSignage(bench, business)
  if (wants('printing')) await measurePrinting(bench, business)
  if (wants('working-time')) await measureWorkingTime(bench, business)
  if (wants('content')) await measureContent(bench, business)
  if (wants('statistics')) await measureStatistics(bench, options.events, business)
  if (wants('lighthouse')) await measureLighthouse(bench, { place, rideHost, foodHost })
  if (wants('growth')) await measureGrowth(bench, options.grown, business)
  await client.end()
}

const folder = mkdtempSync(join(tmpdir(), 'servus-bench-'))
// PostgreSQL may run under another account of the operating system, and this account must be able to enter the folder. Otherwise PostgreSQL
// would store its data in /var/lib/servus, and the data would not be removed with the folder.
chmodSync(folder, 0o711)
try {
  if (wants('code')) await measureCode()
  const data = join(folder, 'data')
  // The first start builds the pages and creates the demo data, so it is not measured.
  await (await startOurs({ dataFolder: data })).stop()
  if (wants('start')) await measureStart(bench, data)
  const postgres = await startEmbeddedPostgres({ folder: data, log: quiet })
  await measureServer(folder, { dataFolder: join(folder, 'other'), databaseUrl: postgres.url })
  await postgres.stop()
  console.log(`\n${tableOf(rows)}`)
  for (const words of missedAims(rows)) console.log(words)
  if (options.isKept) console.log(`bench/results.json has ${keepResults(resultsOf(rows, options)).rows.length} rows.`)
  else console.log('Only a long run (--long) is written to bench/results.json.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
