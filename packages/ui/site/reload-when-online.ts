/** Milliseconds in which a page that somebody left is replaced by the next one. */
const leavingMs = 5000

/**
 * Loads the page again as soon as the connection is back. Whoever is on the way to another page stays on that way: a reload at that moment
 * would bring the old page back.
 */
export function reloadWhenOnline(screen: Pick<Window, 'addEventListener' | 'location' | 'setTimeout'>): void {
  let isLeaving = false
  screen.addEventListener('beforeunload', () => {
    isLeaving = true
    // The visitor has stayed, or the link was a download.
    screen.setTimeout(() => (isLeaving = false), leavingMs)
  })
  const reload = (): void => {
    if (isLeaving) screen.setTimeout(reload, leavingMs)
    else screen.location.reload()
  }
  screen.addEventListener('online', reload)
}
