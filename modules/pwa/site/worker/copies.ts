import { mayKeep, offlinePath, pageKey, startPaths } from '../../rules/requests.ts'
import { dated, marked, trim } from './copy.ts'

/** The names of the caches of this worker. They have the same prefix, so that old caches can be found and deleted. */
const cachePrefix = 'servus-'
const names = { files: `${cachePrefix}files`, pages: `${cachePrefix}pages`, pictures: `${cachePrefix}pictures` }

/** The milliseconds to wait for the network before the stored copy of a page is shown. */
export const patienceMs = 3000
const mostPages = 30
const mostPictures = 60
/** During the installation at most this many files are loaded at the same time. */
const mostAtOnce = 6
/** The milliseconds for which files of an older release stay stored, because tabs with that release may still be open. */
const oldFilesMs = 7 * 24 * 60 * 60 * 1000
const offlinePages = ['/de/offline', '/en/offline'] as const

interface CopyDeps {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  origin: string
  languages: readonly string[]
  now: () => number
  wait: (ms: number) => Promise<void>
  /** Tells the browser to keep the worker running until `work` has ended, even after the response was sent. */
  later: (work: Promise<unknown>) => void
}

/** Stores copies of pages, files and pictures, and makes the responses of the worker from the network or from these copies. */
export function createCopies(deps: CopyDeps) {
  const { caches, fetch, now, origin } = deps
  const open = (name: keyof typeof names) => caches.open(names[name])

  async function keepPage(key: string, answer: Response): Promise<void> {
    if (!mayKeep(answer)) return
    // The body of a response can be read only once. So the response must be cloned before the first `await`: after it, the browser may
    // already read the body for the page.
    const whole = answer.clone()
    const pages = await open('pages')
    await pages.put(key, await dated(whole, now()))
    await trim(pages, mostPages)
  }

  /**
   * Loads a page. The last copy is used if the network needs more than three seconds, fails, or responds with 502 or higher. If there is no
   * copy, the response of the network is used, even if it comes late. If there is no response, the function `offline` decides what is
   * shown.
   */
  async function page(request: Request): Promise<Response> {
    const key = pageKey(request.url)
    const asked = fetch(request)
    // The response is stored even if it comes too late to be shown now.
    deps.later(asked.then((answer) => keepPage(key, answer)).catch(() => undefined))
    const copy = async () => marked(await (await open('pages')).match(key))
    const answer = await Promise.race([asked.catch(() => undefined), deps.wait(patienceMs).then(() => 'slow' as const)])
    if (answer === 'slow') return (await copy()) ?? asked.catch(() => offline(request))
    if (answer && answer.status < 502) return answer
    return (await copy()) ?? answer ?? offline(request)
  }

  /** Loads a page with data of one person, which is never stored. Without a network, the offline page is shown. */
  const personal = (request: Request): Promise<Response> => fetch(request).catch(() => offline(request))

  async function offline(request: Request): Promise<Response> {
    if (request.mode !== 'navigate') return Response.error()
    const pages = await open('pages')
    for (const path of startPaths(request.url, deps.languages)) {
      const start = marked(await pages.match(origin + path))
      if (start) return start
    }
    const kept = await (await open('files')).match(origin + offlinePath(request.url))
    return kept ?? Response.error()
  }

  /** Returns a file of the build. A stored copy is used first: a file with this name never changes its content. */
  async function file(request: Request): Promise<Response> {
    const files = await open('files')
    const copy = await files.match(request.url)
    if (copy) return copy
    const answer = await fetch(request)
    if (mayKeep(answer)) deps.later(files.put(request.url, answer.clone()))
    return answer
  }

  async function picture(request: Request): Promise<Response> {
    const pictures = await open('pictures')
    const copy = await pictures.match(request.url)
    if (copy) return copy
    const answer = await fetch(request)
    if (mayKeep(answer)) {
      const kept = answer.clone()
      deps.later(pictures.put(request.url, kept).then(() => trim(pictures, mostPictures)))
    }
    return answer
  }

  /**
   * Loads and stores the files of a release and the offline pages. Files that are already stored are not loaded again. The offline pages
   * are always loaded again.
   */
  async function install(paths: readonly string[]): Promise<void> {
    const files = await open('files')
    const waiting = [...paths]
    const loadAll = async (): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const url = origin + path
        if (await files.match(url)) continue
        const answer = await fetch(url)
        if (!mayKeep(answer)) throw new Error(`${path} could not be loaded`)
        await files.put(url, answer)
      }
    }
    await Promise.all(Array.from({ length: mostAtOnce }, loadAll))
    await loadOfflinePages()
  }

  async function loadOfflinePages(): Promise<void> {
    const files = await open('files')
    await Promise.all(
      offlinePages.map(async (path) => {
        const answer = await fetch(origin + path, { cache: 'reload' })
        if (mayKeep(answer)) await files.put(origin + path, answer)
      }),
    )
  }

  /**
   * Runs when this version becomes active. Deletes files of older releases seven days after they were last needed, and caches that this version does
   * not use. The entry `.seen` stores when each file was last needed.
   */
  async function activate(paths: readonly string[]): Promise<void> {
    const files = await open('files')
    const record = `${origin}/assets/.seen`
    const seen = ((await (await files.match(record))?.json().catch(() => undefined)) ?? {}) as Record<string, number>
    const current = new Set([...paths, ...offlinePages].map((path) => origin + path))
    const next: Record<string, number> = {}
    for (const { url } of await files.keys()) {
      if (url === record) continue
      const since = current.has(url) ? now() : (seen[url] ?? now())
      if (now() - since > oldFilesMs) await files.delete(url)
      else next[url] = since
    }
    await files.put(record, new Response(JSON.stringify(next)))
    const own: readonly string[] = Object.values(names)
    for (const name of await caches.keys())
      if (name.startsWith(cachePrefix) && !own.includes(name)) await caches.delete(name)
  }

  return { page, personal, file, picture, install, activate }
}
