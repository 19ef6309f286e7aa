import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { copyTemplate } from '#testing/database.ts'
import { composeServus } from './compose/composition.ts'
import { readConfig } from './config.ts'
import { type RunningServer, serve } from './serve.ts'

const own = 'own'
const ids = ['a', 'b', 'c', own]
const atOnce = 12
/**
 * Three API calls: the response of the first is in memory, the second reads the database, and the third finds no record in the database.
 */
const paths = ['/api/init', '/api/products/public?pageSize=20', '/api/orders/public/K7M2QX9P/5f8c1d0e2b7a49c65f8c1d0e']

let server: RunningServer
let folder = ''
const databases: { url: string; drop: () => Promise<void> }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servus-many-'))
  const [common, other] = [await copyTemplate(inject('databaseUrl')), await copyTemplate(inject('databaseUrl'))]
  databases.push(common, other)
  const client = new Client({ connectionString: other.url })
  await client.connect()
  await client.query(`ALTER SCHEMA brand_test RENAME TO brand_${own}`)
  await client.end()
  const read = readConfig({
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    SERVUS_DEMO: '0',
    RATE_LIMITS: 'off',
    DATABASE_POOL: '3',
  })
  if (!read.ok) throw new Error(read.problems.join())
  server = await serve({
    config: read.config,
    databaseUrl: common.url,
    composition: composeServus(),
    log: createLog({ level: 'silent' }),
    release: 'test',
    pages: [],
  })
  for (const id of ids)
    await server.house.create({
      id,
      name: id,
      hosts: [`${id}.example`],
      ...(id === own ? { databaseUrl: other.url } : {}),
    })
}, 60_000)
afterAll(async () => {
  await server?.close()
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
const ask = (id: string, path: string): Promise<{ id: string; status: number; retryAfter: string | undefined }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.address)
    get({ host: '127.0.0.1', port, path, agent, headers: { host: `${id}.example` } }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        resolve({ id, status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
      )
    }).once('error', reject)
  })

const round = () =>
  Promise.all(ids.flatMap((id) => Array.from({ length: atOnce }, (_, n) => ask(id, paths[n % paths.length] ?? ''))))

test('many calls to many brands at once, while they are opened: every 5xx is a 503 with Retry-After', async () => {
  const answers = await round()
  const failed = answers.filter(({ status }) => status >= 500)
  expect(failed.filter(({ status, retryAfter }) => status !== 503 || retryAfter === undefined)).toEqual([])
  expect(answers).toHaveLength(ids.length * atOnce)
})

test('once the brands are open, each of them responds, also the one with its own database, and few connections are used', async () => {
  const answers = await round()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
  for (const id of ids) expect(answers.filter((one) => one.id === id && one.status === 200)).toHaveLength(8)
  for (const brand of server.house.opened()) expect(brand.db.pool.total).toBeLessThanOrEqual(3)
  expect(server.house.opened()).toHaveLength(ids.length)
})
