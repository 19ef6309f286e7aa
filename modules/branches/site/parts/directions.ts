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
 * The address of a page with a route to the branch (specification §2: a branch marker opens a directions link). If the coordinates of the
 * branch are not known, a search for its address is opened instead. Nothing is loaded before the visitor clicks the link.
 */
export function directionsUrl({ street, zipCode, city, latitude, longitude }: Destination): string {
  if (latitude !== undefined && longitude !== undefined) return directionsTo([longitude, latitude])
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${zipCode} ${city}`)}`
}

/** The address of a page with a route to a place with known coordinates: [longitude, latitude]. */
export const directionsTo = ([longitude, latitude]: readonly [number, number]): string =>
  `https://www.openstreetmap.org/directions?to=${latitude.toFixed(5)},${longitude.toFixed(5)}`
