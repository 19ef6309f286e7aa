import type * as Entry from '#apps/site/app/entry.server.tsx'
import { preferredLocale } from '#platform/http/locale.ts'
import type { SiteContext } from '#ui/site/site-context.ts'
import type { SiteBrand, Visitor } from './site-brand.ts'
import type { SiteBuild } from './site-build.ts'

interface PageRequest {
  brand: SiteBrand
  visitor: Visitor
  /** Path and query. */
  url: string
  acceptLanguage: string | undefined
  now: Temporal.Instant
  /** The body of the request, for a preview. */
  posted?: unknown
}

interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** True if the page shows only content and nothing about a person. Only such a page may be cached for other visitors. */
  isShared: boolean
}

export interface Renderer {
  render(page: PageRequest): Promise<RenderedPage>
  /**
   * Returns the part of a query on which the rendered page depends ('?table=7'), or ''. All further values are read only by scripts in
   * the browser.
   */
  ownQuery(query: string): Promise<string>
}

/** Renders with the built site. In development the sources are read again for each page, because they may have changed. */
export function createRenderer(
  read: SiteBuild | (() => Promise<SiteBuild>),
  report: (error: unknown, requestId: string) => void,
): Renderer {
  const onceOf = createOnce()
  if (typeof read !== 'function') return rendererOf(read, report, onceOf)
  const current = async () => rendererOf(await read(), report, onceOf)
  return {
    render: async (page) => (await current()).render(page),
    ownQuery: async (query) => (await current()).ownQuery(query),
  }
}

/** Makes a renderer for one build. If rendering throws an error, the renderer returns the 500 page and passes the error to `report`. */
function rendererOf(
  { files, server, mode }: SiteBuild,
  report: (error: unknown, requestId: string) => void,
  onceOf: ReturnType<typeof createOnce>,
): Renderer {
  // The router and its context keys must come from the build. The router in node_modules has different objects.
  const entry = server.entry.module as unknown as typeof Entry
  const handle = entry.createRequestHandler(server, mode)
  const render: Renderer['render'] = async ({ brand, visitor, url, acceptLanguage, now, posted }) => {
    const init = await brand.init()
    const { pathname, search } = new URL(url, visitor.origin)
    const site: SiteContext = {
      brandId: brand.id,
      init,
      once: (key, make) => onceOf(init)(key, make),
      api: brand.api(visitor),
      ownApi: brand.ownApi,
      origin: visitor.origin,
      now,
      query: new URLSearchParams(entry.ownQuery(search)),
      ...(posted === undefined ? {} : { posted }),
      preferredLocale: preferredLocale(acceptLanguage),
    }
    if (entry.isContentPath(pathname)) {
      const { html, ...answer } = await entry.renderContent(site, pathname, files)
      return { ...answer, body: Buffer.from(html), isShared: true }
    }
    const context = new entry.RouterContextProvider()
    context.set(entry.reportContext, (error) => report(error, visitor.requestId))
    context.set(entry.siteContext, site)
    context.set(entry.filesContext, files.of)
    const response = await handle(new Request(visitor.origin + url), context)
    const { 'content-length': _length, ...headers } = Object.fromEntries(response.headers)
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()), isShared: false }
  }
  return { render, ownQuery: async (query) => entry.ownQuery(query) }
}

const mostValues = 500

/**
 * Caches values that were computed from one content object. A new version of the content is a new object, so its cache is empty at first.
 */
function createOnce(): (content: object) => <T>(key: string, make: () => T) => T {
  const kept = new WeakMap<object, Map<string, unknown>>()
  return (content) => {
    const values = kept.get(content) ?? new Map<string, unknown>()
    kept.set(content, values)
    return <T>(key: string, make: () => T) => {
      // Keys contain pages and hosts, and callers could invent any number of hosts. So the number of values is limited.
      if (values.size > mostValues) values.clear()
      if (!values.has(key)) values.set(key, make())
      return values.get(key) as T
    }
  }
}
