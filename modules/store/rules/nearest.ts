import { distanceBetween } from '#modules/maps/rules/geometry.ts'
import type { LngLat } from '#modules/maps/rules/route.ts'

/** A branch in a list, with the fields that decide its position in the list. */
interface PlacedStore {
  readonly isOpen: boolean
  /** Undefined: the branch has no coordinates. */
  readonly at: LngLat | undefined
}

/**
 * Sorts branches: first the open branches, then the closed ones. Each group is sorted by distance; branches without coordinates are at its
 * end. `metres` is the straight distance, not rounded.
 */
export function nearestFirst<S extends PlacedStore>(
  stores: readonly S[],
  here: LngLat,
): { store: S; metres: number | undefined }[] {
  return stores
    .map((store) => ({ store, metres: store.at && distanceBetween(here, store.at) }))
    .toSorted(
      (a, b) => Number(b.store.isOpen) - Number(a.store.isOpen) || (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0,
    )
}

/** A distance as rounded text: '350 m', '2,3 km', '412 km'. */
export function distanceWords(metres: number, tag: string): string {
  if (metres < 950) return `${Math.max(50, Math.round(metres / 50) * 50)} m`
  const digits = metres < 9_950 ? 1 : 0
  const km = new Intl.NumberFormat(tag, { maximumFractionDigits: digits, minimumFractionDigits: digits })
  return `${km.format(metres / 1000)} km`
}
