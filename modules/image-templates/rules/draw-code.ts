import { encode } from 'uqr'
import type { LayerOf } from '../contract/template.ts'
import { textOf, type Values } from './bindings.ts'
import type { Shape } from './svg.ts'

/** The width of the white margin around a QR code, in squares of the code. */
const QR_MARGIN = 4
/**
 * The maximum number of QR codes in one template. The calculation of a code for a long link takes milliseconds, in which the server does
 * nothing else.
 */
export const MOST_CODES = 6
/** The smallest size in pixels of one square of the code. Phones cannot read a code with smaller squares. */
const MIN_QR_SQUARE = 3

/** The size in pixels of one square of the QR code for a text. 0 if it would be too small for phones. */
export function qrSquare({ h, w }: { readonly w: number; readonly h: number }, text: string): number {
  return squareOf({ h, w }, encode(text, { ecc: 'M', border: 0 }).size)
}

function squareOf({ h, w }: { readonly w: number; readonly h: number }, size: number): number {
  const square = Math.floor(Math.min(w, h) / (size + 2 * QR_MARGIN))
  return square < MIN_QR_SQUARE ? 0 : square
}

/** Draws the QR code of a layer. Returns no shapes if the layer has no link or the code would be too small. */
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
