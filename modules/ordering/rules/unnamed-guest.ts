import type { LocationPoint } from '#modules/maps/rules/place.ts'

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

/**
 * Shortens a place to the name of an airport, or to the town of any other place; without a town, to the region or the country. The result never
 * contains a street or a hotel. Empty if there is no place.
 */
export function placeOnly(point: Pick<LocationPoint, 'name' | 'category' | 'context'> | undefined): string {
  if (!point) return ''
  const { city, country, countryCode, region } = point.context
  return point.category === 'airport' ? point.name : city || region || country || countryCode || ''
}
