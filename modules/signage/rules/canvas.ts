/** Position and size of a region, in pixels of the canvas. */
interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

interface CanvasSize {
  readonly w: number
  readonly h: number
}

export const MIN_SIDE = 320
export const MAX_SIDE = 7680
export const MOST_REGIONS = 20
/** Smallest width and height of a region, in pixels. */
const MIN_REGION = 10

export const isInside = ({ x, y, w, h }: Box, canvas: CanvasSize): boolean =>
  x >= 0 && y >= 0 && w >= MIN_REGION && h >= MIN_REGION && x + w <= canvas.w && y + h <= canvas.h

/**
 * Moves a box so that it lies within the canvas. Its size changes only if it is larger than the canvas or smaller than `MIN_REGION`. All values are
 * rounded to whole pixels.
 */
export function fitted(box: Box, canvas: CanvasSize): Box {
  const w = Math.max(MIN_REGION, Math.min(Math.round(box.w), canvas.w))
  const h = Math.max(MIN_REGION, Math.min(Math.round(box.h), canvas.h))
  return {
    w,
    h,
    x: Math.max(0, Math.min(Math.round(box.x), canvas.w - w)),
    y: Math.max(0, Math.min(Math.round(box.y), canvas.h - h)),
  }
}

/** If an edge is at most this many pixels of the canvas away from a line, it snaps to the line. */
const SNAP = 12

interface Snapped {
  readonly box: Box
  /** The lines to which the box has snapped, so that the editor can draw them as guides: pixels from the left and from the top. Undefined: none. */
  readonly vertical: number | undefined
  readonly horizontal: number | undefined
}

/**
 * Moves a dragged box to the nearest line. A line is an edge or the centre of the canvas or of another region. The box snaps to it if one of its
 * own edges or its centre is near.
 */
export function snapped(box: Box, others: readonly Box[], canvas: CanvasSize): Snapped {
  const xs = [0, canvas.w / 2, canvas.w, ...others.flatMap(({ x, w }) => [x, x + w / 2, x + w])]
  const ys = [0, canvas.h / 2, canvas.h, ...others.flatMap(({ y, h }) => [y, y + h / 2, y + h])]
  const left = nearest([box.x, box.x + box.w / 2, box.x + box.w], xs)
  const top = nearest([box.y, box.y + box.h / 2, box.y + box.h], ys)
  return {
    box: fitted({ ...box, x: box.x + (left?.by ?? 0), y: box.y + (top?.by ?? 0) }, canvas),
    vertical: left?.line,
    horizontal: top?.line,
  }
}

function nearest(edges: readonly number[], lines: readonly number[]): { by: number; line: number } | undefined {
  let found: { by: number; line: number } | undefined
  for (const edge of edges)
    for (const line of lines) {
      const by = line - edge
      if (Math.abs(by) <= SNAP && (!found || Math.abs(by) < Math.abs(found.by))) found = { by, line }
    }
  return found
}

/**
 * The height of letters, in pixels of the canvas, that can be read from a distance of `metres`: 1/200 of the distance. `screenMetres` is the width
 * of the screen.
 */
export const readablePx = (metres: number, screenMetres: number, canvas: CanvasSize): number =>
  Math.ceil((metres / 200 / screenMetres) * canvas.w)
