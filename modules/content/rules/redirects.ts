/** A redirect as the rules see it. `to`: an address; a redirect to a page has the page's present address. */
export interface RedirectRule {
  id: string
  from: string
  /** Id of the page that it leads to. */
  toSite?: string | null | undefined
  to: string
}

/** Addresses that belong to the program and can never be redirected. */
const reserved = /^\/(api|backend|assets|build|image|upload|theme)(\/|$)/

type RedirectProblem = 'redirect.from' | 'redirect.to' | 'redirect.reserved' | 'redirect.foreign'

/** The address that is compared: decoded once, without query, anchor and slash at the end. Undefined: no address of this site. */
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

/** What forbids a redirect; foreign hosts only for administrators (docs/rules/content.md, Redirects). */
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

/** The redirect of an address: the exact one, else the longest that ends with '/*'. */
export function findRedirect<R extends { from: string }>(redirects: readonly R[], pathname: string): R | undefined {
  const path = normalPath(pathname)
  if (path === undefined) return undefined
  const exact = redirects.find(({ from }) => from === path)
  if (exact) return exact
  return redirects
    .filter(({ from }) => from.endsWith('/*') && (path === from.slice(0, -2) || path.startsWith(from.slice(0, -1))))
    .toSorted((a, b) => b.from.length - a.from.length)[0]
}

/** The addresses that a visitor would be sent through in a circle; undefined where there is none. A live page ends the way. */
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

/** What a published page's new address does to the redirects (docs/rules/content.md, Redirects): so every way is one hop and none is a circle. */
interface RedirectChanges {
  /** Redirects that start where the page stands now. */
  remove: readonly string[]
  /** The new redirect from the old address; undefined where the address did not change. */
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
