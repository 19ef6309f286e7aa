/** Position of a branch: its coordinates if they are known, otherwise its address. */
export interface Destination {
  street: string
  zipCode: string
  city: string
  latitude?: number | undefined
  longitude?: number | undefined
}

/** The values of a branch that directions need. */
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

/** Link to a route to the branch (specification §2: a branch marker opens a directions link). Nothing is loaded before the click. */
export function directionsUrl({ street, zipCode, city, latitude, longitude }: Destination): string {
  if (latitude !== undefined && longitude !== undefined) return directionsTo([longitude, latitude])
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${zipCode} ${city}`)}`
}

/** A link to a route to a place with known coordinates: [longitude, latitude]. */
export const directionsTo = ([longitude, latitude]: readonly [number, number]): string =>
  `https://www.openstreetmap.org/directions?to=${latitude.toFixed(5)},${longitude.toFixed(5)}`
