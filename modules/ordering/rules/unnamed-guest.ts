import { isLargePlace, type LocationPoint } from '#modules/maps/rules/place.ts'

/**
 * Shortens a name to its first letter: 'Anna' → 'A.'. The CSV file of a front desk contains only shortened names and places. Guests cannot
 * be identified by them, but staff still recognise the row (docs/rules/back-office.md, Roles).
 */

const initial = (name: string): string => {
  const [first = ''] = name.trim()
  return first === '' ? '' : `${first.toUpperCase()}.`
}

/** The initials of a guest: 'Anna', 'Adler' → 'A. A.'. Empty if no name is known. */
export const guestInitials = (firstName: string, lastName: string): string =>
  [initial(firstName), initial(lastName)].filter(Boolean).join(' ')

type Place = Pick<LocationPoint, 'name' | 'place' | 'category' | 'context' | 'precision' | 'mapboxId'>

/**
 * Shortens a place to the name of a public place, or to the town of any other place. Public places are airports, landmarks of our own map
 * data (stations and well-known hotels) and the brand's branches (`branchNames`). Without a town, the result is the region or the country.
 * It contains no street, no other hotel, and not only the code of a country. Empty if nothing else is known.
 */
export function placeOnly(point: Place | undefined, branchNames: readonly string[] = []): string {
  if (!point) return ''
  const { name, category, mapboxId, context } = point
  const isPublic = category === 'airport' || /^(?:branch|spot):/.test(mapboxId) || branchNames.includes(name)
  return isPublic ? name : context.city || townOf(point) || context.region || context.country || ''
}

/**
 * The town of a place whose context has no town: the words after the postcode ('Getreidegasse 9, 5020 Salzburg, Österreich' → 'Salzburg'),
 * or the place itself if it is a town. Undefined: not known.
 */
function townOf({ name, place, ...point }: Place): string | undefined {
  const line = /(?:^|,)\s*(?:[A-Z]{1,3}-)?(?:\d{4,6}|\d{3} \d{2}) (?<town>\p{L}[^,\d]*)/u
  const named = (line.exec(place) ?? line.exec(name))?.groups?.['town']?.trim()
  return named ?? (isLargePlace(point) && !/\d/.test(name) ? name : undefined)
}
