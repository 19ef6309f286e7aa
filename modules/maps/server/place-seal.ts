import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LocationPoint } from '../rules/place.ts'

/**
 * Signs places. The browser sends a place back with the order. The order is refused if the signature is missing or does not belong to the
 * place. So a guest cannot change the coordinates to lower the price.
 */
export interface PlaceSeal {
  seal(point: LocationPoint): LocationPoint
  /** False if our server has not signed this place, or if somebody changed the place after that. */
  isOurs(point: LocationPoint): boolean
}

/**
 * Creates the functions that sign and check places. `secret`: 32 bytes that belong to the brand. A signature is valid as long as the brand
 * has this secret, so stored drafts and repeated bookings remain valid.
 */
export function createPlaceSeal(secret: Uint8Array): PlaceSeal {
  const sealOf = ({ name, place, mapboxId, location, category, precision }: LocationPoint): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify([name, place, mapboxId, location[0], location[1], category, precision]))
      .digest()
      .subarray(0, 16)
  return {
    seal: (point) => ({ ...point, seal: sealOf(point).toString('base64url') }),
    isOurs(point) {
      const given = Buffer.from(point.seal ?? '', 'base64url')
      const own = sealOf(point)
      return given.length === own.length && timingSafeEqual(given, own)
    },
  }
}
