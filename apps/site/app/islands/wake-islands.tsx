import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createScreens } from '#ui/site/screens.tsx'
import { modules } from '../modules.ts'
import { Awake } from './awake.tsx'
import { islandPrefix } from './island.tsx'
import { untilLoaded } from './until-loaded.ts'

/**
 * Hydrates the interactive parts of a content page, and calls `hydrated` for each of them. All other parts stay as the server rendered them.
 * Only the code of the interactive parts is loaded.
 */
export async function wake(hydrated: (part: Element) => void): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const nameOf = (place: HTMLElement) => place.dataset['island'] ?? ''
  const screens = createScreens(modules)
  await untilLoaded(() => screens.load(places.map(nameOf)))
  const awake = places.map((place) => {
    const name = nameOf(place)
    const props = JSON.parse(place.nextElementSibling?.textContent ?? '{}') as object
    const Island = screens.get(name)
    // Hydrates in small steps. Otherwise a storefront of 300 products would block the first tap.
    return new Promise<void>((done) => {
      const tell = () => {
        // From now on this island handles its own input, even if another island fails to hydrate. Input in islands without this attribute is
        // stored (early-input.ts).
        place.dataset['awake'] = ''
        hydrated(place)
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
  // The cookie banner comes last, so that the booking form is hydrated before it.
  void import('./cookie-root.tsx').then(({ showCookieBanner }) => showCookieBanner()).catch(() => undefined)
  await Promise.all(awake)
}
