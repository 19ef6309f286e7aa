import { directionsTo } from '#modules/maps/rules/directions.ts'

/** Where a branch is: its address, and its coordinates if they are known. */
export interface Destination {
  street: string
  zipCode: string
  city: string
  latitude?: number | undefined
  longitude?: number | undefined
}

/** Takes from a branch the values that a link to a route needs. */
export const destinationOf = (branch: {
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
}): Destination => ({
  street: branch.street,
  zipCode: branch.zipCode,
  city: branch.city,
  latitude: branch.latitude ?? undefined,
  longitude: branch.longitude ?? undefined,
})

/**
 * The URL of an OpenStreetMap page that shows the way to the branch (specification §2: a branch marker opens a directions link). If the
 * coordinates of the branch are not known, the page searches for its address. Nothing is loaded before the visitor clicks the link.
 */
export function directionsUrl({ street, zipCode, city, latitude, longitude }: Destination): string {
  if (latitude !== undefined && longitude !== undefined) return directionsTo([longitude, latitude])
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${zipCode} ${city}`)}`
}
