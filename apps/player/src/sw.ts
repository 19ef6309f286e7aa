/// <reference lib="webworker" />
// The service worker of the player. With it, the player's page and files and the files of the brand's theme can be used without a network.
const worker = self as unknown as ServiceWorkerGlobalScope
const SHELL = 'servus-player-shell'
const PAGE = '/player/'

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add(new Request(PAGE, { cache: 'reload' })))
      .then(() => worker.skipWaiting()),
  )
})
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

const isLasting = (path: string): boolean => path.startsWith('/player/assets/') || path.startsWith('/theme/')

/** Files with a hash or a version in their address never change. So a cached file is always used, without a request. */
async function lasting(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** Returns the newest version of the page, or the cached one if the server fails or takes longer than three seconds. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL)
  const known = await cache.match(PAGE)
  const loaded = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(PAGE, answer.clone())
    return answer
  })
  if (!known) return loaded
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(known), 3_000))
  return Promise.race([loaded.then((answer) => (answer.ok ? answer : known)).catch(() => known), patience])
}

/**
 * The page sends the paths of the files that it loaded before this worker was active. They are cached, too, so that the player can start
 * without a network after a power cut.
 */
worker.addEventListener('message', (event) => {
  const paths: unknown = event.data
  if (!Array.isArray(paths)) return
  const own = paths.filter((path): path is string => typeof path === 'string' && isLasting(path))
  event.waitUntil(Promise.allSettled(own.map((path) => lasting(new Request(path)))))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (isLasting(pathname)) event.respondWith(lasting(request))
})
