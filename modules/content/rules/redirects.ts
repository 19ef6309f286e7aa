/**
 * The properties of a redirect that the rules in this file need. `to`: the typed address or, if `toSite` is set, the current address of that page.
 */
export interface RedirectRule {
  id: string
  from: string
  /** Id of the page to which the redirect leads. Missing or null: the redirect leads to a typed address. */
  toSite?: string | null | undefined
  to: string
}

/** Addresses that Servus itself uses. They cannot be redirected, and a redirect cannot lead to them. */
const reserved = /^\/(api|backend|assets|build|image|upload|theme)(\/|$)/

type RedirectProblem = 'redirect.from' | 'redirect.to' | 'redirect.reserved' | 'redirect.foreign'

/**
 * Normalises an address so that addresses can be compared: it is decoded once, and query, anchor and the slash at the end are removed. Undefined if
 * the address is not a path of this site. A '*' is allowed only at the end after a slash; otherwise the result is also undefined.
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

/**
 * Checks a redirect and returns the code of the error if it is not allowed; otherwise undefined. Only administrators may redirect to other
 * websites (docs/rules/content.md, Redirects).
 */
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

/**
 * Finds the redirect for an address: the redirect from exactly this address. If there is none, a redirect from an address that ends with
 * '/*' and matches; of several such redirects, the one with the longest address. Undefined if no redirect matches.
 */
export function findRedirect<R extends { from: string }>(redirects: readonly R[], pathname: string): R | undefined {
  const path = normalPath(pathname)
  if (path === undefined) return undefined
  const exact = redirects.find(({ from }) => from === path)
  if (exact) return exact
  return redirects
    .filter(({ from }) => from.endsWith('/*') && (path === from.slice(0, -2) || path.startsWith(from.slice(0, -1))))
    .toSorted((a, b) => b.from.length - a.from.length)[0]
}

/**
 * Checks whether the redirects, with `added`, would lead a visitor in a circle. Returns the addresses of the circle, each followed by the
 * address to which it leads. Undefined if there is no circle. A published page ends the search, because visitors of its address see the
 * page.
 */
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
 * How the redirects change when the address of a published page changes (docs/rules/content.md, Redirects). After these changes, the old
 * address leads to the page in one step, and no redirect starts at the new address.
 */
interface RedirectChanges {
  /** Ids of the redirects that start at the old or the new address of the page. They are deleted. */
  remove: readonly string[]
  /** The redirect from the old address to the page. Undefined if the page was not published before, or if its address did not change. */
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
