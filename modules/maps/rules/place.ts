import type { LngLat } from './route.ts'

/** The kind of a place, as far as its icon shows it (specification §2, Booking block). Everything else gets the neutral pin. */
export const placeCategories = ['airport', 'lodging', 'restaurant', 'bar', 'place'] as const
export type PlaceCategory = (typeof placeCategories)[number]

/** How exact the coordinates are: the door, the street, or only the town of a typed address. */
export const placePrecisions = ['address', 'street', 'place'] as const
export type PlacePrecision = (typeof placePrecisions)[number]

/** An entry of the suggestion list. */
export interface Suggestion {
  /** The provider's id of the place, to be retrieved once. */
  readonly id: string
  readonly name: string
  /** Second line: the full address, or the area. Empty when nothing is known. */
  readonly place: string
  readonly category: PlaceCategory
  readonly precision: PlacePrecision
  /** The text as typed, offered as an address ('Adresse übernehmen'). It is not checked that the address exists. */
  readonly isTyped: boolean
}

/** The areas that a place is in, from the country down. */
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

/** A typed address whose street is on no map: its coordinates are the middle of its town. Guests and staff read 'ungefähr' beside it. */
export const isRoughAddress = (point: Pick<LocationPoint, 'mapboxId' | 'category' | 'precision'>): boolean =>
  point.precision === 'place' && point.category === 'place' && point.mapboxId.startsWith('typed:')
