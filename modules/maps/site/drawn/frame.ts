import type { LngLat } from '../../rules/route.ts'

/** A position in the drawing, in pixels from the top left corner. */
export type XY = readonly [x: number, y: number]

/** Which part of the world a drawing shows, and how coordinates are converted to pixels (Web Mercator). */
export interface Frame {
  width: number
  height: number
  project(point: LngLat): XY
  unproject(point: XY): LngLat
  /** How many metres one pixel shows, in the middle of the drawing. */
  metresPerPixel: number
  /** True if a position is in the drawing, or at most `margin` pixels outside it. */
  sees(point: XY, margin?: number): boolean
}

interface Padding {
  top: number
  right: number
  bottom: number
  left: number
}

const RADIANS = Math.PI / 180
const CIRCUMFERENCE = 40_075_016
const toX = (lng: number) => (lng + 180) / 360
const toY = (lat: number) => 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2)) / (2 * Math.PI)

/**
 * Finds the smallest part of the world that contains all points, with `padding` in pixels around them. The shorter side of the drawing shows at least
 * `least` metres.
 */
export function fitFrame(
  points: readonly LngLat[],
  size: { width: number; height: number },
  padding: Padding,
  least: number,
): Frame {
  const { width, height } = size
  const [xs, ys] = [points.map(([lng]) => toX(lng)), points.map(([, lat]) => toY(lat))]
  const extent = (values: number[]) => [Math.min(...values), Math.max(...values)] as const
  const [[west, east], [north, south]] = [extent(xs), extent(ys)]
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (north + south)))) / RADIANS
  const perWorld = CIRCUMFERENCE * Math.cos(latitude * RADIANS)
  const room = {
    x: Math.max(40, width - padding.left - padding.right),
    y: Math.max(40, height - padding.top - padding.bottom),
  }
  const scale = Math.min(
    room.x / Math.max(east - west, 1e-9),
    room.y / Math.max(south - north, 1e-9),
    (Math.min(width, height) / least) * perWorld,
  )
  const left = (west + east) / 2 - (padding.left + room.x / 2) / scale
  const top = (north + south) / 2 - (padding.top + room.y / 2) / scale
  return {
    width,
    height,
    metresPerPixel: perWorld / scale,
    project: ([lng, lat]) => [(toX(lng) - left) * scale, (toY(lat) - top) * scale],
    unproject: ([x, y]) => [
      (x / scale + left) * 360 - 180,
      Math.atan(Math.sinh(Math.PI * (1 - 2 * (y / scale + top)))) / RADIANS,
    ],
    sees: ([x, y], margin = 0) => x >= -margin && y >= -margin && x <= width + margin && y <= height + margin,
  }
}

/**
 * Converts a line to an SVG path. Two things are left out: parts of an open line that are far outside the drawing, and points that are
 * less than 1.5 pixels from the previous point.
 */
export function pathOf(points: readonly LngLat[], frame: Frame, closed = false): string {
  const placed = points.map((point) => frame.project(point))
  if (closed) return placed.length > 2 && overlaps(placed, frame) ? `${sketch(placed, frame, true)}Z` : ''
  const margin = 200
  const parts: XY[][] = []
  let open: XY[] | undefined
  placed.forEach((point, index) => {
    const near = [placed[index - 1], point, placed[index + 1]].some(
      (neighbour) => neighbour && frame.sees(neighbour, margin),
    )
    if (!near) open = undefined
    else if (open) open.push(point)
    else parts.push((open = [point]))
  })
  return parts.map((part) => sketch(part, frame, false)).join('')
}

function overlaps(points: readonly XY[], { width, height }: Frame): boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return Math.max(...xs) >= 0 && Math.min(...xs) <= width && Math.max(...ys) >= 0 && Math.min(...ys) <= height
}

/** Limits a coordinate in pixels. A shape can reach far beyond the drawing. Without the limit, the browser would fill all of it. */
const clamp = (value: number, size: number) => Math.min(size * 8, Math.max(-size * 7, value))
const short = (value: number) => Math.round(value * 10) / 10

function sketch(points: readonly XY[], { width, height }: Frame, closed: boolean): string {
  let last: XY | undefined
  let text = ''
  points.forEach((point, index) => {
    const isEnd = index === 0 || (!closed && index === points.length - 1)
    if (!isEnd && last && Math.hypot(point[0] - last[0], point[1] - last[1]) < 1.5) return
    text += `${index === 0 ? 'M' : 'L'}${short(clamp(point[0], width))} ${short(clamp(point[1], height))}`
    last = point
  })
  return text
}
