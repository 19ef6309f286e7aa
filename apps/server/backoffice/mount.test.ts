import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { mountBuiltBackoffice } from './mount.ts'

const script = 'export const answer = 42\n'.repeat(100)
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backoffice-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><script nonce="__CSP_NONCE__">1</script><div id="root"></div>',
  )
  await writeFile(join(folder, 'sign-in.html'), '<!doctype html><script nonce="__CSP_NONCE__">1</script><form></form>')
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'sw.js'), script)
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(join(folder, 'app.webmanifest'), '{}')
  await writeFile(join(folder, 'stamp'), 'note of the build')
  await writeFile(join(folder, '.hidden.txt'), 'note of the build')
  await mkdir(join(folder, 'icons'))
  await writeFile(join(folder, 'icons', 'bell.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'assets', 'main-abc.js'), script)
  await writeFile(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync(script))
})

async function get(path: string, headers: Record<string, string> = {}, from = folder) {
  const app = fastify()
  await mountBuiltBackoffice(app, from)
  const answer = await app.inject({ url: path, headers })
  await app.close()
  return answer
}

test.each(['/backend', '/backend/', '/backend/login', '/backend/bestellungen/0190?x=1'])(
  'for %s the page is sent, which is never cached',
  async (path) => {
    const answer = await get(path)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-type']).toContain('text/html')
  },
)

test.each(['/backend/login', '/backend/login/', '/backend/login/link?token=x'])(
  '%s is a document of its own, which is never cached',
  async (path) => {
    const answer = await get(path)
    expect(answer.body).toContain('<form>')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await get('/backend/loginx')).body).not.toContain('<form>')
  },
)

test('a page is compressed for browsers that can read it', async () => {
  const answer = await get('/backend/login', { 'accept-encoding': 'gzip, br' })
  expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual(['br', 'accept-encoding'])
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<form>')
  expect((await get('/backend', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
})

test('page and policy have the same nonce, and each response has a new one', async () => {
  const [first, second] = [await get('/backend'), await get('/backend')]
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? 'none'
  expect(nonce.length).toBeGreaterThanOrEqual(20)
  expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
  expect(second.body).not.toContain(nonce)
})

test('files are cached for ever, and are sent in the compressed form that the build wrote', async () => {
  const answer = await get('/backend/assets/main-abc.js', { 'accept-encoding': 'br' })
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.rawPayload.length).toBeLessThan(script.length / 5)
  expect((await get('/backend/assets/main-abc.js')).body).toBe(script)
})

test.each([
  ['favicon.svg', 'image/svg+xml'],
  ['sw.js', 'application/javascript; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['app.webmanifest', 'application/manifest+json'],
  ['icons/bell.svg', 'image/svg+xml'],
])(
  '%s keeps its name between releases: it is sent with its own type, and browsers revalidate it',
  async (name, type) => {
    const answer = await get(`/backend/${name}?v=1`)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      type,
      'no-cache',
    ])
    const again = await get(`/backend/${name}`, { 'if-none-match': String(answer.headers['etag']) })
    expect(again.statusCode).toBe(304)
  },
)

test.each([
  '/backend/index.html',
  '/backend/sign-in.html',
  '/backend/stamp',
  '/backend/.hidden.txt',
  '/backend/sw.js.br',
  '/backend/SW.JS',
  '/backend/sw.js/',
  '/backend/..%2fsw.js',
  '/backend/..%2f..%2f..%2fpackage.json',
  '/backend/%2e%2e%2fpackage.json',
  '/backend/..%5cpackage.json',
  '/backend/sw.js%00.txt',
])('%s is not a file of the build, so the page is sent', async (path) => {
  const answer = await get(path)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain('<div id="root">')
})

test('files added to a build later are not served', async () => {
  const app = fastify()
  await mountBuiltBackoffice(app, folder)
  await writeFile(join(folder, 'later.txt'), 'not built')
  expect((await app.inject('/backend/later.txt')).body).not.toContain('not built')
  await app.close()
})

test('a missing file of an older release is a 404, not a page', async () =>
  expect((await get('/backend/assets/gone-123.js')).statusCode).toBe(404))

test('without a brand it redirects to the page that says what to do', async () => {
  const app = fastify()
  await mountBuiltBackoffice(app, folder, async () => true)
  const answer = await app.inject({ url: '/backend/login' })
  expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
    302,
    '/',
    'no-store',
  ])
  await app.close()
})

test('without a build it says what to do', async () => {
  const answer = await get('/backend', {}, join(folder, 'assets'))
  expect(answer.body).toContain('npm run build')
})
