import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { SiteBrand } from './site-brand.ts'

const noWorker = readFileSync(new URL('../../../modules/pwa/site/worker/no-worker.js', import.meta.url))

/**
 * The service worker, `/build/service-worker.js` (specification §4, PWA). Browsers request this file again with every page. If the brand
 * has switched off the PWA plugin, another script is sent: it removes an earlier worker and the files that the worker cached. A 404 would
 * not remove an earlier worker.
 */
export function serveWorker(scope: FastifyInstance, folder: URL, brandOf: (host: string) => Promise<SiteBrand>): void {
  const worker = readWorker(new URL('worker/service-worker.js', folder))
  scope.get('/build/service-worker.js', { config: { endpoint: 'site.worker' } }, async (request, reply) => {
    const { config } = await (await brandOf(request.hostname)).init()
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
      .send(config.enablePluginPWA && worker ? worker : noWorker)
  })
}

/** Reads the built service worker. Undefined if the build has none, as in tests. */
function readWorker(file: URL): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
