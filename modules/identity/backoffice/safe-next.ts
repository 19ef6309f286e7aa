/**
 * The page to open after sign-in: a path of the back office (without '/backend'), otherwise its start page. Never another site: a link in a
 * mail must not lead from our sign-in page to a foreign site.
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
  if (url.origin !== home || path.startsWith('//') || path.startsWith('/login')) return '/'
  return path + url.search + url.hash
}
