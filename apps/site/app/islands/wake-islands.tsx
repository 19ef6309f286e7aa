import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Awake } from './awake.tsx'
import { showCookieBanner } from './cookie-root.tsx'
import { islandPrefix } from './island.tsx'

/** Wakes the interactive parts of a content page; the rest of it stays as the server wrote it. */
export async function wakeIslands(islands: Readonly<Record<string, unknown>>): Promise<void> {
  const awake = [...document.querySelectorAll<HTMLElement>('[data-island]')].map((place) => {
    const name = place.dataset['island'] ?? ''
    const props = JSON.parse(place.nextElementSibling?.textContent ?? '{}') as object
    const Island = islands[name] as ComponentType<object>
    // In slices: a storefront of 300 products must not hold up the first touch.
    return new Promise<void>((done) => {
      const tell = () => {
        // One that cannot wake must not keep the taps of the others (early-tap.ts).
        place.dataset['awake'] = ''
        done()
      }
      startTransition(() => {
        hydrateRoot(
          place,
          <Awake tell={tell}>
            <Island {...props} />
          </Awake>,
          { identifierPrefix: islandPrefix(name) },
        )
      })
    })
  })
  showCookieBanner()
  await Promise.all(awake)
}
