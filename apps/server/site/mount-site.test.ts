import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Init } from '#contract/init.ts'
import { NoBrandYet } from '#platform/brands/house.ts'
import { mountSite } from './mount-site.ts'
import type { SiteBrand } from './site-brand.ts'

/** A replacement for the built site. Its pages contain the values of their requests. So these tests cover only the server's part. */
const server = `
let renders = 0
export const entry = { module: {
  RouterContextProvider: class { values = new Map(); set(key, value) { this.values.set(key, value) } get(key) { return this.values.get(key) } },
  siteContext: 'site', reportContext: 'report',
  isContentPath: (pathname) => /^\\/(de|en)\\//.test(pathname) && !/(status|checkout)/i.test(decodeURIComponent(pathname)),
  ownQuery: (query) => { const table = new URLSearchParams(query).get('table'); return table ? '?table=' + table : '' },
  renderContent: async (site, pathname) => {
    renders += 1
    if (pathname === '/de/missing') return { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' }, html: '<html>404 ' + renders + '</html>' }
    const html = '<html><script>one()</script><script type="application/ld+json">{}</script>' + [pathname, site.query.toString(), site.brandId, site.origin, 'render', renders].join(' ') + '</html>'
    return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, html }
  },
  createRequestHandler: () => async (request, context) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/') return new Response(null, { status: 302, headers: { location: '/' + context.get('site').preferredLocale + '/x' } })
    renders += 1
    const body = '<html><script>one()</script><script type="application/ld+json">{}</script>' + [pathname, search, context.get('site').brandId, context.get('site').origin, 'render', renders].join(' ') + '</html>'
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
} }
export const assets = { entry: { module: '/assets/entry.js' }, routes: { root: { css: ['/assets/root.css'] } } }
`
const init = {
  branches: [],
  sites: [],
  config: { timeZone: 'Europe/Vienna', tilesStyleUrl: 'https://tiles.example/style.json' },
  theme: { pictures: { favicon: '/theme/neutral/1/favicon.ico' } },
} as unknown as Init

let folder: string
let app: FastifyInstance
let version = 1
let now = Temporal.Instant.from('2026-11-20T15:42:00Z')

const noCalls = { call: () => Promise.reject(new Error('no calls here')) }
const brand = (host: string): SiteBrand => ({
  id: host === 'lindwurm.localhost' ? 'lindwurm' : 'donau',
  publicUrl: undefined,
  version: () => String(version),
  init: async () => init,
  api: () => noCalls,
  ownApi: noCalls,
  redirectOf: async () => undefined,
})
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'donau.localhost', ...headers } })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const path of ['server', 'client/assets', 'client/.vite']) await mkdir(join(folder, path), { recursive: true })
  await writeFile(join(folder, 'server/index.js'), server)
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'client/.vite/manifest.json'), '{}')
  await writeFile(join(folder, 'client/assets/a-1234.js'), 'let a')
  await writeFile(join(folder, 'client/assets/a-1234.js.br'), 'packed')
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  app = Fastify()
  const brandOf = async (host: string) => brand(host)
  await mountSite(app, {
    brandOf,
    clock: { now: () => now, epochMs: () => now.epochMilliseconds },
    buildFolder: pathToFileURL(`${folder}/`),
  })
  return () => app.close()
})

