import type { LngLat } from '../../rules/route.ts'
import type { Road, Town, Water } from './geography.ts'
import { vienna } from './vienna.ts'

/** A stretch of ground in degrees. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** A city whose streets are drawn. Any number of cities may be: the map looks the same for each, and for towns without one. */
export interface City {
  /** Where its streets are known: here a map may be as near as a walk. */
  streetsWithin: Bounds
  /** Where its streets cross the roads of the country, so that the points of those must lie close. */
  roadsWithin: Bounds
  /** Where its quarters are named instead of the towns of the country. */
  quartersWithin: Bounds
  streets: readonly Road[]
  waters: readonly Water[]
  woods: readonly string[]
  builtUp: readonly string[]
  /** Quarters first, then what everybody knows. */
  names: readonly Town[]
}

export const cities: readonly City[] = [vienna]

export const isWithin = ([lng, lat]: LngLat, { east, north, south, west }: Bounds): boolean =>
  lng > west && lng < east && lat > south && lat < north

/** Are streets drawn wherever these points are? They must be of one city. */
export const haveStreets = (points: readonly LngLat[]): boolean =>
  cities.some(({ streetsWithin }) => points.every((point) => isWithin(point, streetsWithin)))
