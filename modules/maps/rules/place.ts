import type { LngLat } from './route.ts'

/** What a place is, as far as its icon tells (specification §2, Booking block); anything else gets the neutral pin. */
export const placeCategories = ['airport', 'lodging', 'restaurant', 'bar', 'place'] as const
export type PlaceCategory = (typeof placeCategories)[number]

/** How exact the coordinates are: the door, the street, or only the town in which a typed address lies. */
export const placePrecisions = ['address', 'street', 'place'] as const
export type PlacePrecision = (typeof placePrecisions)[number]

/** An entry of the suggestion list. */
export interface Suggestion {
  /** The provider's id of the place, to be retrieved once. */
  readonly id: string
  readonly name: string
  /** Second line: full address, or where the place lies. Empty when nothing is known. */
  readonly place: string
  readonly category: PlaceCategory
  readonly precision: PlacePrecision
  /** The text as typed, offered as an address ('Adresse übernehmen'): nobody has checked that it exists. */
  readonly isTyped: boolean
}

/** Where a place lies, from the country down. */
export interface PlaceContext {
  readonly country?: string | undefined
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode?: string | undefined
  readonly region?: string | undefined
  readonly postcode?: string | undefined
  readonly city?: string | undefined
}

/** Start or end of a ride (specification §3, Location point). `seal` proves that our server put name and coordinates together. */
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
