/** A postal address of a guest or of a delivery. */
export interface Address {
  street: string
  stairway: string
  floor: string
  door: string
  zipCode: string
  city: string
  country: string
}

/**
 * Writes an address in one line: street, staircase/floor/door, postcode and town, country. Empty if only the country is filled, because the
 * form fills it in advance.
 */
export function addressLine(address: Address): string {
  const typed = [
    address.street,
    [address.stairway, address.floor, address.door].filter(Boolean).join('/'),
    `${address.zipCode} ${address.city}`.trim(),
  ].filter(Boolean)
  return typed.length > 0 ? [...typed, address.country].filter(Boolean).join(', ') : ''
}
