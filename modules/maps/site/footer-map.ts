import { onConsentChange } from '#ui/site/consent-changes.ts'
import { readConsent } from '#ui/site/consent-record.ts'

/**
 * The footer's map with tiles, over the drawn one: only once the visitor has allowed it, and only when it comes near the view. Before that
 * not even the code for it is asked for; taken back, here or in another tab, the drawn one stands again. Pages without plugin or provider
 * have no place for it (specification §2, Footer; §9, Map).
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
        // Offline, or taken off the server by an upgrade: the drawn map stays.
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
