import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LocationPoint } from '../rules/place.ts'

/** Signs a place's name together with its coordinates. A place that a guest sends back is refused if our server did not issue it. */
export interface PlaceSeal {
  seal(point: LocationPoint): LocationPoint
  /** False for a place that our server never issued, or that was changed afterwards. */
  isOurs(point: LocationPoint): boolean
}

/** `secret`: 32 bytes that belong to the brand. The seal is valid as long as the secret, so that drafts and repeated bookings stay valid. */
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
