/** A rectangular area on the earth; its four limits are in degrees. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** The German name of a river or lake, and the English name if it is different. */
export type Names = readonly [de: string, en?: string | undefined]

/** A road of the drawn map. `line` lists its points: 'lng,lat lng,lat …'. */
export interface Road {
  ref: string
  line: string
}

/** A river or a lake of the drawn map. `metres`: the width of the river; 0 if `line` is the shore of a lake. */
export interface Water {
  names: Names
  metres: number
  line: string
}

/** A place whose name the drawn map shows. Rank 1 is shown at every zoom level, rank 3 only if the map shows a small area. */
export type NamedPlace = readonly [rank: 1 | 2 | 3, lng: number, lat: number, de: string, en?: string | undefined]

/**
 * The streets and names of a town for the drawn map. A brand provides them as data (docs/rules/maps.md, Drawn towns). The lines of woods and built-up
 * areas are closed shapes.
 */
export interface DrawnTown {
  /** In this area the data contains all streets. So the visitor may zoom in until the map shows only a few streets. */
  streetsWithin: Bounds
  /**
   * In this area, streets of the town meet the roads of the product's own map. Near these streets the lines of the roads get more points,
   * because a street and a road can be connected only at a point.
   */
  roadsWithin: Bounds
  /** In this area the map shows the names of the town's districts, and no names of other towns. */
  quartersWithin: Bounds
  streets: readonly Road[]
  waters: readonly Water[]
  woods: readonly string[]
  builtUp: readonly string[]
  /** The names that the map can show: first districts, then well-known places. */
  names: readonly NamedPlace[]
}
