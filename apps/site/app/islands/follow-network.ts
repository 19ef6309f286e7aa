import { isReachable } from '#ui/site/reachable.ts'
import { reloadWhenOnline } from '#ui/site/reload-when-online.ts'

type Screen = Window & typeof globalThis

/**
 * Shows 'Sie sind offline' while the browser has no connection, or if the service worker has sent this page from its cache. Styles use the
 * attribute `data-offline` of the document. While the notice is shown and no service worker is active, links to other pages do nothing: the
 * browser would show its own error page. If a service worker is active, only links to the checkout do nothing.
 */
export function followNetwork(screen: Screen): void {
  const { document: page, navigator: device } = screen
  const notice = page.getElementById('offline')
  if (!notice) return
  const part = (name: string) =>
    notice.querySelector<HTMLElement>(`[${name}]`) ?? notice.nextElementSibling?.querySelector<HTMLElement>(`[${name}]`)
  const since = part('data-since')
  const still = part('data-still')
  // `seen`: the time at which the page was last known to be current. A page from the cache contains the time at which it was rendered.
  const { copy } = page.documentElement.dataset
  let seen = copy ? new Date(copy) : new Date()

  const show = () => {
    // The service worker also sends cached pages if the network works but the server does not respond.
    const isOffline = !device.onLine || copy !== undefined
    if (isOffline && notice.hidden && since) {
      const time = seen.toLocaleTimeString('de-AT', { hour: '2-digit', minute: '2-digit' })
      since.textContent = (since.dataset['since'] ?? '').replace('{time}', time)
    }
    if (!isOffline) seen = new Date()
    if (still) still.textContent = ''
    notice.hidden = !isOffline
    page.documentElement.toggleAttribute('data-offline', isOffline)
  }
  // A cached page reloads itself when the connection is back.
  if (copy !== undefined) reloadWhenOnline(screen)
  else screen.addEventListener('online', show)
  screen.addEventListener('offline', () => {
    if (copy === undefined) seen = new Date()
    show()
  })
  // While a page is in the back/forward cache, it does not get the events `online` and `offline`. So its state is checked when the
  // browser restores it.
  screen.addEventListener('pageshow', ({ persisted }) => persisted && show())
  if (!device.onLine || copy !== undefined) show()

  part('data-again')?.addEventListener('click', () => {
    void isReachable(screen).then((isThere) => {
      if (isThere) screen.location.reload()
      else if (still) still.textContent = still.dataset['still'] ?? ''
    })
  })
  page.addEventListener(
    'click',
    (event) => {
      if (device.onLine && copy === undefined) return
      const link = event.target instanceof screen.Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link) return
      if (still) still.textContent = ''
      if (!leavesPage(link, screen.location)) return
      // If a service worker is active, it responds to requests for content pages, so the link works. A link to the checkout does not
      // work, because the data of a cached checkout may be old.
      const isOrder = /\/checkout(\/|$)/.test(link.pathname)
      if (device.serviceWorker?.controller && !isOrder) return
      event.preventDefault()
      event.stopPropagation()
      // An open dialog would cover the notice.
      link.closest('dialog')?.close()
      if (still) still.textContent = refusalOf(link, still.dataset)
      notice.focus({ preventScroll: true })
    },
    { capture: true },
  )
}

/**
 * Maximum number of characters of a link's name in the notice. A link may contain more text: the whole card of a dish is one link, for
 * example.
 */
const LONGEST_NAME = 40

/** The text that explains why the link does not work now. It contains the name of the link if the name is short enough. */
function refusalOf(link: HTMLAnchorElement, texts: DOMStringMap): string {
  const name = (link.getAttribute('aria-label') ?? link.textContent).trim()
  return name && name.length <= LONGEST_NAME ? (texts['link'] ?? '').replace('{name}', name) : (texts['page'] ?? '')
}

/**
 * Does the link open another page, on this site or on another site? Links to an anchor, a phone number or a mail address also work
 * offline.
 */
const leavesPage = (link: HTMLAnchorElement, here: Location): boolean =>
  /^https?:$/.test(link.protocol) && link.pathname + link.search + link.host !== here.pathname + here.search + here.host
