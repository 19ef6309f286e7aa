import { kindOf } from '../../rules/requests.ts'
import { createCopies } from './copies.ts'
import type { WorkerPart, WorkerScope } from '../parts/worker-scope.ts'

/** The message that a page sends when its visitor asks for the new version. */
const skipWaiting = 'SKIP_WAITING'

/**
 * Starts the service worker (docs/rules/app.md). A new version waits until a page asks for it, so that open pages never come from two releases.
 * `files`: paths of the build files that every page may need.
 */
export function startWorker(scope: WorkerScope, files: readonly string[], parts: readonly WorkerPart[]): void {
  const { origin } = scope.location
  const copiesFor = (later: (work: Promise<unknown>) => void) =>
    createCopies({
      caches: scope.caches,
      fetch: (request, options) => scope.fetch(request, options),
      origin,
      languages: scope.navigator.languages,
      now: () => Date.now(),
      wait: (ms) => new Promise((done) => setTimeout(done, ms)),
      later,
    })
  scope.addEventListener('install', (event) => event.waitUntil(copiesFor(() => undefined).install(files)))
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      copiesFor(() => undefined)
        .activate(files)
        .then(() => scope.clients.claim()),
    ),
  )
  scope.addEventListener('message', (event) => {
    const { data } = event
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === skipWaiting)
      event.waitUntil(scope.skipWaiting())
  })
  scope.addEventListener('fetch', (event) => {
    const kind = kindOf(event.request, origin)
    if (kind === 'none') return
    event.respondWith(copiesFor((work) => event.waitUntil(work))[kind](event.request))
  })
  for (const part of parts) part(scope)
}
