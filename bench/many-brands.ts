import { mkdirSync, mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openInstallation } from '#apps/server/house.ts'
import { composeServus } from '#apps/server/compose/composition.ts'
import { readConfig } from '#apps/server/config.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/supervisor.ts'
import { createLog } from '#platform/log.ts'
import { startOurs } from './processes.ts'

// node bench/many-brands.ts --brands=1000 --calls=12: sends this number of calls to each brand at the same time. There are two rounds: in
// the first, the brands are opened; in the second, they are open. Prints for each round the number of responses by status. Fails if a
// response is a 5xx other than 503 with Retry-After. Creating 1,000 brands takes some minutes. With --folder=… the brands are kept, and
// the next run creates only the missing brands. --rounds=no only creates brands.
const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '1000' },
    calls: { type: 'string', default: '12' },
    folder: { type: 'string' },
    rounds: { type: 'string', default: 'yes' },
  },
})
const [brands, calls] = [Number(values.brands), Number(values.calls)]
const ids = Array.from({ length: brands }, (_, n) => `b${n}`)
const paths = ['/api/init', '/api/products/public?pageSize=20', '/api/orders/public/K7M2QX9P/5f8c1d0e2b7a49c65f8c1d0e']

interface Answer {
  /** Status of the response; 0 if there was no response. */
  status: number
  /** The reason why there was no response, for example ECONNRESET. */
  problem?: string
  retryAfter: boolean
  ms: number
}

const ask = (port: number, host: string, path: string): Promise<Answer> =>
  new Promise((resolve) => {
    const begin = performance.now()
    const done = (status: number, retryAfter: boolean, problem?: string): void =>
      resolve({ status, retryAfter, ms: performance.now() - begin, ...(problem ? { problem } : {}) })
    get({ host: '127.0.0.1', port, path, agent: false, headers: { host } }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined))
    }).once('error', (error: NodeJS.ErrnoException) => done(0, false, error.code ?? error.message))
  })

async function round(port: number, name: string): Promise<boolean> {
  const begin = performance.now()
  const answers = await Promise.all(
    ids.flatMap((id) =>
      Array.from({ length: calls }, (_, n) => ask(port, `${id}.localhost`, paths[n % paths.length] ?? '')),
    ),
  )
  const counts = Map.groupBy(answers, ({ problem, status }) => problem ?? String(status))
  const dishonest = answers.filter(
    ({ status, retryAfter }) => status === 0 || (status >= 500 && (status !== 503 || !retryAfter)),
  )
  const text = [...counts].map(([status, all]) => `${all.length} × ${status}`).join(', ')
  console.log(`${name}: ${text}; ${((performance.now() - begin) / 1000).toFixed(1)} s`)
  if (dishonest.length > 0) console.log(`  ${dishonest.length} answers are neither an answer nor an honest 503`)
  return dishonest.length === 0
}

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'servus-many-brands-'))
mkdirSync(folder, { recursive: true })
chmodSync(folder, 0o711)
const log = createLog({ level: 'error' })
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'database'), log, durability: 'throwaway' })
try {
  const read = readConfig({ DATA_DIR: folder, SERVUS_DEMO: '0' })
  if (!read.ok) throw new Error(read.problems.join())
  const installation = { config: read.config, databaseUrl: postgres.url, composition: composeServus(), log }
  // The brands are created in groups of 40. Each group is closed before the next group is created, so that never more than 40 brands are
  // open. Four brands are opened at the same time, which is the limit of a process.
  for (let from = 0; from < brands; from += 40) {
    const house = await openInstallation({ ...installation, release: 'bench', automatic: false })
    const there = new Set((await house.brands()).map(({ id }) => id))
    const missing = ids.slice(from, from + 40).filter((id) => !there.has(id))
    for (let at = 0; at < missing.length; at += 4) {
      const four = missing.slice(at, at + 4)
      for (const id of four) await house.create({ id, name: id, hosts: [] })
      await Promise.all(four.map((id) => house.forId(id)))
    }
    await house.close()
    console.log(`${Math.min(from + 40, brands)} brands made`)
  }
  if (values.rounds === 'yes') {
    const env = { SERVUS_DEMO: '0' }
    const server = await startOurs({ dataFolder: folder, databaseUrl: postgres.url, env })
    const first = await round(server.port, 'while they are opened')
    const second = await round(server.port, 'afterwards')
    await server.stop()
    process.exitCode = first && second ? 0 : 1
  }
} finally {
  await postgres.stop()
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true })
}
