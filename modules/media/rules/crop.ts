/** A part of a picture, as shares of its width and height. */
interface Crop {
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

/** The largest part of the ratio (width / height, in px) around a point. `picture`: width / height of the whole. */
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

/** The same part, moved; it never leaves the picture. */
export const movedCrop = (crop: Crop, by: Point): Crop => ({
  ...crop,
  x: round(clamp(crop.x + by.x, 0, 1 - crop.width)),
  y: round(clamp(crop.y + by.y, 0, 1 - crop.height)),
})

/** A point of the picture, moved by shares and kept inside; whole per cent. */
export const movedPoint = (point: Point, by: Point): Point => ({
  x: Math.round(clamp(point.x + by.x, 0, 1) * 100) / 100,
  y: Math.round(clamp(point.y + by.y, 0, 1) * 100) / 100,
})

/** Where a picture of iw × ih px lies in a box of w × h px that it covers: its size and the offset of its corner, px. */
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
