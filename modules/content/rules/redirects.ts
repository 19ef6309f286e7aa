/** The values of a redirect that the rules need. `to`: an address; for a redirect to a page, the page's current address. */
export interface RedirectRule {
  id: string
  from: string
  /** Id of the page that the redirect leads to. */
  toSite?: string | null | undefined
  to: string
}

/** Addresses that belong to the program and can never be redirected. */
const reserved = /^\/(api|backend|assets|build|image|upload|theme)(\/|$)/

type RedirectProblem = 'redirect.from' | 'redirect.to' | 'redirect.reserved' | 'redirect.foreign'

/**
 * The form of an address that is compared: decoded once, without query, anchor and trailing slash. Undefined: the address is not on this site.
 */
export function normalPath(typed: string): string | undefined {
  const path = typed.trim().split(/[?#]/)[0] ?? ''
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return undefined
  }
  // oxlint-disable-next-line no-control-regex -- line ends and other control characters must not reach a header
  if (!decoded.startsWith('/') || decoded.startsWith('//') || /[\\\u0000-\u001F]/.test(decoded)) return undefined
  const short = decoded.replace(/(.)\/+$/, '$1')
  return /\*(?!$)/.test(short) || (short.endsWith('*') && !short.endsWith('/*')) ? undefined : short
}

/** The reason why a redirect is not allowed. Only administrators may redirect to foreign hosts (docs/rules/content.md, Redirects). */
export function redirectProblem(
  redirect: { from: string; to: string; toSite?: string | null | undefined },
  { mayLeave }: { mayLeave: boolean },
): RedirectProblem | undefined {
  const from = normalPath(redirect.from)
  if (from === undefined || from === '/') return 'redirect.from'
  if (reserved.test(from)) return 'redirect.reserved'
  if (redirect.toSite) return undefined
  if (/^https:\/\/[^\s\\]+$/.test(redirect.to)) return mayLeave ? undefined : 'redirect.foreign'
  const to = normalPath(redirect.to)
  if (to === undefined || to.endsWith('*')) return 'redirect.to'
  return reserved.test(to) ? 'redirect.reserved' : undefined
}

/** The redirect of an address: the one with exactly this address, otherwise the longest match that ends with '/*'. */
export function findRedirect<R extends { from: string }>(redirects: readonly R[], pathname: string): R | undefined {
  const path = normalPath(pathname)
  if (path === undefined) return undefined
  const exact = redirects.find(({ from }) => from === path)
  if (exact) return exact
  return redirects
    .filter(({ from }) => from.endsWith('/*') && (path === from.slice(0, -2) || path.startsWith(from.slice(0, -1))))
    .toSorted((a, b) => b.from.length - a.from.length)[0]
}

/** The addresses of the circle in which a visitor would be redirected; undefined if there is none. The search stops at a live page. */
export function loopOf(
  redirects: readonly RedirectRule[],
  added: RedirectRule,
  isLive: (path: string) => boolean,
): string[] | undefined {
  const all = [...redirects.filter(({ id }) => id !== added.id), added]
  const way = [normalPath(added.from) ?? added.from]
  for (let at = added.to; ;) {
    const path = normalPath(at)
    if (path === undefined || isLive(path)) return undefined
    if (way.includes(path)) return [...way, path]
    way.push(path)
    const next = findRedirect(all, path)
    if (!next) return undefined
    at = next.to
  }
}

/**
 * The changes to redirects when the address of a published page changes (docs/rules/content.md, Redirects). They keep every redirect to one hop
 * and prevent circles.
 */
interface RedirectChanges {
  /** Ids of redirects from the page's new or old address. */
  remove: readonly string[]
  /** The new redirect from the old address; undefined if the address did not change. */
  add: { from: string; toSite: string } | undefined
}

export function redirectsForMove(
  redirects: readonly Pick<RedirectRule, 'id' | 'from'>[],
  move: { siteId: string; before: string | undefined; after: string },
): RedirectChanges {
  const remove = redirects.filter(({ from }) => from === move.after || from === move.before).map(({ id }) => id)
  const isMoved = move.before !== undefined && move.before !== move.after
  if (!isMoved)
    return { remove: redirects.filter(({ from }) => from === move.after).map(({ id }) => id), add: undefined }
  return { remove, add: { from: move.before ?? '', toSite: move.siteId } }
}
