/**
 * Returns the page that opens after the sign-in: the path `next` without '/backend' if it belongs to the back office, otherwise the start
 * page. The result is never another site. Otherwise an attacker could make a link to our sign-in page that leads users to a foreign site.
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
