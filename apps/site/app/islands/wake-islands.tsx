import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { showCookieBanner } from './cookie-root.tsx'
import { islandPrefix } from './island.tsx'

/** Wakes the interactive parts of a content page; the rest of it stays as the server wrote it. */
export function wakeIslands(islands: Readonly<Record<string, unknown>>): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = place.dataset['island'] ?? ''
    const props = JSON.parse(place.nextElementSibling?.textContent ?? '{}') as object
    const Island = islands[name] as ComponentType<object>
    // In slices: a storefront of 300 products must not hold up the first touch.
    startTransition(() => {
      hydrateRoot(place, <Island {...props} />, { identifierPrefix: islandPrefix(name) })
    })
  }
  showCookieBanner()
}
