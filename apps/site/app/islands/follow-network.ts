import { isReachable } from '#ui/site/reachable.ts'
import { reloadWhenOnline } from '#ui/site/reload-when-online.ts'

type Screen = Window & typeof globalThis

/**
 * Shows 'Sie sind offline' while the browser has no connection, or while the page is a copy that the service worker has sent. Styles use the
 * attribute `data-offline` of the document. Meanwhile a link to another page is not followed, because the browser would show its own error page
 * instead. If a service worker is active, links are followed, except to the checkout.
 */
export function followNetwork(screen: Screen): void {
  const { document: page, navigator: device } = screen
  const notice = page.getElementById('offline')
  if (!notice) return
  const part = (name: string) =>
    notice.querySelector<HTMLElement>(`[${name}]`) ?? notice.nextElementSibling?.querySelector<HTMLElement>(`[${name}]`)
  const since = part('data-since')
  const still = part('data-still')
  // `seen`: when the page was last known to be current. A copy from the service worker contains the time at which it was made.
  const { copy } = page.documentElement.dataset
  let seen = copy ? new Date(copy) : new Date()

  const show = () => {
    // The service worker also sends a copy when the network works but the server does not respond.
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
  // A page that is a copy of the service worker loads itself again once there is a connection.
  if (copy !== undefined) reloadWhenOnline(screen)
  else screen.addEventListener('online', show)
  screen.addEventListener('offline', () => {
    if (copy === undefined) seen = new Date()
    show()
  })
  // A page that the browser restores from its back/forward cache has missed these events.
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
      // If a service worker is active, it responds to requests for content pages, so the link is followed. A link to the checkout is not followed,
      // because the checkout's data may be old.
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

/** The most characters that are shown as the name of a link. A link may contain more text: the whole card of a dish is one link, for example. */
const LONGEST_NAME = 40

/** The text that explains why the link does not work now. It contains the name of the link if that is short enough. */
function refusalOf(link: HTMLAnchorElement, texts: DOMStringMap): string {
  const name = (link.getAttribute('aria-label') ?? link.textContent).trim()
  return name && name.length <= LONGEST_NAME ? (texts['link'] ?? '').replace('{name}', name) : (texts['page'] ?? '')
}

/** Does the link lead to another page, on this site or another? A link to an anchor, a phone number or a mail address works offline. */
const leavesPage = (link: HTMLAnchorElement, here: Location): boolean =>
  /^https?:$/.test(link.protocol) && link.pathname + link.search + link.host !== here.pathname + here.search + here.host
