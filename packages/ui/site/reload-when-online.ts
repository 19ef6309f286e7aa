/** Maximum duration of a navigation to the next page, in milliseconds. */
const leavingMs = 5000

/**
 * Reloads the page as soon as the connection is back. If the visitor has just clicked a link to another page, this page is not reloaded,
 * because a reload would stop the navigation.
 */
export function reloadWhenOnline(screen: Pick<Window, 'addEventListener' | 'location' | 'setTimeout'>): void {
  let isLeaving = false
  screen.addEventListener('beforeunload', () => {
    isLeaving = true
    // If this page still exists after `leavingMs`, there was no navigation. For example, the link was a download.
    screen.setTimeout(() => (isLeaving = false), leavingMs)
  })
  const reload = (): void => {
    if (isLeaving) screen.setTimeout(reload, leavingMs)
    else screen.location.reload()
  }
  screen.addEventListener('online', reload)
}
