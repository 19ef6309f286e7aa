import { consentChanged, readConsent } from '#ui/site/consent-record.ts'

/**
 * The footer's map with tiles, over the drawn one: only once the visitor has allowed it, and only when it comes near the view. Before that
 * not even the code for it is asked for. Pages without plugin or provider have no place for it (specification §2, Footer; §9, Map).
 */
export function wakeFooterMap(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-footer-map]')
  if (!place) return
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      // Offline, or taken off the server by an upgrade: the drawn map stays.
      import('./open-footer-map.ts').then(({ openFooterMap }) => openFooterMap(place)).catch(() => undefined)
    },
    { rootMargin: '25% 0px' },
  )
  const look = () => {
    if (!readConsent(page.cookie)?.marketing) return
    removeEventListener(consentChanged, look)
    watch.observe(place)
  }
  addEventListener(consentChanged, look)
  look()
}
