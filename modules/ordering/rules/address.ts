/** A postal address: of a person, or of a delivery. */
export interface Address {
  street: string
  stairway: string
  floor: string
  door: string
  zipCode: string
  city: string
  country: string
}

/** One line: street, staircase/floor/door, place, country. The form presets the country, so a country alone does not count as an address. */
export function addressLine(address: Address): string {
  const typed = [
    address.street,
    [address.stairway, address.floor, address.door].filter(Boolean).join('/'),
    `${address.zipCode} ${address.city}`.trim(),
  ].filter(Boolean)
  return typed.length > 0 ? [...typed, address.country].filter(Boolean).join(', ') : ''
}
