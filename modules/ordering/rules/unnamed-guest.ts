import type { LocationPoint } from '#modules/maps/rules/place.ts'

/**
 * What a front desk's table file says of a guest and of the ends of a ride: nobody can be found by it, and the desk still knows which row is
 * meant (docs/rules/back-office.md, Roles).
 */

const initial = (name: string): string => {
  const [first = ''] = name.trim()
  return first === '' ? '' : `${first.toUpperCase()}.`
}

/** 'Anna', 'Adler' → 'A. A.'; empty where no name is known. */
export const guestInitials = (firstName: string, lastName: string): string =>
  [initial(firstName), initial(lastName)].filter(Boolean).join(' ')

/** An airport by its name, everything else by its town; without a town the region, or the country. Never a street or a hotel. */
export function placeOnly(point: Pick<LocationPoint, 'name' | 'category' | 'context'> | undefined): string {
  if (!point) return ''
  const { city, country, countryCode, region } = point.context
  return point.category === 'airport' ? point.name : city || region || country || countryCode || ''
}
