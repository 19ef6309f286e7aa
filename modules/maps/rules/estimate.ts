import { distanceBetween, greatCircle } from './geometry.ts'
import type { LngLat } from './route.ts'

/** Points of a function. Between two points the value is interpolated linearly; before the first and after the last point it is constant. */
type Bend = readonly (readonly [x: number, y: number])[]

/** [great-circle kilometres, road metres per great-circle metre] (docs/rules/maps.md, Estimate; errors of 20 % must be expected). */
const detour: Bend = [
  [10, 1.4],
  [50, 1.3],
  [300, 1.25],
]

/** [kilometres on the road, average speed in kilometres per hour]. */
const speed: Bend = [
  [10, 35],
  [50, 70],
  [150, 90],
]

/** Beyond this distance no chauffeur drives, and a straight line is no useful estimate. */
const FARTHEST_METRES = 1_500_000
const NEAREST_METRES = 20

interface Estimate {
  /** Whole metres on the road. */
  metres: number
  /** Whole seconds. */
  seconds: number
  /** Points of the great circle from the start to the end, at most 2 km apart. */
  line: LngLat[]
}

/** Distance and time between two points without a road map. Undefined when they are the same place or too far apart. */
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
