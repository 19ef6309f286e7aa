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
 * Writes an address in one line: street, staircase/floor/door, postcode and town, country. The form fills the country in advance, so an
 * address with nothing else gives an empty text. `within`: returns the texts for staircase, floor and door.
 */
export function addressLine(address: Address, within: (address: Address) => string[] = codes): string {
  const typed = [address.street, ...within(address), `${address.zipCode} ${address.city}`.trim()].filter(Boolean)
  return typed.length > 0 ? [...typed, address.country].filter(Boolean).join(', ') : ''
}

const codes = ({ door, floor, stairway }: Address): string[] => [[stairway, floor, door].filter(Boolean).join('/')]
