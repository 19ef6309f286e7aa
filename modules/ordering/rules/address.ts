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
 * form fills it in advance. `within`: writes staircase, floor and door with their words.
 */
export function addressLine(address: Address, within: (address: Address) => string[] = codes): string {
  const typed = [address.street, ...within(address), `${address.zipCode} ${address.city}`.trim()].filter(Boolean)
  return typed.length > 0 ? [...typed, address.country].filter(Boolean).join(', ') : ''
}

const codes = ({ door, floor, stairway }: Address): string[] => [[stairway, floor, door].filter(Boolean).join('/')]
