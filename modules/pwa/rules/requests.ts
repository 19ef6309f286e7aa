/** The kind of a request, which determines what the worker does with it (docs/rules/app.md, What is kept). */
type RequestKind =
  /** Files of the build: their names change with their content. */
  | 'file'
  /** Pictures that staff uploaded, and files of themes. */
  | 'picture'
  /** Public pages and the initial load: the worker waits three seconds for the network, then uses the last copy. */
  | 'page'
  /** Pages with data of one person: never stored. Without a network the offline page is shown instead. */
  | 'personal'
  /** All other requests: the browser handles them without the worker. */
  | 'none'

interface Asked {
  method: string
  url: string
  /** The request mode; 'navigate' for a page that is opened. */
  mode: string
}

const personal = /^\/([^/]*\/)?(status\/|preview\/|store\/[^/]+\/checkout)/i
const ofProgram = /^\/(api|backend|build|upload)(\/|$)/i

export function kindOf({ method, mode, url }: Asked, origin: string): RequestKind {
  if (method !== 'GET') return 'none'
  const address = new URL(url, origin)
  if (address.origin !== origin) return 'none'
  const path = safeDecoded(address.pathname)
  if (path === '/api/init') return 'page'
  if (ofProgram.test(path)) return 'none'
  if (path.startsWith('/assets/')) return 'file'
  if (/^\/(image|theme)\//.test(path)) return 'picture'
  if (mode !== 'navigate') return 'none'
  return personal.test(path) ? 'personal' : 'page'
}

/** Whether a response may be stored: only a complete response without headers that forbid it, and never a response with data of a person. */
export const mayKeep = (answer: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  answer.status === 200 &&
  answer.type !== 'opaque' &&
  !answer.headers.has('set-cookie') &&
  !/no-store|private/.test(answer.headers.get('cache-control') ?? '')

/** The key under which a page is stored: its address without the anchor and without the query, because no page depends on its query. */
export const pageKey = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** Path of the offline page in the language of an address. */
export const offlinePath = (url: string): string =>
  new URL(url).pathname.startsWith('/en') ? '/en/offline' : '/de/offline'

/** Paths of the start pages for addresses that only redirect to them: '/', '/de'. */
export const startPaths = (url: string, languages: readonly string[]): readonly string[] => {
  const { pathname } = new URL(url)
  if (!/^\/(de|en)?\/?$/.test(pathname)) return []
  const isEnglish = pathname.startsWith('/en') || (pathname === '/' && !(languages[0] ?? 'de').startsWith('de'))
  return isEnglish ? ['/en/home', '/de/startseite'] : ['/de/startseite', '/en/home']
}

const safeDecoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
