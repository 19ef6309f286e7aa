import { distanceBetween, greatCircle } from './geometry.ts'
import type { LngLat } from './route.ts'

/**
 * Describes a function by some of its points. Between two points the value is interpolated linearly. Before the first and after the last
 * point it is constant. For example, [[0, 1], [10, 2]] gives 1.5 at 5, and 2 at 20.
 */
type Bend = readonly (readonly [x: number, y: number])[]

/**
 * How much longer the road is than the great circle (the shortest line on the globe). Each entry: [great-circle kilometres, road metres
 * per great-circle metre]. Errors of 20 % must be expected (docs/rules/maps.md, Estimate).
 */
const detour: Bend = [
  [10, 1.4],
  [50, 1.3],
  [300, 1.25],
]

/** The average speed by the length of the trip: [kilometres on the road, kilometres per hour]. */
const speed: Bend = [
  [10, 35],
  [50, 70],
  [150, 90],
]

/** Maximum great-circle distance for an estimate, in metres. No chauffeur drives farther, and the estimate would not help anybody. */
const FARTHEST_METRES = 1_500_000
const NEAREST_METRES = 20

interface Estimate {
  /** The estimated distance on the road, in whole metres. */
  metres: number
  /** The estimated duration, in whole seconds. */
  seconds: number
  /** Points on the great circle from start to end, at most 2 km apart. They do not follow roads. */
  line: LngLat[]
}

/**
 * Estimates distance and duration of a ride between two points without a road map. Undefined if the points are less than 20 m or more than 1,500 km
 * apart.
 */
export function estimateRoute(from: LngLat, to: LngLat): Estimate | undefined {
  const straight = distanceBetween(from, to)
  if (!(straight >= NEAREST_METRES && straight <= FARTHEST_METRES)) return undefined
  const metres = Math.round(straight * valueAt(detour, straight / 1000))
  const seconds = Math.round((metres / 1000 / valueAt(speed, metres / 1000)) * 3600)
  return { metres, seconds, line: greatCircle(from, to, 2000) }
}

function valueAt(bend: Bend, x: number): number {
  const after = bend.findIndex(([end]) => x <= end)
  if (after === 0) return bend[0]?.[1] ?? 0
  if (after < 0) return bend.at(-1)?.[1] ?? 0
  const [x0, y0] = bend[after - 1] ?? [0, 0]
  const [x1, y1] = bend[after] ?? [0, 0]
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}
