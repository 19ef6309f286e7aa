import { A4, type Box, type Shape } from '#kernel/paper.ts'
import { cellAt, cellsOf, type LabelFormat } from './formats.ts'

const THIN = 0.2

/** Draws a frame: four thin lines along the inner edges of a box. */
const frame = ({ x, y, width, height }: Box): Shape[] => [
  { kind: 'rect', x, y, width, height: THIN },
  { kind: 'rect', x, y: y + height - THIN, width, height: THIN },
  { kind: 'rect', x, y, width: THIN, height },
  { kind: 'rect', x: x + width - THIN, y, width: THIN, height },
]

/**
 * Draws the test sheet for a printer: the edges of all labels, and two rulers of 100 mm. If a printed ruler is not 100 mm long, the printer changes
 * the size.
 */
export function rulerSheet(format: LabelFormat): Shape[] {
  const frames = Array.from({ length: cellsOf(format) }, (_, index) => frame(cellAt(format, index))).flat()
  const middle = A4.width / 2 - 50
  const marks = Array.from({ length: 101 }, (_, mm): Shape[] => {
    const length = mm % 10 === 0 ? 4 : mm % 5 === 0 ? 3 : 2
    return [
      { kind: 'rect', x: middle + mm, y: 10, width: THIN, height: length },
      { kind: 'rect', x: 1, y: 98.5 + mm, width: length, height: THIN },
    ]
  }).flat()
  const text = (at: string, x: number, y: number): Shape => ({ kind: 'text', text: at, x, y, size: 3, bold: false })
  return [
    ...frames,
    ...marks,
    text('0', middle - 2.5, 13),
    text('100 mm', middle + 102, 13),
    text('0', 1, 97.5),
    text('100 mm', 1, 203),
  ]
}
