import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/supervisor.ts'
import { readInit } from '#modules/content/rules/read-init.ts'
import { load, median, requestOf, type Round } from './load.ts'
import { measured, residentMiB, type RunningServer, startOurs, startReference } from './processes.ts'
import { fillCatalogue } from './more-products.ts'
import { offerOf, rideRequests } from './ride-orders.ts'
import { type Row, tableOf } from './table.ts'

const rows: Row[] = []
const root = new URL('..', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'servus-bench-'))
const quiet = {
  debug() {},
  info() {},
  warn() {},
  error: (fields: object, text?: string) => console.error(text, fields),
}
// Many short rounds in turn: what else runs on the machine then falls on both sides alike.
const rounds = 7
const seconds = 1.5
const host = 'localhost'

const add = (name: string, unit: string, ours: number, reference: number, better: 'more' | 'less' = 'more'): void => {
  const ratio = better === 'more' ? ours / reference : reference / ours
  rows.push({ name, ours: rounded(ours), reference: rounded(reference), ratio: rounded(ratio), unit })
  console.log(`${name} measured`)
}
const rounded = (value: number): number => Number(value.toPrecision(4))

/** Only answers that succeed count. */
const ok = (round: Round): Round => {
  const failed = Object.entries(round.statuses).filter(([status]) => !status.startsWith('2'))
  if (failed.length > 0)
    throw new Error(`Answers with status ${failed.map(([status, count]) => `${status} (${count})`).join(', ')}`)
  return round
}

const get = (path: string): Buffer => requestOf({ method: 'GET', path, host, headers: { accept: '*/*' } })

/** Ours and the reference in turn, so that both see the same machine. */
async function compareReads(
  name: string,
  ours: RunningServer,
  path: string,
  reference: RunningServer,
  referencePath: string,
): Promise<void> {
  const results = { ours: [] as number[], reference: [] as number[] }
  await load({ port: ours.port, clients: 8, seconds: 1, request: () => get(path) })
  await load({ port: reference.port, clients: 8, seconds: 1, request: () => get(referencePath) })
  for (let round = 0; round < rounds; round++) {
    results.ours.push(ok(await load({ port: ours.port, clients: 8, seconds, request: () => get(path) })).perSecond)
    results.reference.push(
      ok(await load({ port: reference.port, clients: 8, seconds, request: () => get(referencePath) })).perSecond,
    )
  }
  add(name, '1/s', median(results.ours), median(results.reference))
}

async function compareOrders(ours: RunningServer, databaseUrl: string): Promise<void> {
  const request = rideRequests(await offerOf(ours.port))
  await load({ port: ours.port, clients: 4, seconds: 2, request })
  for (const clients of [1, 8]) {
    const placed: Round[] = []
    const raw: { perSecond: number; p99: number }[] = []
    for (let round = 0; round < rounds; round++) {
      placed.push(ok(await load({ port: ours.port, clients, seconds, request })))
      raw.push(await measured('reference-orders.ts', [databaseUrl, String(clients), String(seconds)]))
    }
    add(
      `order.place.c${clients}`,
      '1/s',
      median(placed.map((round) => round.perSecond)),
      median(raw.map((round) => round.perSecond)),
    )
    if (clients === 8)
      add('order.p99.c8', 'ms', median(placed.map((round) => round.p99)), median(raw.map((round) => round.p99)), 'less')
  }
}

const sizeOf = async (server: RunningServer, path: string): Promise<number> =>
  (
    await (
      await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'accept-encoding': 'identity' } })
    ).arrayBuffer()
  ).byteLength

/** Everything that the landing page loads as script, gzipped, in kB. */
async function landingScripts(server: RunningServer): Promise<number> {
  const html = await (await fetch(`http://127.0.0.1:${server.port}/de/startseite`)).text()
  const found = [
    ...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g),
    ...html.matchAll(/"(\/assets\/[^"]+\.js)"/g),
  ]
  const paths = new Set(found.map(([, path = '']) => path))
  let bytes = 0
  for (const path of paths) {
    const script = await (await fetch(`http://127.0.0.1:${server.port}${path}`)).arrayBuffer()
    bytes += gzipSync(Buffer.from(script), { level: 9 }).byteLength
  }
  return bytes / 1000
}

