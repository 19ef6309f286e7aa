import type { LngLat } from './route.ts'

/** The kind of a place, which determines its icon (specification §2, Booking block). All other kinds get the neutral pin. */
export const placeCategories = ['airport', 'lodging', 'restaurant', 'bar', 'place'] as const
export type PlaceCategory = (typeof placeCategories)[number]

/** How exact the coordinates are: the house, the street, or only the town of a typed address. */
export const placePrecisions = ['address', 'street', 'place'] as const
export type PlacePrecision = (typeof placePrecisions)[number]

/** An entry of the suggestion list. */
export interface Suggestion {
  /** The provider's id of the place. The call `maps.retrieve` returns the place's coordinates for this id. */
  readonly id: string
  readonly name: string
  /** Second line: the full address, or the area. Empty when nothing is known. */
  readonly place: string
  readonly category: PlaceCategory
  readonly precision: PlacePrecision
  /** The text as typed, offered as an address ('Adresse übernehmen'). It is not checked that the address exists. */
  readonly isTyped: boolean
}

/** The areas that contain a place, from the country down to the town. */
export interface PlaceContext {
  readonly country?: string | undefined
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode?: string | undefined
  readonly region?: string | undefined
  readonly postcode?: string | undefined
  readonly city?: string | undefined
}

/** Start or end of a ride (specification §3, Location point). `seal` proves that name and coordinates come from our server. */
export interface LocationPoint {
  readonly place: string
  readonly mapboxId: string
  readonly location: LngLat
  readonly name: string
  readonly context: PlaceContext
  readonly category: PlaceCategory
  readonly precision: PlacePrecision
  readonly seal?: string | undefined
}

/**
 * A typed address whose street is on no map. Its coordinates are the centre of its town, and guests and staff see the label 'ungefähr' next to
 * it.
 */
export const isRoughAddress = (point: Pick<LocationPoint, 'mapboxId' | 'category' | 'precision'>): boolean =>
  point.precision === 'place' && point.category === 'place' && point.mapboxId.startsWith('typed:')
