import { A4, type Measure, type Shape } from '#kernel/paper.ts'
import { paperFonts } from '#platform/paper/paper.ts'
import { pdfOf } from '#platform/paper/pdf.ts'
import type { Sheet } from './sheet.ts'

const INK = '#1a1a1f'
const GREY = '#d9d9de'
/** Measures in millimetres: the margin of the page, the height of a line, and the size of letters. */
const MARGIN = 14
const LINE = 5
const SIZE = 2.8
/** The left edge of each column in millimetres: day, start, end, breaks, worked, target, credit, note. */
const edges = [0, 22, 35, 48.5, 94.5, 112, 127, 144.5]
const HEAD = 15.5
const ROWS = Math.floor((A4.height - 2 * MARGIN - HEAD - LINE) / LINE)

/** Shortens a text with '…' if it is wider than its column. */
function fitted(text: string, width: number, bold: boolean, measure: Measure): string {
  if (measure(text, SIZE, bold) <= width) return text
  let cut = [...text]
  while (cut.length > 0 && measure(`${cut.join('')}…`, SIZE, bold) > width) cut = cut.slice(0, -1)
  return `${cut.join('')}…`
}

/** The time sheet as a PDF file with A4 pages. Every page begins with the names of the columns. */
export async function sheetPdf(title: string, { columns, rows, totals }: Sheet): Promise<Uint8Array> {
  const lines = [...rows, totals]
  const count = Math.max(1, Math.ceil(lines.length / ROWS))
  const fonts = await paperFonts()
  const pages = await fonts.with(({ measure }) =>
    Array.from({ length: count }, (_, index): Shape[] => {
      const line = (cells: readonly string[], y: number, bold = false): Shape[] =>
        cells.map((cell, column): Shape => {
          const left = edges[column] ?? 0
          const right = edges[column + 1] ?? A4.width - 2 * MARGIN
          const text = fitted(cell, right - left - 2, bold, measure)
          return { kind: 'text', text, x: MARGIN + left, y, size: SIZE, bold, colour: INK }
        })
      const top = MARGIN + HEAD
      const shown = lines.slice(index * ROWS, (index + 1) * ROWS)
      return [
        { kind: 'text', text: title, x: MARGIN, y: MARGIN + 5, size: 5, bold: true, colour: INK },
        ...line(columns, top, true),
        ...shown.flatMap((cells, row): Shape[] => {
          const y = top + (row + 1) * LINE
          const rule = {
            kind: 'rect',
            x: MARGIN,
            y: y - LINE + 1.4,
            width: A4.width - 2 * MARGIN,
            height: 0.18,
          } as const
          return [{ ...rule, colour: GREY }, ...line(cells, y, cells === totals)]
        }),
      ]
    }),
  )
  return pdfOf(title, pages, fonts)
}
