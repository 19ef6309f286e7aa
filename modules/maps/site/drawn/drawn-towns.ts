import type { Bounds, DrawnTown } from '../../rules/drawn-town.ts'
import type { LngLat } from '../../rules/route.ts'

export const isWithin = ([lng, lat]: LngLat, { east, north, south, west }: Bounds): boolean =>
  lng > west && lng < east && lat > south && lat < north

/** True if all these points are in the same drawn town, so that the map can show its streets. */
export const haveStreets = (towns: readonly DrawnTown[], points: readonly LngLat[]): boolean =>
  towns.some(({ streetsWithin }) => points.every((point) => isWithin(point, streetsWithin)))