describe('pages', () => {
  test('are rendered once for each version and sent in every encoding', async () => {
    const first = await get('/de/startseite')
    expect(first.statusCode).toBe(200)
    expect((await get('/de/startseite?utm_source=x')).body).toBe(first.body)
    const packed = await get('/de/startseite', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      etag: first.headers['etag'],
    })
    version += 1
    expect((await get('/de/startseite')).body).not.toBe(first.body)
  })

  test('with a query that a module declares are rendered for each visit, and the cached page without a query stays as it is', async () => {
    const plain = await get('/de/store/cafe')
    const seated = await get('/de/store/cafe?utm_source=x&table=7')
    expect(seated.body).toContain('/de/store/cafe table=7 donau')
    expect((await get('/de/store/cafe?table=8')).body).toContain('table=8')
    expect((await get('/de/store/cafe?utm_source=y')).body).toBe(plain.body)
  })

  test('are answered with 304 if the client has the current version', async () => {
    const { headers } = await get('/de/startseite')
    const again = await get('/de/startseite', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    version += 1
    expect((await get('/de/startseite', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200)
  })

  test('change every day, because they show opening hours and the year', async () => {
    const before = await get('/de/day')
    now = now.add({ hours: 24 })
    expect((await get('/de/day')).body).not.toBe(before.body)
  })

  test('are cached for each host separately', async () => {
    const donau = await get('/de/two')
    const lindwurm = await get('/de/two', { host: 'lindwurm.localhost' })
    expect(donau.body).toContain('donau http://donau.localhost')
    expect(lindwurm.body).toContain('lindwurm http://lindwurm.localhost')
  })

  test('of content run no inline script, so that a script in their texts does not run', async () => {
    const policy = String((await get('/de/policy')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
  })

  test('with data of the router list only their own inline scripts in the policy', async () => {
    const policy = String((await get('/de/status/abc/0123456789abcdef')).headers['content-security-policy'])
    const hash = createHash('sha256').update('one()').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("connect-src 'self' https://tiles.example;")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('that are not found are rendered once, and have no ETag', async () => {
    const answer = await get('/de/missing')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['etag']).toBeUndefined()
    expect((await get('/de/missing')).body).toBe(answer.body)
  })

  test.each([
    '/de/status/abc/0123456789abcdef',
    '/en/store/wien/checkout',
    '/de/STATUS/abc/0123456789abcdef',
    '/DE/status/abc/0123456789abcdef',
    '/de/%73tatus/abc/0123456789abcdef',
    // The address of a page that is not found may still contain the secret of an order.
    '/xx/status/abc/0123456789abcdef',
    '/status/abc/0123456789abcdef',
    '//status/abc/0123456789abcdef',
    '/fr/store/wien/checkout/error?order=abc.0123456789abcdef',
    '/store/wien/checkout/error?order=abc.0123456789abcdef',
  ])('%s is never cached and never found', async (url) => {
    const first = await get(url)
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(first.headers['etag']).toBeUndefined()
    expect((await get(url)).body).not.toBe(first.body)
  })

  test('are replaced by an error page if nothing can be rendered', async () => {
    const broken = Fastify()
    const brandOf = async (host: string) => ({
      ...brand(host),
      init: () => Promise.reject(new Error('database is away')),
    })
    await mountSite(broken, {
      brandOf,
      clock: { now: () => now, epochMs: () => now.epochMilliseconds },
      buildFolder: pathToFileURL(`${folder}/`),
    })
    const answer = await broken.inject({ url: '/de/startseite', headers: { host: 'donau.localhost' } })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store'])
    for (const text of ['500 Internal Server Error', 'Leider ist ein interner Fehler aufgetreten.'])
      expect(answer.body).toContain(text)
    expect(answer.body).not.toContain('database')
    await broken.close()
  })

  test('tell the operator of an empty installation what to do next, in the language of the browser', async () => {
    const empty = Fastify()
    await mountSite(empty, {
      brandOf: () => Promise.reject(new NoBrandYet()),
      clock: { now: () => now, epochMs: () => now.epochMilliseconds },
      buildFolder: pathToFileURL(`${folder}/`),
    })
    for (const [language, title] of [
      ['de-AT', 'Servus läuft'],
      ['en', 'Servus is running'],
    ]) {
      const answer = await empty.inject({ url: '/', headers: { 'accept-language': language } })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
      for (const text of [`<h1>${title}</h1>`, 'npm run servus -- brand create', 'npm run servus -- user create'])
        expect(answer.body).toContain(text)
    }
    await empty.close()
  })

  test('the start address redirects to the language of the browser', async () => {
    const answer = await get('/', { 'accept-language': 'en-GB' })
    expect([answer.statusCode, answer.headers['location'], answer.headers['vary']]).toEqual([
      302,
      '/en/x',
      'Accept-Encoding, Accept-Language',
    ])
  })

  test('without a language in the path are in the language of the browser, with a Vary header', async () => {
    const [outside, within] = [await get('/wp-login.php'), await get('/de/missing')]
    expect([outside.headers['vary'], within.headers['vary']]).toEqual([
      'Accept-Encoding, Accept-Language',
      'Accept-Encoding',
    ])
  })

  test('are sent without a body for HEAD, and refuse methods that do not read', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/de/startseite', headers: { host: 'donau.localhost' } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect((await app.inject({ method: 'POST', url: '/de/startseite' })).statusCode).toBe(404)
  })
})

describe('files', () => {
  test('with a hash in their name are cached for ever and sent compressed', async () => {
    const answer = await get('/assets/a-1234.js', { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect(answer.body).toBe('packed')
  })

  test('that do not exist get a 404 and not a page', async () => {
    const answer = await get('/assets/a-0000.js')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect((await get('/.vite/manifest.json')).body).not.toBe('{}')
  })

  test.each([
    '/assets/',

    '/assets/..%5cserver%5cindex.js',
    '/assets/a%00',
    '/assets//a-1234.js',
  ])('with the path %s are not found, which is no failure of the server', async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('take no more memory than their bytes', async () => {
    expect((await get('/assets/a-1234.js', { range: 'bytes=999-' })).statusCode).toBe(416)
  })

  test('favicon.ico belongs to the brand; robots.txt and sitemap.xml are generated', async () => {
    const icon = await get('/favicon.ico')
    expect([icon.statusCode, icon.headers.location]).toEqual([302, '/theme/neutral/1/favicon.ico'])
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://donau.localhost/sitemap.xml')
    expect((await get('/robots.txt')).body).toContain('Disallow: /de/status/')
  })
})
