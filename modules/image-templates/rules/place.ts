/** A rectangle on the canvas, in pixels. It may be turned, in degrees clockwise around its centre. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Maximum values: the pixels of one side of the canvas, the pixels of the whole canvas, and the layers of a template. */
export const MAX_SIDE = 4096
export const MAX_PIXELS = 16_000_000
export const MOST_LAYERS = 60

/** The width and height in pixels of the upright rectangle that encloses a box turned by `degrees`. */
export function extent({ w, h }: Pick<Box, 'w' | 'h'>, degrees: number): { w: number; h: number } {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return { w: w * cos + h * sin, h: w * sin + h * cos }
}

/** The `transform` attribute of a layer. It moves the origin to the layer's upper left corner and turns the layer around its centre. */
export const placing = ({ x, y, w, h }: Box, degrees: number): string =>
  `translate(${x + w / 2} ${y + h / 2}) rotate(${degrees}) translate(${-w / 2} ${-h / 2})`

interface Size {
  readonly w: number
  readonly h: number
}

/**
 * The position and size of a picture in its box. 'cover': the picture fills the box, and its focal point (fractions from 0 to 1) stays
 * visible. 'contain': the whole picture is shown in the centre of the box.
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
 * Resizes a box by dragging its lower right corner by `dx` and `dy` pixels of the canvas. If the box is turned, `dx` and `dy` are converted
 * to the directions of its sides. The upper left corner does not move.
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
