import { encode } from 'uqr'
import type { LayerOf } from '../contract/template.ts'
import { textOf, type Values } from './bindings.ts'
import type { Shape } from './svg.ts'

/** Blank squares around a QR code, on each side. */
const QR_MARGIN = 4
/** The most QR codes of one template. Encoding a long link takes milliseconds and blocks the process. */
export const MOST_CODES = 6
/** The smallest square of a code that phones can read, in pixels. */
const MIN_QR_SQUARE = 3

/** Pixels of one square of the code; 0 if it would be too small to be read. */
export function qrSquare({ h, w }: { readonly w: number; readonly h: number }, text: string): number {
  return squareOf({ h, w }, encode(text, { ecc: 'M', border: 0 }).size)
}

function squareOf({ h, w }: { readonly w: number; readonly h: number }, size: number): number {
  const square = Math.floor(Math.min(w, h) / (size + 2 * QR_MARGIN))
  return square < MIN_QR_SQUARE ? 0 : square
}

/** Draws the QR code of a layer; nothing if it has no link or would be too small. */
export function codeOf(layer: LayerOf<'qr'>, values: Values): Shape[] {
  const text = textOf(layer, values)
  if (text === undefined) return []
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const square = squareOf(layer, size)
  if (square === 0) return []
  const side = (size + 2 * QR_MARGIN) * square
  const [x, y] = [Math.floor((layer.w - side) / 2), Math.floor((layer.h - side) / 2)]
  const at = (index: number): number => (index + QR_MARGIN) * square
  const squares = data.flatMap((row, line) =>
    row.flatMap((isDark, column) => (isDark ? [`M${at(column)} ${at(line)}h${square}v${square}h${-square}z`] : [])),
  )
  return [
    {
      tag: 'g',
      attributes: { transform: `translate(${x} ${y})` },
      children: [
        { tag: 'rect', attributes: { width: side, height: side, fill: layer.background } },
        { tag: 'path', attributes: { d: squares.join(''), fill: layer.color, 'shape-rendering': 'crispEdges' } },
      ],
    },
  ]
}
