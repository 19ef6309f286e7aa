/** The kind of a request. It decides how the service worker responds (docs/rules/app.md, What is kept). */
type RequestKind =
  /** A file of the build. Its name changes with its content. */
  | 'file'
  /** A picture that staff have uploaded, or a file of a theme. */
  | 'picture'
  /**
   * A public page, or the data with which every page starts. The worker waits three seconds for the network and then responds with the last
   * copy, if there is one.
   */
  | 'page'
  /** A page with data of one person. It is never stored. Without a network, the worker responds with the offline page. */
  | 'personal'
  /** Any other request. The worker does not handle it; the browser sends it. */
  | 'none'

interface Asked {
  method: string
  url: string
  /** The mode of the request. 'navigate': a page is opened. */
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

/**
 * Whether the worker may store a response. Its status must be 200, the worker must be able to read it (not 'opaque'), and its headers must
 * not forbid it. Responses with data of one person have a header that forbids it.
 */
export const mayKeep = (answer: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  answer.status === 200 &&
  answer.type !== 'opaque' &&
  !answer.headers.has('set-cookie') &&
  !/no-store|private/.test(answer.headers.get('cache-control') ?? '')

/** The key under which a page is stored: its address without query and anchor, because the content of a page does not depend on them. */
export const pageKey = (url: string): string => {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** The path of the offline page, in the language of the address that could not be loaded. */
export const offlinePath = (url: string): string =>
  new URL(url).pathname.startsWith('/en') ? '/en/offline' : '/de/offline'

/**
 * If the address only redirects to a start page ('/', '/de'), returns the paths of the start pages, the visitor's probable language first.
 * Empty for any other address.
 */
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
