import type { Locale } from '#contract/locale.ts'
import { pageLocale } from '#ui/site/page-locale.ts'
import { distanceWords, nearestFirst } from '../rules/nearest.ts'
import { nearestTexts } from '../words/site.ts'

/**
 * Adds a button above the list of branches that sorts them: the open ones first, then by distance. `place` is the element with
 * `data-late="nearest"`. The page asks the device for its location only after a tap on the button. The location is not sent and not stored.
 * Without https browsers do not give a location, so no button is added.
 */
export default function findNearest(place: HTMLElement): void {
  const list = place.parentElement?.querySelector('ul.stores')
  if (!list || !isSecureContext || !('geolocation' in navigator)) return
  const locale = pageLocale()
  const texts = nearestTexts(locale)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn soft'
  button.textContent = texts.find
  const told = document.createElement('p')
  told.className = 'small'
  told.setAttribute('role', 'status')
  place.append(button, told)
  button.addEventListener('click', () => {
    button.disabled = true
    told.textContent = texts.asked
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        button.disabled = false
        told.textContent = order(list, [coords.longitude, coords.latitude], locale)
      },
      (error) => {
        button.disabled = false
        told.textContent = error.code === error.PERMISSION_DENIED ? texts.denied : texts.failed
      },
      { maximumAge: 5 * 60_000, timeout: 15_000 },
    )
  })
}

/**
 * Sorts the list of branches by opening and distance, and shows the distance of each branch. Returns a sentence that names the nearest branch;
 * empty if no distance is known.
 */
function order(list: Element, here: readonly [number, number], locale: Locale): string {
  const texts = nearestTexts(locale)
  const words = (metres: number) => distanceWords(metres, locale === 'de' ? 'de-AT' : 'en-GB')
  const stores = [...list.querySelectorAll<HTMLElement>(':scope > li')].map((item) => {
    const [longitude, latitude] = (item.dataset['at'] ?? '').split(',').map(Number)
    const isPlaced = item.dataset['at'] && longitude !== undefined && latitude !== undefined
    return {
      item,
      isOpen: !item.querySelector('[data-opening].err'),
      at: isPlaced ? ([longitude, latitude] as const) : undefined,
    }
  })
  const found = nearestFirst(stores, here)
  for (const { metres, store } of found) {
    list.append(store.item)
    const away = store.item.querySelector('.away')
    if (away && metres !== undefined) away.textContent = texts.away(words(metres))
  }
  const [first] = found
  if (first?.metres === undefined) return ''
  const name = first.store.item.querySelector('h3')?.textContent ?? ''
  return first.store.isOpen ? texts.found(name, words(first.metres)) : texts.allClosed(name, words(first.metres))
}
