import type { LngLat } from '../../rules/route.ts'
import type { Road, Town, Water } from './geography.ts'
import { vienna } from './vienna.ts'

/** An area in degrees. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** A city whose streets are drawn. There may be any number of cities. The map looks the same for each, and for towns without streets. */
export interface City {
  /** The area with known streets: here a map may be zoomed in to walking distance. */
  streetsWithin: Bounds
  /** The area where its streets cross the roads of the country, so that the points of those roads must be close together. */
  roadsWithin: Bounds
  /** The area where its districts are named instead of the towns of the country. */
  quartersWithin: Bounds
  streets: readonly Road[]
  waters: readonly Water[]
  woods: readonly string[]
  builtUp: readonly string[]
  /** Districts first, then well-known places. */
  names: readonly Town[]
}

export const cities: readonly City[] = [vienna]

export const isWithin = ([lng, lat]: LngLat, { east, north, south, west }: Bounds): boolean =>
  lng > west && lng < east && lat > south && lat < north

/** Are streets drawn at all of these points? They must be in one city. */
export const haveStreets = (points: readonly LngLat[]): boolean =>
  cities.some(({ streetsWithin }) => points.every((point) => isWithin(point, streetsWithin)))
