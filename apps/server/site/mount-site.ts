import { isConnectionLoss } from '#platform/postgres/failures.ts'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#kernel/time.ts'
import { localeOf } from '#modules/content/rules/site-paths.ts'
import { NoBrandYet } from '#platform/brands/house.ts'
import { preferredLocale } from '#platform/http/locale.ts'
import { builtEntries, lasting, serveBuiltFiles } from '../built-files.ts'
import { robotsText, sitemapXml } from './addresses.ts'
import { brokenPage } from './broken-page.ts'
import { contentPolicy } from './content-policy.ts'
import { emptyPage } from './empty-page.ts'
import { createOpeningVersion } from './opening-version.ts'
import { type PageBytes, pageBytes } from './page-bytes.ts'
import { createPageCache } from './page-cache.ts'
import { createRenderer, type Renderer } from './render-page.ts'
import { sendPage } from './send-page.ts'
import type { SiteBrand } from './site-brand.ts'
import { readSiteBuild } from './site-build.ts'
import { faviconPath, webManifest } from './web-manifest.ts'
import { serveWorker } from './worker-route.ts'

interface MountSiteOptions {
  /** The brand of a host name. An unknown host gets the default brand (docs/rules/brands.md, Names and hosts). */
  brandOf(host: string): Promise<SiteBrand>
  clock: Clock
  /** True if the site is served from its sources, with hot reload (`npm run dev`). */
  isDevelopment?: boolean | undefined
  /** Folder of the built site with `client` and `server`; apps/site/build by default. */
  buildFolder?: URL
  /** Maximum size of all rendered pages in memory, in bytes. Default: 32 MB. */
  cacheBytes?: number
}

/**
 * Checkout and status pages show one person's data (docs/rules/calls.md, Targets), previews show unpublished content
 * (docs/rules/content.md, Preview). These pages are never cached or indexed, and the links on them send no referrer. The pattern also
 * matches these paths without a language or with an unknown language. Such a path gets a 404, but it may still contain the secret of an
 * order.
 */
const personal = /^\/([^/]*\/)?(status\/|preview\/|store\/[^/]+\/checkout)/i
const preview = /^\/(de|en)\/preview\//
/**
 * Does the path belong to a page with one person's data, or to a preview? Paths are compared in the same way as in the router: upper case
 * equals lower case, and '%73' equals 's'.
 */
const isPersonal = (pathname: string): boolean => personal.test(pathname.includes('%') ? decoded(pathname) : pathname)

/** Mounts the public site: built files, robots.txt, sitemap.xml and, last, every page. */
export async function mountSite(app: FastifyInstance, options: MountSiteOptions): Promise<void> {
  const folder = options.buildFolder ?? new URL('../../site/build/', import.meta.url)
  await app.register(async (scope) => {
    const build = options.isDevelopment
      ? await (await import('./dev-site.ts')).openDevSite(scope)
      : await readSiteBuild(folder)
    const renderer = createRenderer(build, (error, requestId) =>
      app.log.error({ err: error, requestId }, 'A page failed'),
    )
    if (!options.isDevelopment) await serveAssets(scope, fileURLToPath(new URL('client/', folder)))
    scope.setErrorHandler((error, request, reply) => {
      const locale = localeOf(request.url) ?? preferredLocale(request.headers['accept-language'])
      const isEmpty = error instanceof NoBrandYet
      const isBusy = isConnectionLoss(error) || isPageBusy(error)
      if (!isEmpty) app.log.error({ err: error, requestId: request.id }, 'A page could not be made')
      const html = isEmpty ? emptyPage(locale) : brokenPage(locale, request.id)
      return reply
        .code(isEmpty || isBusy ? 503 : 500)
        .headers({
          'cache-control': 'no-store',
          ...(isBusy ? { 'retry-after': '2' } : {}),
          'content-security-policy': contentPolicy(html, {}),
        })
        .type('text/html; charset=utf-8')
        .send(html)
    })
    serveWorker(scope, folder, options.brandOf)
    mountPages(scope, options, renderer)
  })
}

/**
 * Is the error a `PageBusy`? A page throws it if it cannot read its data now, but probably can later (packages/ui/site/page-busy.ts). The
 * name is compared, because the build contains its own copy of the class.
 */
const isPageBusy = (error: unknown): boolean => error instanceof Error && error.name === 'PageBusy'

/** Serves only the folders of the build. Files that browsers request at the root (robots, icon, manifest) differ between brands and are generated. */
async function serveAssets(scope: FastifyInstance, client: string): Promise<void> {
  for (const name of builtEntries(client).folders)
    await serveBuiltFiles(scope, {
      folder: join(client, name),
      prefix: `/${name}`,
      endpoint: 'site.asset',
      cacheControl: name === 'assets' ? lasting : 'public, max-age=86400',
    })
}

const originOf = (brand: SiteBrand, request: FastifyRequest): string =>
  brand.publicUrl ?? `${request.protocol}://${request.host}`

