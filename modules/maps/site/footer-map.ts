import { onConsentChange } from '#ui/site/consent-changes.ts'
import { readConsent } from '#ui/site/consent-record.ts'

/**
 * Shows the map with tiles in the footer, over the drawn map. The map opens only after the visitor has accepted marketing cookies, and
 * only when its place is near the visible area. Before that, not even its code is loaded. If the visitor withdraws the consent (even in
 * another tab), the drawn map is shown again. Pages without the map plugin or a tile provider have no element for it (specification §2,
 * Footer; §9, Map).
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
        // If the code cannot be loaded, the drawn map remains. For example, the browser is offline, or an upgrade has removed the file
        // from the server.
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
