import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createScreens } from '#ui/site/screens.tsx'
import { modules } from '../modules.ts'
import { Awake } from './awake.tsx'
import { showCookieBanner } from './cookie-root.tsx'
import { islandPrefix } from './island.tsx'

/** Wakes the interactive parts of a content page; the rest of it stays as the server wrote it. Only the code of these parts is loaded. */
export async function wake(): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const nameOf = (place: HTMLElement) => place.dataset['island'] ?? ''
  const screens = createScreens(modules)
  await screens.load(places.map(nameOf))
  const awake = places.map((place) => {
    const name = nameOf(place)
    const props = JSON.parse(place.nextElementSibling?.textContent ?? '{}') as object
    const Island = screens.get(name)
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
