import type { LocationPoint } from '#modules/maps/rules/place.ts'

/**
 * Guest names and places for a front desk's CSV file. They are shortened so that they identify nobody, but the desk still recognises each
 * row (docs/rules/back-office.md, Roles).
 */

const initial = (name: string): string => {
  const [first = ''] = name.trim()
  return first === '' ? '' : `${first.toUpperCase()}.`
}

/** 'Anna', 'Adler' → 'A. A.'; empty if no name is known. */
export const guestInitials = (firstName: string, lastName: string): string =>
  [initial(firstName), initial(lastName)].filter(Boolean).join(' ')

/** The name of an airport, or the town of any other place; without a town the region, or the country. Never a street or a hotel. */
export function placeOnly(point: Pick<LocationPoint, 'name' | 'category' | 'context'> | undefined): string {
  if (!point) return ''
  const { city, country, countryCode, region } = point.context
  return point.category === 'airport' ? point.name : city || region || country || countryCode || ''
}