/** React DOM alone, as every page with React carries it. */
const reactScripts = (): number =>
  [
    'react/cjs/react.production.js',
    'react-dom/cjs/react-dom-client.production.js',
    'react-dom/cjs/react-dom.production.js',
    'scheduler/cjs/scheduler.production.js',
  ]
    .map((file) => gzipSync(readFileSync(new URL(`node_modules/${file}`, root)), { level: 9 }).byteLength)
    .reduce((sum, bytes) => sum + bytes, 0) / 1000

async function renderings(server: RunningServer): Promise<{ ours: number[]; reference: number[] }> {
  const init = readInit(
    ((await (await fetch(`http://127.0.0.1:${server.port}/api/init`)).json()) as { data: never }).data,
  )
  const summary = init.sites.find((site) => site.locale === 'de' && site.type === 'custom_home')
  const page = await fetch(
    `http://127.0.0.1:${server.port}/api/sites/public?locale=de&path=${encodeURIComponent(summary?.path ?? '')}`,
  )
  const file = join(folder, 'landing.json')
  writeFileSync(file, JSON.stringify({ init, home: ((await page.json()) as { data: unknown }).data }))
  return measured('render-page.ts', [file, '0.7'])
}

/** Seconds from the command to the first answer, on a folder that is set up; and what npm alone takes to start a script. */
async function secondStart(dataFolder: string): Promise<{ ours: number; npm: number }> {
  const starts: number[] = []
  const npm: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    const server = await startOurs({ dataFolder })
    starts.push((performance.now() - begin) / 1000)
    await server.stop()
    const idle = performance.now()
    spawnSync('npm', ['run', '--silent', 'nothing', '--if-present'], { cwd: root, stdio: 'ignore' })
    npm.push((performance.now() - idle) / 1000)
  }
  return { ours: median(starts), npm: median(npm) }
}

try {
  const data = join(folder, 'data')
  // The first start builds and seeds; it is not measured.
  await (await startOurs({ dataFolder: data })).stop()
  const start = await secondStart(data)
  add('start.second', 's', start.ours, start.npm, 'less')

  const postgres = await startEmbeddedPostgres({ folder: data, log: quiet })
  await fillCatalogue(postgres.url, 20)
  const other = { dataFolder: join(folder, 'other'), databaseUrl: postgres.url }
  // The first start of a folder strips and compiles all sources, which costs memory once; operators live with the second.
  await (await startOurs(other)).stop()
  const ours = await startOurs(other)
  const paths = { list: '/api/products/public?pageSize=20', init: '/api/init', page: '/de/startseite' }
  const sizes = {
    'read.product-list': await sizeOf(ours, paths.list),
    'read.init': await sizeOf(ours, paths.init),
    'page.landing': await sizeOf(ours, paths.page),
  }
  const reference = await startReference(sizes)
  await pause(5_000)
  const idle = { ours: residentMiB(ours.pid), reference: residentMiB(reference.pid) }
  add('memory.idle', 'MiB', idle.ours, idle.reference, 'less')
  await compareReads('read.product-list', ours, paths.list, reference, '/read.product-list')
  await compareReads('read.init', ours, paths.init, reference, '/read.init')
  await compareReads('page.landing.cached', ours, paths.page, reference, '/page.landing')
  const render = await renderings(ours)
  add('page.landing.render', '1/s', median(render.ours), median(render.reference))
  await compareOrders(ours, postgres.url)
  add('memory.load', 'MiB', residentMiB(ours.pid), residentMiB(reference.pid), 'less')
  add('page.landing.js', 'kB', await landingScripts(ours), reactScripts(), 'less')
  await ours.stop()
  await reference.stop()
  await postgres.stop()
  mkdirSync(new URL('bench/', root), { recursive: true })
  console.log(`\n${tableOf(rows)}`)
  writeFileSync(new URL('bench/results.json', root), `${JSON.stringify(rows, null, 2)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
