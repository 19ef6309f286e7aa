import type { Bounds, DrawnTown } from '../../rules/drawn-town.ts'
import type { LngLat } from '../../rules/route.ts'

export const isWithin = ([lng, lat]: LngLat, { east, north, south, west }: Bounds): boolean =>
  lng > west && lng < east && lat > south && lat < north

/** Whether streets are drawn at all of these points. The points must be in the same town. */
export const haveStreets = (towns: readonly DrawnTown[], points: readonly LngLat[]): boolean =>
  towns.some(({ streetsWithin }) => points.every((point) => isWithin(point, streetsWithin)))
