/** A box in pixels of the canvas. It can be turned, in degrees, clockwise around its centre. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The most pixels of a side, the most pixels of the canvas, and the most layers. */
export const MAX_SIDE = 4096
export const MAX_PIXELS = 16_000_000
export const MOST_LAYERS = 60

/** Width and height, in pixels, of the upright box that encloses a turned one. */
export function extent({ w, h }: Pick<Box, 'w' | 'h'>, degrees: number): { w: number; h: number } {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return { w: w * cos + h * sin, h: w * sin + h * cos }
}

/** The `transform` attribute that moves the corner of the unturned box to 0, 0 and turns it. */
export const placing = ({ x, y, w, h }: Box, degrees: number): string =>
  `translate(${x + w / 2} ${y + h / 2}) rotate(${degrees}) translate(${-w / 2} ${-h / 2})`

interface Size {
  readonly w: number
  readonly h: number
}

/**
 * Position of a picture in its box. Cover fills the box and keeps the focal point (fractions from 0 to 1) in view; contain shows the whole
 * picture in the centre.
 */
export function pictureIn(
  box: Size,
  picture: Size,
  fit: 'cover' | 'contain',
  focal: { readonly x: number; readonly y: number },
): Box {
  const ratios = [box.w / picture.w, box.h / picture.h]
  const scale = fit === 'cover' ? Math.max(...ratios) : Math.min(...ratios)
  const [w, h] = [picture.w * scale, picture.h * scale]
  if (fit === 'contain') return { x: (box.w - w) / 2, y: (box.h - h) / 2, w, h }
  const offset = (side: number, drawn: number, part: number): number =>
    Math.min(0, Math.max(side / 2 - part * drawn, side - drawn))
  return { x: offset(box.w, w, focal.x), y: offset(box.h, h, focal.y), w, h }
}

/**
 * Resizes a box whose side or corner was dragged. `dx` and `dy` are pixels of the canvas; they are converted to the box's own directions. The
 * opposite corner stays where it is.
 */
export function resized(box: Box, degrees: number, dx: number, dy: number): Box {
  const turn = (degrees * Math.PI) / 180
  const along = dx * Math.cos(turn) + dy * Math.sin(turn)
  const across = dy * Math.cos(turn) - dx * Math.sin(turn)
  const [w, h] = [Math.max(1, Math.round(box.w + along)), Math.max(1, Math.round(box.h + across))]
  const [moreW, moreH] = [(w - box.w) / 2, (h - box.h) / 2]
  const middle = {
    x: box.x + box.w / 2 + moreW * Math.cos(turn) - moreH * Math.sin(turn),
    y: box.y + box.h / 2 + moreW * Math.sin(turn) + moreH * Math.cos(turn),
  }
  return { x: Math.round(middle.x - w / 2), y: Math.round(middle.y - h / 2), w, h }
}
