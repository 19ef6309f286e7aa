import type { LngLat } from '../../rules/route.ts'
import { fitFrame, type Frame } from './frame.ts'
import { type Box, meets } from './labels.ts'

interface Wish {
  readonly width: number
  readonly height: number
  readonly from?: unknown
  readonly to?: { readonly location: LngLat }
}

const isWide = ({ width }: Wish): boolean => width > 560

/** The area of the map, in pixels, over which the page shows distance and duration of a route (`.map .fact`). */
export const factBox = (wish: Wish): Box =>
  isWide(wish) ? { x: 0, y: 0, width: 290, height: 66 } : { x: 0, y: 0, width: 222, height: 45 }

/** The size of the pin at the destination, in pixels. Its tip is at the point. */
const PIN = { width: 34, height: 48 }

/**
 * The part of the world that the map shows: all points, with room for marks and labels. If the text with distance and duration would cover
 * the pin of the destination, the points are placed lower.
 */
export function frameAround(points: readonly LngLat[], wish: Wish, least: number): Frame {
  const side = isWide(wish) ? 84 : 52
  const fit = (top: number, bottom: number) => fitFrame(points, wish, { top, right: side, bottom, left: side }, least)
  const frame = isWide(wish) ? fit(92, 62) : fit(66, 74)
  if (!wish.from || !wish.to) return frame
  const [x, y] = frame.project(wish.to.location)
  const fact = factBox(wish)
  const pin = { x: x - PIN.width / 2, y: y - PIN.height, ...PIN }
  return meets(pin, fact) ? fit(fact.height + PIN.height + 4, isWide(wish) ? 62 : 70) : frame
}
