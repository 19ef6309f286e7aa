import type { FastifyInstance } from 'fastify'
import type { Api } from '#contract/client.ts'
import { systemClock } from '#kernel/time.ts'
import { contentEndpoints } from '#modules/content/contract.ts'
import { type Init, type InitEntries, readInit } from '#contract/init.ts'
import type { BrandRuntime } from '#platform/brands/runtime.ts'
import type { MountPages, PageOptions } from '../pages.ts'
import { Overloaded } from '#platform/postgres/failures.ts'
import { mountSite } from './mount-site.ts'
import type { SiteBrand, Visitor } from './site-brand.ts'

/** Used as the visitor for API calls that the server makes for itself. */
const nobody: Visitor = {
  locale: 'de',
  requestId: 'site',
  address: '127.0.0.1',
  origin: 'http://localhost',
  signal: new AbortController().signal,
}

/** Mounts the built public site for all brands that this server serves. */
export const sitePages: MountPages = (app, options) => mountSitePages(app, options)

/** `buildFolder`: the folder of the built site, as for `mountSite`. */
export async function mountSitePages(
  app: FastifyInstance,
  { house, api, isDevelopment }: PageOptions,
  buildFolder?: URL,
): Promise<void> {
  const brands = new WeakMap<BrandRuntime, SiteBrand>()
  const brandOf = async (host: string): Promise<SiteBrand> => {
    const runtime = await house.forHost(host)
    const known = brands.get(runtime) ?? siteBrand(runtime, api)
    brands.set(runtime, known)
    return known
  }

  await mountSite(app, { brandOf, clock: systemClock, isDevelopment, ...(buildFolder ? { buildFolder } : {}) })
}

/**
 * Loads the data that every page needs (`/api/init`). Throws `Overloaded` if the server is too busy at the moment, and an `Error` if the
 * data cannot be read for another reason.
 */
async function initOf(api: Api): Promise<Init> {
  const answer = await api.call(contentEndpoints.init)
  if (!answer.ok && answer.status === 503) throw new Overloaded()
  if (!answer.ok) throw new Error(`The initial load failed: ${answer.errors[0]?.code ?? answer.status}`)
  return readInit(answer.value as InitEntries)
}

function siteBrand(runtime: BrandRuntime, api: PageOptions['api']): SiteBrand {
  const { core } = runtime
  const own = api(runtime, nobody)
  let held: { version: string; init: Promise<Init> } | undefined
  return {
    id: core.id,
    publicUrl: core.settings.publicUrl,
    version: () => core.snapshots.version(),
    init() {
      const version = core.snapshots.version()
      if (held?.version !== version) {
        const init = initOf(own)
        held = { version, init }
        // A failed read is not stored, so the next visitor reads the data again. The version changes only with the content. If the
        // failure were stored, it would stay until somebody changes the content.
        init.catch(() => {
          if (held?.init === init) held = undefined
        })
      }
      return held.init
    },
    async redirectOf(path) {
      const found = await own.call(contentEndpoints.redirected, { query: { path: path.slice(0, 2000) } })
      // A 503 does not mean that there is no redirect, so the page must not become a 404.
      if (!found.ok && found.status === 503) throw new Overloaded()
      return found.ok ? found.value : undefined
    },
    api: (visitor) => api(runtime, visitor),
    ownApi: own,
  }
}
