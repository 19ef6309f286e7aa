import type { Layer, LayerOf, TemplateCanvas } from '../contract/template.ts'
import { imageOf, textOf, type Values } from './bindings.ts'
import { black, type Colour, colourOf, contrastRatio, luminance, painted, white } from './colour.ts'
import { qrSquare } from './draw-code.ts'
import { type DrawContext, fittedText } from './draw.ts'
import { widthOf } from './letters.ts'
import type { Box } from './place.ts'

/**
 * From these font sizes on, letters are large as WCAG 2.2, 1.4.3 defines it: 18 pt, or 14 pt if they are bold. A pixel of the canvas counts as a CSS
 * pixel.
 */
const LARGE_PX = 24
const LARGE_BOLD_PX = 18.66
const BOLD = 700

interface Point {
  readonly x: number
  readonly y: number
}

interface Contrast {
  /**
   * The lowest contrast at the measured points of the letters, from 1 to 21. A picture behind the letters may have any colour; the value is then the
   * lowest contrast that is possible.
   */
  readonly ratio: number
  /** The contrast that WCAG 2.2 AA requires: 4.5, or 3 for large letters. */
  readonly needed: 3 | 4.5
  readonly isEnough: boolean
  /** True: a picture, a QR code, or a canvas that is partly transparent is behind the letters. */
  readonly isOnPicture: boolean
}

/** Calculates the contrast between a text and what is behind it (docs/rules/image-templates.md, Contrast). Undefined if no letters are drawn. */
export function textContrast(
  layer: LayerOf<'text'>,
  canvas: TemplateCanvas,
  layers: readonly Layer[],
  context: Omit<DrawContext, 'picture'>,
): Contrast | undefined {
  const fitted = fittedText(layer, context)
  if (!fitted || fitted.lines.length === 0 || !layer.isVisible) return undefined
  const { lines, size, table } = fitted
  const below = layers.slice(0, Math.max(0, layers.indexOf(layer)))
  const ink = colourOf(layer.color)
  const opacity = layer.opacity / 100
  let ratio = 21
  let isOnPicture = false
  for (const point of lines.flatMap((line, index) =>
    pointsOf(layer, index, (widthOf(table, line) * size) / 1000, size),
  )) {
    const ground = groundAt(point, canvas, below, context.values)
    const [low, high] = [luminance(ground.dark), luminance(ground.bright)]
    const [onLow, onHigh] = [ground.dark, ground.bright].map((one) => luminance(painted(one, ink, opacity)))
    if (onLow === undefined || onHigh === undefined) continue
    // `low` and `high` are the luminances of the darkest and the brightest background that is possible. If the text is between them, some background
    // is as bright as the text, and the contrast is 1.
    const meets = onLow >= low && onHigh <= high && high > low
    ratio = Math.min(ratio, meets ? 1 : Math.min(contrastRatio(onLow, low), contrastRatio(onHigh, high)))
    isOnPicture ||= high > low
  }
  const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number.parseInt(layer.variant, 10) >= BOLD)
  const needed = isLarge ? 3 : 4.5
  return { ratio, needed, isEnough: ratio >= needed, isOnPicture }
}

/** The points of a line of text at which the contrast is measured, in pixels of the canvas. */
function pointsOf(layer: LayerOf<'text'>, line: number, width: number, size: number): Point[] {
  const free = layer.w - width
  const left = layer.align === 'left' ? 0 : layer.align === 'center' ? free / 2 : free
  const middle = (line + 0.5) * size * layer.lineHeight
  return [0.02, 0.15, 0.3, 0.5, 0.7, 0.85, 0.98].flatMap((part) =>
    [-0.25, 0.25].map((down) => onCanvas(layer, { x: left + part * width, y: middle + down * size })),
  )
}

/** Converts a point of a layer, measured from the layer's upper left corner, to a point of the canvas. The layer may be turned around its centre. */
function onCanvas({ h, rotation, w, x, y }: Box & { readonly rotation: number }, point: Point): Point {
  const turned = turn({ x: point.x - w / 2, y: point.y - h / 2 }, rotation)
  return { x: x + w / 2 + turned.x, y: y + h / 2 + turned.y }
}

function turn({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/**
 * The darkest and the brightest colour that can be at a point behind the text. They differ if a picture, a QR code or a transparent canvas is there,
 * because the colour behind the letters is then not known.
 */
function groundAt(point: Point, canvas: TemplateCanvas, below: readonly Layer[], values: Values) {
  const paper = colourOf(canvas.background)
  let dark = painted(black, paper, 1)
  let bright = painted(white, paper, 1)
  for (const layer of below) {
    const found = paintAt(layer, point, values)
    if (!found) continue
    dark = painted(dark, found.dark, layer.opacity / 100)
    bright = painted(bright, found.bright, layer.opacity / 100)
  }
  return { dark, bright }
}

function paintAt(layer: Layer, point: Point, values: Values): { dark: Colour; bright: Colour } | undefined {
  if (!layer.isVisible || layer.type === 'text') return undefined
  const middle = { x: layer.x + layer.w / 2, y: layer.y + layer.h / 2 }
  const { x, y } = turn({ x: point.x - middle.x, y: point.y - middle.y }, -layer.rotation)
  if (Math.abs(x) > layer.w / 2 || Math.abs(y) > layer.h / 2) return undefined
  switch (layer.type) {
    case 'image':
      return imageOf(layer, values) ? { dark: black, bright: white } : undefined
    case 'shape': {
      if (layer.shape === 'ellipse' && (2 * x) ** 2 / layer.w ** 2 + (2 * y) ** 2 / layer.h ** 2 > 1) return undefined
      const colour = colourOf(layer.color)
      return { dark: colour, bright: colour }
    }
    case 'qr': {
      const text = textOf(layer, values)
      // Letters on a QR code cannot be read. So a code counts as a background of any colour, and the contrast becomes 1.
      return text !== undefined && qrSquare(layer, text) > 0 ? { dark: black, bright: white } : undefined
    }
  }
}