function mountPages(scope: FastifyInstance, options: MountSiteOptions, { ownQuery, render }: Renderer): void {
  const { brandOf, clock } = options
  const cache = createPageCache(options.isDevelopment ? 0 : (options.cacheBytes ?? 32 * 1024 * 1024))
  const openingVersion = createOpeningVersion(clock)

  scope.get('/robots.txt', { config: { endpoint: 'site.robots' } }, async (request, reply) => {
    const brand = await brandOf(request.hostname)
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return reply.send(robotsText(originOf(brand, request)))
  })
  scope.get('/sitemap.xml', { config: { endpoint: 'site.sitemap' } }, async (request, reply) => {
    const brand = await brandOf(request.hostname)
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return reply.send(sitemapXml(await brand.init(), originOf(brand, request)))
  })
  scope.get('/favicon.ico', { config: { endpoint: 'site.favicon' } }, async (request, reply) => {
    const init = await (await brandOf(request.hostname)).init()
    const favicon = faviconPath(init)
    if (!favicon) return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found\n')
    return reply.header('cache-control', 'public, max-age=3600').redirect(favicon, 302)
  })
  scope.get('/manifest.webmanifest', { config: { endpoint: 'site.manifest' } }, async (request, reply) => {
    const init = await (await brandOf(request.hostname)).init()
    if (!init.config.enablePluginPWA) return reply.code(404).type('text/plain; charset=utf-8').send('404 Not Found\n')
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return reply
      .header('vary', 'Accept-Language')
      .send(webManifest(init, preferredLocale(request.headers['accept-language'])))
  })
  // Shows a draft in the design of the real site, before the draft is saved. The call saves nothing. The signed token in the address
  // proves that the caller may see the draft.
  scope.post(
    '/:locale/preview/:token',
    { config: { endpoint: 'site.preview' }, bodyLimit: PREVIEW_BYTES },
    async (request, reply) => {
      const brand = await brandOf(request.hostname)
      const url = request.raw.url ?? '/'
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return sendPage(request, reply, await pageFor(brand, request, url, url, { clock, render, quick: true }))
    },
  )
  scope.get('/*', { config: { endpoint: 'site.page' } }, async (request, reply) => {
    const brand = await brandOf(request.hostname)
    const url = request.raw.url ?? '/'
    const query = url.indexOf('?')
    const pathname = query < 0 ? url : url.slice(0, query)
    const make = (asked: string, quick: boolean) => pageFor(brand, request, asked, pathname, { clock, render, quick })
    /**
     * Sends a page. If there is no page but a redirect at this address, sends the redirect. The query of the request is added to the
     * target.
     */
    const send = async (page: PageBytes) => {
      const target = page.status === 404 ? await brand.redirectOf(pathname) : undefined
      if (!target) return sendPage(request, reply, page)
      const asked = query < 0 || target.to.includes('?') ? '' : url.slice(query)
      return reply.header('cache-control', 'no-cache').redirect(withQuery(target.to, asked), target.status)
    }
    if (isPersonal(pathname)) {
      reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
      return sendPage(request, reply, await make(url, true))
    }
    reply.header('cache-control', 'no-cache')
    // Two kinds of pages are rendered for each request. The page at an address without a language depends on the language of the browser.
    // The response to a data request ('.data') depends on the query, which names the routes.
    if (!localeOf(pathname) || pathname.endsWith('.data')) return send(await make(url, true))
    // `own`: the part of the query on which the rendered page depends, for example '?table=7' if the guest scanned the code on a table. All
    // other parts are ignored.
    const own = query < 0 ? '' : await ownQuery(url.slice(query))
    if (own) return send(await make(pathname + own, true))
    const version = await openingVersion(brand.id, brand.version(), () => brand.init())
    const key = `${originOf(brand, request)} ${brand.id} ${pathname}`
    const page = await cache.obtain(key, version, () => make(pathname, false))
    if (!page.isShared) reply.header('cache-control', 'no-store')
    return send(page)
  })
}

/** Maximum size of a draft, in bytes: enough for a page with long texts. */
const PREVIEW_BYTES = 2 * 1024 * 1024

interface Making {
  clock: Clock
  render: Renderer['render']
  quick: boolean
}

async function pageFor(
  brand: SiteBrand,
  request: FastifyRequest,
  url: string,
  pathname: string,
  { clock, render, quick }: Making,
): Promise<PageBytes> {
  const acceptLanguage = request.headers['accept-language']
  const visitor = {
    locale: localeOf(pathname) ?? preferredLocale(acceptLanguage),
    requestId: request.id,
    address: request.ip,
    origin: originOf(brand, request),
    signal: new AbortController().signal,
  }
  const posted = preview.test(pathname) && request.method === 'POST' ? { posted: request.body } : {}
  const page = await render({ brand, visitor, url, acceptLanguage, now: clock.now(), ...posted })
  const { embedOrigins, metaPixelId, reviewsUrl, tagManagerId, tilesStyleUrl } = (await brand.init()).config
  const sources = {
    tilesOrigin: tilesStyleUrl ? new URL(tilesStyleUrl).origin : undefined,
    reviewsOrigin: reviewsUrl ? new URL(reviewsUrl).origin : undefined,
    hasOwnScripts: isPersonal(pathname),
    isPreview: preview.test(pathname),
    hasPixel: Boolean(metaPixelId),
    // Code of other companies never runs on two kinds of pages: pages whose address gives access to an order, and pages where a guest
    // types.
    hasTagManager: Boolean(tagManagerId) && !isPersonal(pathname),
    embedOrigins,
  }
  const isPage = page.headers['content-type']?.startsWith('text/html')
  const policy = isPage ? { 'content-security-policy': contentPolicy(page.body.toString('utf8'), sources) } : {}
  const later = page.status === 503 ? { 'retry-after': '5' } : {}
  return pageBytes(page.status, { ...page.headers, ...later, ...policy, vary: varyOf(pathname) }, page.body, {
    quick,
    isShared: page.isShared,
  })
}

/** '/de/karte#heute' with '?tisch=4' → '/de/karte?tisch=4#heute'. */
function withQuery(to: string, query: string): string {
  const [path = '', ...anchor] = to.split('#')
  return [path + query, ...anchor].join('#')
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/**
 * For an address without a language (the start address, or a page that does not exist), every response depends on the language of the
 * browser.
 */
const varyOf = (pathname: string): string =>
  localeOf(pathname) ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language'
