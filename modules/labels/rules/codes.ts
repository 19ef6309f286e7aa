import { encode } from 'uqr'
import { type Box, type Measure, type Shape, squareShapes } from '#kernel/paper.ts'
import { ean13Modules, MODULE, MODULES, QUIET_LEFT } from './gtin.ts'

/**
 * The smallest font size in millimetres. Regulation 1169/2011, article 13 requires that small letters such as x are 1.2 mm high. In the font Noto
 * Sans, the height of an x is 0.536 of the font size.
 */
export const SMALLEST = 1.2 / 0.536
export const LINE = 1.22
export const BASELINE = 0.93
export const QR_SIDE = 15

/**
 * Draws the bars of an EAN at the left edge of the label, with white space on both sides. On the large label, the digits are printed below the bars.
 */
export function barShapes(
  ean: string,
  { x, y, height }: Box,
  look: { readonly bar: number; readonly digits: boolean; readonly pad: number },
  measure: Measure,
): Shape[] {
  const module = MODULE * look.bar
  const left = x + Math.max(look.pad, QUIET_LEFT * module)
  const shapes: Shape[] = [...ean13Modules(ean).matchAll(/1+/g)].map((run) => ({
    kind: 'rect',
    x: left + run.index * module,
    y,
    width: run[0].length * module,
    height: look.digits ? height - SMALLEST * LINE : height,
  }))
  if (!look.digits) return shapes
  const size = SMALLEST
  const start = left + (MODULES * module - measure(ean, size, false)) / 2
  return [...shapes, { kind: 'text', text: ean, x: start, y: y + height - (LINE - BASELINE) * size, size, bold: false }]
}

export const qrShapes = (text: string, x: number, y: number): Shape[] =>
  squareShapes(encode(text, { ecc: 'M', border: 0 }).data, { x, y, width: QR_SIDE })
