import type { Layer, LayerOf, LayerType, TemplateCanvas } from '../contract/template.ts'
import { type Box, MAX_SIDE } from './place.ts'

/** The pixels by which a pasted copy is moved to the right and down, so that it does not cover the original. */
const PASTE_STEP = 20

/**
 * Moves a layer one step to the front (`by` 1) or to the back (-1). Nothing changes if the layer is already at the front or back, or if no
 * layer has this id.
 */
export function reordered(layers: readonly Layer[], id: string, by: 1 | -1): readonly Layer[] {
  const from = layers.findIndex((one) => one.id === id)
  const to = from + by
  const [moved, other] = [layers[from], layers[to]]
  if (!moved || !other) return layers
  return layers.map((one, index) => (index === from ? other : index === to ? moved : one))
}

/**
 * Returns the layer that is pasted, with a new id. It gets the position of the original, or the centre of the canvas if that position is outside the
 * canvas. If a layer with the same position and size is already there, the copy is moved a little.
 */
export function pasted(
  copied: Layer,
  layers: readonly Layer[],
  canvas: Pick<TemplateCanvas, 'w' | 'h'>,
  id: string,
): Layer {
  const isOutside = copied.x >= canvas.w || copied.y >= canvas.h || copied.x + copied.w <= 0 || copied.y + copied.h <= 0
  let [x, y] = isOutside
    ? [Math.round((canvas.w - copied.w) / 2), Math.round((canvas.h - copied.h) / 2)]
    : [copied.x, copied.y]
  while (layers.some((one) => one.x === x && one.y === y && one.w === copied.w && one.h === copied.h)) {
    x += PASTE_STEP
    y += PASTE_STEP
  }
  return { ...copied, id, x: Math.min(MAX_SIDE, x), y: Math.min(MAX_SIDE, y) }
}

interface Snapped {
  readonly x: number
  readonly y: number
  /** The positions in pixels of the lines to which the box jumped. The editor draws them. */
  readonly vertical: number | undefined
  readonly horizontal: number | undefined
}

/**
 * Moves a box so that one of its edges or its centre lies on the nearest edge or centre of the canvas or of another box. A line that is more than
 * `reach` pixels away is ignored.
 */
export function snapped(
  box: Box,
  others: readonly Box[],
  canvas: Pick<TemplateCanvas, 'w' | 'h'>,
  reach: number,
): Snapped {
  const xs = [0, canvas.w / 2, canvas.w, ...others.flatMap(({ w, x }) => [x, x + w / 2, x + w])]
  const ys = [0, canvas.h / 2, canvas.h, ...others.flatMap(({ h, y }) => [y, y + h / 2, y + h])]
  const across = nearest([box.x, box.x + box.w / 2, box.x + box.w], xs, reach)
  const down = nearest([box.y, box.y + box.h / 2, box.y + box.h], ys, reach)
  return {
    x: Math.round(box.x + (across?.by ?? 0)),
    y: Math.round(box.y + (down?.by ?? 0)),
    vertical: across?.line,
    horizontal: down?.line,
  }
}

function nearest(edges: readonly number[], lines: readonly number[], reach: number) {
  let found: { by: number; line: number } | undefined
  for (const edge of edges)
    for (const line of lines) {
      const by = line - edge
      if (Math.abs(by) <= reach && (!found || Math.abs(by) < Math.abs(found.by))) found = { by, line }
    }
  return found
}

/** Makes a new layer in the centre of the canvas. */
export function newLayer<T extends LayerType>(
  type: T,
  canvas: TemplateCanvas,
  id: string,
  words: { name: string; text: string; family: string },
): Layer {
  const side = Math.round(Math.min(canvas.w, canvas.h) / 3)
  const [w, h] = type === 'text' ? [Math.round(canvas.w / 2), Math.round(side / 2)] : [side, side]
  const place = {
    id,
    name: words.name,
    x: Math.round((canvas.w - w) / 2),
    y: Math.round((canvas.h - h) / 2),
    w,
    h,
    rotation: 0,
    opacity: 100,
    isVisible: true,
    isLocked: false,
  }
  const made: { readonly [K in LayerType]: () => LayerOf<K> } = {
    text: () => ({
      ...place,
      type: 'text',
      binding: null,
      fallback: words.text,
      family: words.family,
      variant: '700',
      size: Math.max(12, Math.round(h * 0.6)),
      minSize: Math.max(8, Math.round(h * 0.25)),
      maxLines: 2,
      lineHeight: 1.1,
      align: 'left',
      color: '#1a1a1a',
    }),
    image: () => ({ ...place, type: 'image', binding: 'product.image', fallback: null, fit: 'cover' }),
    shape: () => ({ ...place, type: 'shape', shape: 'rectangle', color: '#e8b84b', radius: 0 }),
    qr: () => ({
      ...place,
      type: 'qr',
      binding: 'branch.url',
      fallback: '',
      color: '#000000',
      background: '#ffffff',
    }),
  }
  return made[type]()
}
