import { onConsentChange } from '#ui/site/consent-changes.ts'
import { readConsent } from '#ui/site/consent-record.ts'

/**
 * The footer's map with tiles, which covers the drawn one. It opens only after the visitor's consent, and only near the visible area. Before that
 * even its code is not loaded. When consent is withdrawn, here or in another tab, the drawn map is shown again. Pages without plugin or provider
 * have no element for it (specification §2, Footer; §9, Map).
 */
export default function wakeFooterMap(place: HTMLElement, page: { readonly cookie: string } = document): void {
  let close: (() => void) | undefined
  const look = () => {
    const isAllowed = readConsent(page.cookie)?.marketing ?? false
    if (isAllowed) close ??= openNearView(place)
    else {
      close?.()
      close = undefined
    }
  }
  onConsentChange(look)
  look()
}

function openNearView(place: HTMLElement): () => void {
  let isGone = false
  let close: (() => void) | undefined
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      import('./open-footer-map.ts')
        .then(({ openFooterMap }) => {
          if (!isGone) close = openFooterMap(place)
        })
        // The code cannot be loaded: the browser is offline, or an upgrade removed the file from the server. The drawn map stays.
        .catch(() => undefined)
    },
    { rootMargin: '25% 0px' },
  )
  watch.observe(place)
  return () => {
    isGone = true
    watch.disconnect()
    close?.()
  }
}
