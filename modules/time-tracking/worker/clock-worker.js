// The service worker of the time clock (ADR 0051). It stores the page and its files, but no personal data, so that the clock opens without
// a network.
/* global self, caches, clients */
const PAGE = 'time-clock-page'
const FILES = 'time-clock-files'
/**
 * Key of the page in the cache. The page is the same for all people, so the key does not contain user name and token, although they follow
 * in the address.
 */
const SHELL = '/backend/zeit/'
const WAIT_MS = 4000

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()))

self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/backend/assets/')) event.respondWith(file(request))
})

/** Responds with the page from the network. If the network does not respond within `WAIT_MS`, responds with the stored page. */
async function page(request) {
  const store = await caches.open(PAGE)
  const late = new Promise((done) => setTimeout(done, WAIT_MS))
  const asked = fetch(request)
    .then(async (answer) => {
      if (answer.ok && !answer.redirected) await keepPage(answer.clone())
      return answer
    })
    .catch(() => undefined)
  const answer = await Promise.race([asked, late])
  if (answer && answer.status < 500) return answer
  return (await store.match(SHELL)) ?? (await asked) ?? Response.error()
}

/**
 * Responds with a file from the cache, or else from the network. The name of a file contains a hash of its content, so a stored copy is
 * never outdated.
 */
async function file(request) {
  const store = await caches.open(FILES)
  const known = await store.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await store.put(request, answer.clone())
  return answer
}

/** Stores the page. If it belongs to a newer release than the stored one, the files of the earlier release are deleted. */
async function keepPage(answer) {
  const store = await caches.open(PAGE)
  const known = await store.match(SHELL)
  if (known && filesOf(await known.text()) !== filesOf(await answer.clone().text())) await caches.delete(FILES)
  await store.put(SHELL, answer)
}

const filesOf = (html) => (html.match(/\/backend\/assets\/[\w.-]+/g) ?? []).join(' ')

/**
 * Stores the page and its files. At the first visit the page has loaded its files before this worker existed, so the page sends the list
 * `paths` of these files.
 */
async function keepAll(paths) {
  const answer = await fetch(SHELL)
  if (answer.ok) await keepPage(answer)
  const store = await caches.open(FILES)
  for (const path of paths) {
    const { origin, pathname } = new URL(path, self.location.origin)
    if (origin !== self.location.origin || !pathname.startsWith('/backend/assets/')) continue
    if (!(await store.match(pathname))) await store.add(pathname).catch(() => undefined)
  }
}
