/** What the worker does with a request (docs/rules/app.md, What is kept). */
type RequestKind =
  /** Files of the build: their names change with their content. */
  | 'file'
  /** Pictures of staff, and files of themes. */
  | 'picture'
  /** Public pages and the initial load: the network for three seconds, then the last copy. */
  | 'page'
  /** Pages of one person: never kept. Without a network the offline page is shown in their place. */
  | 'personal'
  /** Left to the browser. */
  | 'none'

interface Asked {
  method: string
  url: string
  /** 'navigate' for a page that is opened. */
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

/** Only a whole answer that says nothing against it, and never one that belongs to a person. */
export const mayKeep = (answer: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  answer.status === 200 &&
  answer.type !== 'opaque' &&
  !answer.headers.has('set-cookie') &&
  !/no-store|private/.test(answer.headers.get('cache-control') ?? '')

/** The name that a page is kept under: the query changes no page, and an anchor is not sent. */
export const pageKey = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** Where the offline page of an address is: in its language. */
export const offlinePath = (url: string): string =>
  new URL(url).pathname.startsWith('/en') ? '/en/offline' : '/de/offline'

/** Start pages, for addresses that only lead to them: '/', '/de'. */
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
