// The service worker of the time clock (ADR 0051). It stores the page and its code, but no personal data, so that the clock opens without
// network.
/* global self, caches, clients */
const PAGE = 'time-clock-page'
const FILES = 'time-clock-files'
/** The page is the same for all people. So user name and token, the rest of the address, are not part of the key in the cache. */
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

/** The page from the network, or from the cache if the network does not respond in time. */
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

/** A file has a hash in its name, so a stored copy is never outdated. */
async function file(request) {
  const store = await caches.open(FILES)
  const known = await store.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await store.put(request, answer.clone())
  return answer
}

/** Stores the page. Files of an earlier release are deleted as soon as the page belongs to another release. */
async function keepPage(answer) {
  const store = await caches.open(PAGE)
  const known = await store.match(SHELL)
  if (known && filesOf(await known.text()) !== filesOf(await answer.clone().text())) await caches.delete(FILES)
  await store.put(SHELL, answer)
}

const filesOf = (html) => (html.match(/\/backend\/assets\/[\w.-]+/g) ?? []).join(' ')

/**
 * Stores the page and its files. At the first visit the page was loaded before this worker existed. So the page sends the list of files
 * that it has loaded.
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
