/** The part of a picture that is kept. All values are fractions (0 to 1) of the picture's width and height. */
export interface Crop {
  x: number
  y: number
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const round = (value: number): number => Math.round(value * 10_000) / 10_000

/**
 * The largest crop with the wanted `ratio` (width / height in px), with its centre as near as possible to the point `around`. `picture`:
 * width / height of the whole picture.
 */
export function cropOf(ratio: number, picture: number, around: Point): Crop {
  const width = Math.min(1, ratio / picture)
  const height = Math.min(1, picture / ratio)
  return {
    x: round(clamp(around.x - width / 2, 0, 1 - width)),
    y: round(clamp(around.y - height / 2, 0, 1 - height)),
    width: round(width),
    height: round(height),
  }
}

/** Moves a crop, but not beyond the edges of the picture. */
export const movedCrop = (crop: Crop, by: Point): Crop => ({
  ...crop,
  x: round(clamp(crop.x + by.x, 0, 1 - crop.width)),
  y: round(clamp(crop.y + by.y, 0, 1 - crop.height)),
})

/** The corners and edges of a crop, named like the directions of a compass: 'nw' is the upper left corner. */
export const cropEdges = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
type CropEdge = (typeof cropEdges)[number]
export const isCorner = (edge: CropEdge): boolean => edge.length === 2

/** The shortest allowed side of a crop, as a fraction of the picture's width or height. A smaller crop could hardly be dragged. */
const leastSide = 0.05

/**
 * Moves an edge or a corner of a crop. The opposite edge or corner does not move. `keepsRatio` (only for corners): width / height of the crop does
 * not change.
 */
export function resizedCrop(crop: Crop, edge: CropEdge, by: Point, keepsRatio: boolean): Crop {
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height]
  const [isWest, isNorth] = [edge.includes('w'), edge.includes('n')]
  const mostWidth = isWest ? right : 1 - crop.x
  const mostHeight = isNorth ? bottom : 1 - crop.y
  const side = (length: number, step: number, isBefore: boolean, most: number): number =>
    clamp(length + (isBefore ? -step : step), leastSide, most)
  let width = isWest || edge.includes('e') ? side(crop.width, by.x, isWest, mostWidth) : crop.width
  let height = isNorth || edge.includes('s') ? side(crop.height, by.y, isNorth, mostHeight) : crop.height
  if (keepsRatio) {
    const ratio = crop.width / crop.height
    const wanted = Math.abs(by.x) >= Math.abs(by.y) ? width : height * ratio
    width = clamp(wanted, leastSide * Math.max(1, ratio), Math.min(mostWidth, mostHeight * ratio))
    height = width / ratio
  }
  return {
    x: round(isWest ? right - width : crop.x),
    y: round(isNorth ? bottom - height : crop.y),
    width: round(width),
    height: round(height),
  }
}

/**
 * Moves a focal point by fractions (0 to 1) of the picture's width and height, but not beyond the edges of the picture. The result is
 * rounded to two decimals.
 */
export const movedPoint = (point: Point, by: Point): Point => ({
  x: Math.round(clamp(point.x + by.x, 0, 1) * 100) / 100,
  y: Math.round(clamp(point.y + by.y, 0, 1) * 100) / 100,
})

/**
 * Size and position in px of a picture that covers a whole box (like `object-fit: cover`), with its focal point as near to the centre as possible.
 * The box has w × h px, the picture iw × ih px.
 */
export function coverOf(box: { w: number; h: number }, picture: { iw: number; ih: number }, focal: Point) {
  const scale = Math.max(box.w / picture.iw, box.h / picture.ih)
  const offset = (length: number, whole: number, at: number): number =>
    clamp(length / 2 - at * whole * scale, length - whole * scale, 0)
  return {
    width: picture.iw * scale,
    height: picture.ih * scale,
    x: offset(box.w, picture.iw, focal.x),
    y: offset(box.h, picture.ih, focal.y),
  }
}
