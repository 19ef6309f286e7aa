import type { Box, Measure, Shape } from '#kernel/paper.ts'
import { BASELINE, barShapes, LINE, QR_SIDE, qrShapes, SMALLEST } from './codes.ts'
import { cut, type Part, wrap } from './flow.ts'
import type { FormatName } from './formats.ts'
import { MODULE, MODULES, QUIET_LEFT, QUIET_RIGHT } from './gtin.ts'

export interface LabelContent {
  readonly name: string
  /** The content of the package and the price per unit. */
  readonly info: string
  readonly allergens: readonly Part[]
  /** The lines at the bottom of the label: 'best before' and the maker. */
  readonly more: readonly string[]
  readonly price: string
  readonly ean?: string | undefined
  /** The text in the QR code. Only the large label has space for one. */
  readonly qr?: string | undefined
}

/**
 * `name_cut`: the name is too long, so it is shortened and ends with '…'. `text_cut`: content, allergens or the lines at the bottom do not
 * fit. A label with `text_cut` must not be printed.
 */
type LabelProblem = 'name_cut' | 'text_cut'

/** The space in millimetres between two parts of a label that are next to each other, for example two lines. */
const GAP = 1

const looks = {
  compact: { pad: 1.8, band: 5, name: 3.3, text: 2.4, price: 4.4, bar: 0.8, digits: false },
  detail: { pad: 4, band: 11, name: 6, text: 3.2, price: 9, bar: 1, digits: true },
} as const satisfies Record<FormatName, object>

/** Draws one label inside `box`. */
export function layoutLabel(
  format: FormatName,
  box: Box,
  content: LabelContent,
  measure: Measure,
): { shapes: Shape[]; problems: LabelProblem[] } {
  const look = looks[format]
  const width = box.width - 2 * look.pad
  const shapes: Shape[] = []
  const hasQr = format === 'detail' && content.qr !== undefined
  if (hasQr) shapes.push(...qrShapes(content.qr ?? '', box.x + box.width - look.pad - QR_SIDE, box.y + look.pad))
  const bottom = box.y + box.height - look.pad
  const bars = content.ean ? (QUIET_LEFT + MODULES + QUIET_RIGHT) * MODULE * look.bar : 0
  if (content.ean)
    shapes.push(...barShapes(content.ean, { ...box, y: bottom - look.band, height: look.band }, look, measure))
  const priceRoom = Math.min(width, box.width - look.pad - bars)
  const priceSize = fitting(content.price, look.price, priceRoom, measure)
  shapes.push({
    kind: 'text',
    text: content.price,
    x: box.x + box.width - look.pad - measure(content.price, priceSize, true),
    y: bottom - (1 - BASELINE) * priceSize,
    size: priceSize,
    bold: true,
  })
  const lines = linesOf(
    content,
    look,
    width - (hasQr ? QR_SIDE + GAP : 0),
    box.height - 2 * look.pad - look.band,
    measure,
  )
  let y = box.y + look.pad
  for (const { parts, size } of lines.lines) {
    let x = box.x + look.pad
    for (const { text, bold } of parts) {
      shapes.push({ kind: 'text', text, x, y: y + BASELINE * size, size, bold })
      x += measure(text, size, bold)
    }
    y += LINE * size
  }
  return { shapes, problems: lines.problems }
}

interface Line {
  readonly parts: readonly Part[]
  readonly size: number
}

/**
 * Breaks the texts of a label (name, content, allergens and the lines below) into lines, in the largest font size that fits. The name has at most two
 * lines. Texts that do not fit even in the smallest size are cut off and reported.
 */
function linesOf(
  content: LabelContent,
  look: { readonly name: number; readonly text: number },
  width: number,
  height: number,
  measure: Measure,
): { lines: Line[]; problems: LabelProblem[] } {
  const at = (share: number) => {
    const sizeOf = (largest: number) => SMALLEST + (largest - SMALLEST) * share
    const [nameSize, size] = [sizeOf(look.name), sizeOf(look.text)]
    const rest = [
      ...wrap([{ text: content.info, bold: false }], size, width, measure),
      ...wrap(content.allergens, size, width, measure),
      ...content.more.flatMap((text) => wrap([{ text, bold: false }], size, width, measure)),
    ]
    return { nameSize, size, name: wrap([{ text: content.name, bold: true }], nameSize, width, measure), rest }
  }
  for (const share of [1, 0.8, 0.6, 0.4, 0.2, 0]) {
    const { nameSize, size, name, rest } = at(share)
    if (name.length > 2 || LINE * (nameSize * name.length + size * rest.length) > height) continue
    return {
      lines: [...name.map((parts) => ({ parts, size: nameSize })), ...rest.map((parts) => ({ parts, size }))],
      problems: [],
    }
  }
  const { size, name, rest } = at(0)
  const most = Math.floor(height / (LINE * size) + 1e-9)
  const forName = Math.max(1, Math.min(2, name.length, most - rest.length))
  const left = most - forName
  const problems: LabelProblem[] = []
  if (name.length > forName) problems.push('name_cut')
  if (rest.length > left) problems.push('text_cut')
  const parts = [...cut(name, forName, size, width, measure), ...cut(rest, left, size, width, measure)]
  return { lines: parts.map((line) => ({ parts: line, size })), problems }
}

const fitting = (text: string, size: number, width: number, measure: Measure): number =>
  Math.min(size, (size * width) / Math.max(0.001, measure(text, size, true)))
