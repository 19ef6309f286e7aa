import type { LocationPoint } from '#modules/maps/rules/place.ts'
import type { BookingDraft } from './draft.ts'

type Ends = Pick<BookingDraft, 'from' | 'to'>

/** The ids of places from our own list that have a name in each language (docs/rules/maps.md, Gazetteer). Typed addresses have none. */
const OURS = /^(airport|spot|street|district|place):/

/**
 * Loads start and destination again, if they are from our own list. Returns a function that puts them into a draft, or undefined if there
 * is nothing to replace. A place is replaced only if its name differs, and if it is still the chosen one and has the same coordinates. So
 * route and price stay, and an unchanged order stays equal to the one for which the guest has agreed to the terms.
 * `retrieve`: loads a place in the language of the page.
 */
export async function placesAgain(
  { from, to }: Ends,
  retrieve: (id: string) => Promise<LocationPoint | null | undefined>,
): Promise<((now: Ends) => Ends) | undefined> {
  const ours = [from, to].flatMap((place) => (place && OURS.test(place.mapboxId) ? [place.mapboxId] : []))
  const found = (await Promise.all([...new Set(ours)].map(retrieve))).filter((place) => place != null)
  if (found.length === 0) return undefined
  const again = (place: LocationPoint | null) => {
    const named = found.find((one) => one.mapboxId === place?.mapboxId && one.location.join() === place.location.join())
    const isSame = named === undefined || (named.name === place?.name && named.place === place.place)
    return isSame ? place : named
  }
  return (now) => ({ from: again(now.from), to: again(now.to) })
}
