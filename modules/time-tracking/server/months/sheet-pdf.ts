import { A4, type Measure, type Shape } from '#kernel/paper.ts'
import { paperFonts } from '#platform/paper/paper.ts'
import { pdfOf } from '#platform/paper/pdf.ts'
import type { Sheet } from './sheet.ts'

const INK = '#1a1a1f'
const GREY = '#d9d9de'
/** In millimetres: margin of the page, height of a line, size of the text. */
const MARGIN = 14
const LINE = 5
const SIZE = 2.8
/** The left edges, in millimetres, of the columns day, start, end, breaks, worked, target, credit, note. */
const edges = [0, 22, 35, 48.5, 94.5, 112, 127, 144.5]
const HEAD = 15.5
const ROWS = Math.floor((A4.height - 2 * MARGIN - HEAD - LINE) / LINE)

/** Shortens a text so that it ends before the next column. */
function fitted(text: string, width: number, bold: boolean, measure: Measure): string {
  if (measure(text, SIZE, bold) <= width) return text
  let cut = [...text]
  while (cut.length > 0 && measure(`${cut.join('')}…`, SIZE, bold) > width) cut = cut.slice(0, -1)
  return `${cut.join('')}…`
}

/** The time sheet on A4 pages. Each page has the names of the columns. */
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
