import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { copyTemplate } from '#testing/database.ts'
import { composeServus } from './compose/composition.ts'
import { readConfig } from './config.ts'
import { type RunningServer, serve } from './serve.ts'
import { mountSitePages } from './site/site-pages.ts'

/**
 * A replacement for the built site. '/de/store/busy' is a page that cannot read its data, and '/de/moved' is a page that does not exist.
 * Every task page responds with 503. All other pages are content pages.
 */
const site = `
const html = (text, status = 200) => ({ status, headers: { 'content-type': 'text/html; charset=utf-8' }, html: '<html>' + text + '</html>' })
export const entry = { module: {
  RouterContextProvider: class { set() {} },
  isContentPath: (pathname) => pathname.startsWith('/de/') && !pathname.includes('status'),
  ownQuery: () => '',
  renderContent: async (site, pathname) => {
    if (pathname === '/de/store/busy') throw Object.assign(new Error(''), { name: 'PageBusy' })
    if (pathname === '/de/moved') return html('404', 404)
    return html('Seite')
  },
  createRequestHandler: () => async () => new Response('<html></html>', { status: 503, headers: { 'content-type': 'text/html' } }),
} }
export const assets = { entry: { module: '/assets/entry.js' }, routes: { root: { css: [] } } }
`
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const order = 'K7M2QX9P/5f8c1d0e2b7a49c65f8c1d0e'
const json = (body: object): Asked => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const staff: Asked = { headers: { cookie: `sid=${'x'.repeat(43)}` } }

/** One path for each kind of request, with the status of its response when there are free connections again. */
const kinds: readonly [string, string, Asked, number][] = [
  ['public page', '/de/startseite', {}, 200],
  ['map of the site', '/sitemap.xml', {}, 200],
  ['page that moved', '/de/moved', {}, 404],
  ['public call', '/api/products/public?pageSize=20', {}, 200],
  ['order of a guest', `/api/orders/public/${order}`, {}, 404],
  ['call of the back office', '/api/orders', staff, 401],
  ['sign-in', '/api/auth/login', json({ email: 'a@b.example', password: 'falsch' }), 401],
  ['upload', '/api/uploads/public', json({ filename: 'a.png', dataUrl: png }), 201],
  ['file of a guest', `/upload/${'a'.repeat(22)}/00000000-0000-7000-8000-000000000000-1.png`, {}, 404],
  ['stream of a guest', `/api/orders/public/${order}/stream`, {}, 404],
  ['stream of staff', '/api/orders/stream', staff, 401],
]

let server: RunningServer
let folder = ''
let database: { url: string; drop: () => Promise<void> }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servus-overload-'))
  for (const path of ['site/server', 'site/client/.vite']) await mkdir(join(folder, path), { recursive: true })
  await writeFile(join(folder, 'site/server/index.js'), site)
  await writeFile(join(folder, 'site/server/package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'site/client/.vite/manifest.json'), '{}')
  database = await copyTemplate(inject('databaseUrl'))
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
    databaseUrl: database.url,
    composition: composeServus(),
    log: createLog({ level: 'silent' }),
    release: 'test',
    pages: [(app, options) => mountSitePages(app, options, pathToFileURL(`${folder}/site/`))],
  })
  for (const id of ['test', 'quiet']) await server.house.create({ id, name: id, hosts: [] })
}, 60_000)
afterAll(async () => {
  await server?.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

interface Asked {
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}
const ask = (
  path: string,
  asked: Asked = {},
  brand = 'test',
): Promise<{ status: number; retryAfter: string | undefined }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(server.address)
    const headers = { ...asked.headers, host: `${brand}.localhost` }
    request({ host: '127.0.0.1', port, path, method: asked.method ?? 'GET', agent: false, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }))
    })
      .once('error', reject)
      .end(asked.body)
  })

test('without a free connection every kind of path responds with 503 and Retry-After; with one it responds as usual', async () => {
  const brand = await server.house.forId('test')
  await server.house.forId('quiet')
  const { promise: held, resolve: free } = Promise.withResolvers<void>()
  // Uses all connections that one brand may use, and fills its whole queue.
  const rush = Array.from({ length: 402 }, () => brand?.core.db.tx(() => held).catch(() => undefined))
  await expect.poll(() => brand?.db.pool.waiting, { timeout: 20_000 }).toBeGreaterThanOrEqual(400)

  try {
    const answers = await Promise.all(kinds.map(async ([name, path, init]) => [name, await ask(path, init)] as const))
    for (const [name, { status, retryAfter }] of answers) {
      expect(status, name).toBe(503)
      expect(Number(retryAfter), name).toBeGreaterThan(0)
    }
    expect((await ask('/api/products/public?pageSize=20', {}, 'quiet')).status, 'another brand has its share').toBe(200)
  } finally {
    free()
    await Promise.all(rush)
  }
  const later = await Promise.all(
    kinds.map(async ([name, path, init]) => [name, (await ask(path, init)).status] as const),
  )
  expect(later).toEqual(kinds.map(([name, , , status]) => [name, status]))
})

test('a page that returns 503 itself, or that cannot read its own data, also sends Retry-After', async () => {
  for (const path of [`/de/status/${order}`, '/de/store/busy']) {
    const { status, retryAfter } = await ask(path)
    expect([path, status]).toEqual([path, 503])
    expect(Number(retryAfter)).toBeGreaterThan(0)
  }
})
