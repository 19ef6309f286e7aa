import { hydrateRoot } from 'react-dom/client'
import type { ComponentType } from 'react'
import { islandPrefix } from './island.tsx'
import { islands, type IslandName } from './islands.tsx'
import { showCookieBanner } from './cookie-root.tsx'

/** Wakes the interactive parts of a content page; the rest of it stays as the server wrote it. */
for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const name = place.dataset['island'] as IslandName
  const props = JSON.parse(place.nextElementSibling?.textContent ?? '{}') as object
  const Island = islands[name] as ComponentType<object>
  hydrateRoot(place, <Island {...props} />, { identifierPrefix: islandPrefix(name) })
}
showCookieBanner()
