import type { LngLat } from './route.ts'

/** The category of a place determines its icon (specification §2, Booking block). 'place' has the neutral pin. */
export const placeCategories = ['airport', 'lodging', 'restaurant', 'bar', 'place'] as const
export type PlaceCategory = (typeof placeCategories)[number]

/**
 * How exact the coordinates of a place are. 'address': the house itself. 'street': some point of its street. 'place': the place itself or,
 * for a typed address, only its town.
 */
export const placePrecisions = ['address', 'street', 'place'] as const
export type PlacePrecision = (typeof placePrecisions)[number]

/** A place in the list of suggestions below the field. It has no coordinates yet. */
export interface Suggestion {
  /** The provider's id of the place. With this id the API call `maps.retrieve` returns the place with its coordinates. */
  readonly id: string
  readonly name: string
  /** The second line of the suggestion: the full address or the area. Empty if both are unknown. */
  readonly place: string
  readonly category: PlaceCategory
  readonly precision: PlacePrecision
  /**
   * True if the suggestion only repeats the address that the visitor has typed ('Adresse übernehmen'). Nobody has checked that this address exists.
   */
  readonly isTyped: boolean
  /**
   * True if the name of the place differs from the typed text by a few letters ('Meinten Sie …?'). It is never chosen automatically: the
   * visitor must choose it, or staff in the back office.
   */
  readonly isGuess: boolean
}

/** In which country, region and town a place is. */
export interface PlaceContext {
  readonly country?: string | undefined
  /** The country's two letters in upper case (ISO 3166-1 alpha-2). Undefined: the country is not known. */
  readonly countryCode?: string | undefined
  readonly region?: string | undefined
  readonly postcode?: string | undefined
  readonly city?: string | undefined
}

/**
 * Start or end of a ride (specification §3, Location point). `seal`: the server's signature, which proves that nobody has changed name or
 * coordinates.
 */
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
 * True for a typed address whose street our map data does not contain. Its coordinates are only the centre of its town, so guests and staff
 * see 'ungefähr' next to it.
 */
export const isRoughAddress = (point: Pick<LocationPoint, 'mapboxId' | 'category' | 'precision'>): boolean =>
  point.precision === 'place' && point.category === 'place' && point.mapboxId.startsWith('typed:')

/** The fields that say how exactly a place is known. */
export interface KnownPoint {
  readonly mapboxId: string
  readonly category: string
  readonly precision: string
}

/** True for a town, a district or another large place that was chosen from the suggestions, so that its coordinates are only its centre. */
export const isLargePlace = (point: KnownPoint): boolean =>
  point.precision === 'place' && point.category === 'place' && !point.mapboxId.startsWith('typed:')
