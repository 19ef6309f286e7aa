/**
 * Returns the page that opens after the sign-in. If the path `next` belongs to the back office, this is `next` without '/backend'.
 * Otherwise it is the start page. The result is never another site, because attackers could otherwise make links to our sign-in page that
 * lead users to a foreign site.
 */
export function safeNext(next: string | null): string {
  if (
    !next?.startsWith('/') ||
    /^\/[/\\]/.test(next) ||
    next.includes('\\') ||
    [...next].some((letter) => letter < ' ')
  )
    return '/'
  const home = 'https://back.office'
  const url = new URL(next, home)
  const path = url.pathname.replace(/^\/backend(?=\/|$)/, '') || '/'
  if (url.origin !== home || path.startsWith('//') || /^\/login/i.test(path)) return '/'
  return path + url.search + url.hash
}
