import { distanceBetween } from '../../rules/geometry.ts'
import type { LngLat } from '../../rules/route.ts'

export const readLine = (text: string): LngLat[] =>
  text.split(' ').map((pair) => {
    const [lng, lat] = pair.split(',').map(Number)
    return [lng ?? 0, lat ?? 0]
  })

/**
 * Adds points to a line so that it becomes smooth (Catmull and Rom). It is needed because the hand-drawn rivers and roads have few points
 * in their bends. The new points are about `step` metres apart. `step` can be a function if the distance depends on the place.
 */
export function smooth(points: readonly LngLat[], step: number | ((from: LngLat) => number), closed = false): LngLat[] {
  const at = (index: number): LngLat => {
    const count = points.length
    return points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0]
  }
  const result: LngLat[] = []
  const pieces = closed ? points.length : points.length - 1
  for (let index = 0; index < pieces; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const apart = typeof step === 'number' ? step : step(from)
    const count = Math.max(1, Math.ceil(distanceBetween(from, to) / apart))
    for (let part = 0; part < count; part++) result.push(between(before, from, to, after, part / count))
  }
  if (!closed) result.push(at(points.length - 1))
  return result
}

/**
 * How strongly the neighbouring points bend the line. The usual value is 0.5. The points set by hand are far apart, so with 0.5 the bends would
 * become too wide.
 */
const TENSION = 0.35

function between(before: LngLat, from: LngLat, to: LngLat, after: LngLat, t: number): LngLat {
  const [t2, t3] = [t * t, t * t * t]
  const mix = (a: number, b: number, c: number, d: number) =>
    (2 * t3 - 3 * t2 + 1) * b +
    (t3 - 2 * t2 + t) * TENSION * (c - a) +
    (3 * t2 - 2 * t3) * c +
    (t3 - t2) * TENSION * (d - b)
  return [mix(before[0], from[0], to[0], after[0]), mix(before[1], from[1], to[1], after[1])]
}
