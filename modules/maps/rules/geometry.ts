import type { LngLat } from './route.ts'

/** The mean radius of the earth in metres (IUGG). */
const EARTH_RADIUS = 6_371_008.8
const RADIANS = Math.PI / 180

/** The great-circle distance between two points in metres, not rounded (haversine formula). */
export function distanceBetween(from: LngLat, to: LngLat): number {
  const latitude = ((to[1] - from[1]) * RADIANS) / 2
  const longitude = ((to[0] - from[0]) * RADIANS) / 2
  const a = Math.sin(latitude) ** 2 + Math.cos(from[1] * RADIANS) * Math.cos(to[1] * RADIANS) * Math.sin(longitude) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(a)))
}

/**
 * Points on the great circle (the shortest line on the globe), at most `step` metres apart. The first point is `from`, the last is `to`.
 */
export function greatCircle(from: LngLat, to: LngLat, step: number): LngLat[] {
  const distance = distanceBetween(from, to)
  const angle = distance / EARTH_RADIUS
  const count = Math.max(1, Math.ceil(distance / step))
  if (angle < 1e-9) return [from, to]
  const [a, b] = [toVector(from), toVector(to)]
  const middle = Array.from({ length: count - 1 }, (_, index): LngLat => {
    const share = (index + 1) / count
    const [p, q] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
    const [x, y, z] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]]
    return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS]
  })
  return [from, ...middle, to]
}

function toVector([lng, lat]: LngLat): [number, number, number] {
  const cosine = Math.cos(lat * RADIANS)
  return [cosine * Math.cos(lng * RADIANS), cosine * Math.sin(lng * RADIANS), Math.sin(lat * RADIANS)]
}

/**
 * A line. `metres`: for each point, its distance in metres from the start of the line. `length`: the length of the whole line in metres.
 */
export interface MeasuredLine {
  readonly points: readonly LngLat[]
  readonly metres: readonly number[]
  readonly length: number
}

export function measure(points: readonly LngLat[]): MeasuredLine {
  const metres: number[] = []
  let length = 0
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (before) length += distanceBetween(before, point)
    metres.push(length)
  })
  return { points, metres, length }
}

/**
 * The point on the line that is `metres` away from its start. If the line is shorter, its end is returned. Between two points of the line
 * the result is interpolated in degrees. This is exact enough for points less than 10 km apart.
 */
export function pointAlong(line: MeasuredLine, metres: number): LngLat {
  let low = 0
  let high = line.points.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((line.metres[middle] ?? 0) <= metres) low = middle
    else high = middle
  }
  const [from, to] = [line.points[low] ?? [0, 0], line.points[high] ?? line.points[low] ?? [0, 0]]
  const [start, end] = [line.metres[low] ?? 0, line.metres[high] ?? 0]
  const share = end > start ? Math.min(1, Math.max(0, (metres - start) / (end - start))) : 0
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/**
 * Finds the position on the line that is nearest to `point`. Returns the distance in metres from the start of the line to this position.
 * Positions less than `after` metres from the start are ignored.
 */
export function metresAlong(line: MeasuredLine, point: LngLat, after = 0): number {
  const squash = Math.cos(point[1] * RADIANS)
  let best = { offset: Infinity, metres: after }
  for (let index = 1; index < line.points.length; index++) {
    const [from, to] = [line.points[index - 1], line.points[index]]
    const [start, end] = [line.metres[index - 1] ?? 0, line.metres[index] ?? 0]
    if (!from || !to || end < after) continue
    const [dx, dy] = [(to[0] - from[0]) * squash, to[1] - from[1]]
    const [px, py] = [(point[0] - from[0]) * squash, point[1] - from[1]]
    const squared = dx * dx + dy * dy
    const share = squared > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / squared)) : 0
    const offset = (px - share * dx) ** 2 + (py - share * dy) ** 2
    if (offset < best.offset) best = { offset, metres: Math.max(after, start + share * (end - start)) }
  }
  return best.metres
}

/**
 * Leaves out each point of a line if the line without this point deviates by less than `tolerance` metres (Douglas and Peucker). If more
 * than `most` points remain, the tolerance is doubled until at most `most` remain. Coordinates are rounded to 5 decimals (about 1 m). The
 * result is only good for drawing, not for measuring.
 */
export function simplify(points: readonly LngLat[], tolerance: number, most: number): LngLat[] {
  for (let allowed = tolerance; ; allowed *= 2) {
    const kept = thin(points, allowed)
    if (kept.length <= Math.max(2, most)) return kept.map(([lng, lat]) => [round5(lng), round5(lat)])
  }
}

const round5 = (degrees: number) => Math.round(degrees * 1e5) / 1e5

function thin(points: readonly LngLat[], tolerance: number): LngLat[] {
  const keep = new Uint8Array(points.length)
  keep[0] = keep[points.length - 1] = 1
  const open: [number, number][] = [[0, points.length - 1]]
  for (let range = open.pop(); range; range = open.pop()) {
    const [first, last] = range
    const [a, b] = [points[first], points[last]]
    if (!a || !b) continue
    let [far, at] = [tolerance, -1]
    for (let index = first + 1; index < last; index++) {
      const point = points[index]
      const offset = point ? offsetFrom(a, b, point) : 0
      if (offset > far) [far, at] = [offset, index]
    }
    if (at > 0) {
      keep[at] = 1
      open.push([first, at], [at, last])
    }
  }
  return points.filter((_, index) => keep[index] === 1)
}

/** The distance in metres between `point` and the straight segment from `a` to `b`, computed on a plane. */
function offsetFrom(a: LngLat, b: LngLat, point: LngLat): number {
  const metresPerDegree = EARTH_RADIUS * RADIANS
  const squash = Math.cos(point[1] * RADIANS)
  const [dx, dy] = [(b[0] - a[0]) * squash, b[1] - a[1]]
  const [px, py] = [(point[0] - a[0]) * squash, point[1] - a[1]]
  const squared = dx * dx + dy * dy
  const share = squared > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / squared)) : 0
  return Math.hypot(px - share * dx, py - share * dy) * metresPerDegree
}
