/** An area in degrees. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** The German name, and the English name if it differs. */
export type Names = readonly [de: string, en?: string | undefined]

/** A road as a list of its points: 'lng,lat lng,lat …'. */
export interface Road {
  ref: string
  line: string
}

/** A river with its width in metres, or the shore of a lake (width 0). */
export interface Water {
  names: Names
  metres: number
  line: string
}

/** A place with its name. A place of rank 1 is shown at every zoom, one of rank 3 only at close zoom. */
export type NamedPlace = readonly [rank: 1 | 2 | 3, lng: number, lat: number, de: string, en?: string | undefined]

/**
 * A town whose streets are drawn. A brand provides it as data (docs/rules/maps.md, Drawn towns). Shapes of woods and of built-up areas are closed
 * lines.
 */
export interface DrawnTown {
  /** The area for which the data contains all streets. Inside it the map may be zoomed in until it shows a few streets only. */
  streetsWithin: Bounds
  /**
   * The area in which streets of the town cross roads of the country. Inside it the points of these roads must be close together, so that streets
   * meet the roads exactly.
   */
  roadsWithin: Bounds
  /** In this area the map shows the names of the town's districts instead of the names of other towns. */
  quartersWithin: Bounds
  streets: readonly Road[]
  waters: readonly Water[]
  woods: readonly string[]
  builtUp: readonly string[]
  /** The names on the map: districts first, then well-known places. */
  names: readonly NamedPlace[]
}
