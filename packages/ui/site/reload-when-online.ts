/** The most milliseconds until the next page replaces a page that is being left. */
const leavingMs = 5000

/**
 * Reloads the page as soon as the connection is back. While the visitor is going to another page, the page is not reloaded, because a reload
 * would bring the visitor back to this page.
 */
export function reloadWhenOnline(screen: Pick<Window, 'addEventListener' | 'location' | 'setTimeout'>): void {
  let isLeaving = false
  screen.addEventListener('beforeunload', () => {
    isLeaving = true
    // If this page still exists after that time, the visitor has not left it, or the link was a download.
    screen.setTimeout(() => (isLeaving = false), leavingMs)
  })
  const reload = (): void => {
    if (isLeaving) screen.setTimeout(reload, leavingMs)
    else screen.location.reload()
  }
  screen.addEventListener('online', reload)
}
