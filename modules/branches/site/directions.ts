/** Where a branch stands; coordinates are exact, the address is the fallback. */
export interface Destination {
  street: string
  zipCode: string
  city: string
  latitude?: number | undefined
  longitude?: number | undefined
}

/** Plans the way to the branch (specification §2: a branch marker opens a directions link). Nothing is loaded before the click. */
export function directionsUrl({ street, zipCode, city, latitude, longitude }: Destination): string {
  if (latitude !== undefined && longitude !== undefined) {
    return `https://www.openstreetmap.org/directions?to=${latitude.toFixed(5)},${longitude.toFixed(5)}`
  }
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${zipCode} ${city}`)}`
}
