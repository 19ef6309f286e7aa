import { A4, type Colour, type Page, textWidth, writePdf } from '#kernel/pdf.ts'
import type { Sheet } from './sheet.ts'

const ink: Colour = [0.1, 0.1, 0.12]
const grey: Colour = [0.85, 0.85, 0.87]
const MARGIN = 40
const LINE = 14
/** Left edges of the columns day, start, end, breaks, worked, target, credit, note. */
const edges = [0, 62, 100, 138, 268, 318, 360, 410]
const ROWS = Math.floor((A4.height - 2 * MARGIN - 70) / LINE)

/** A text that ends before the next column begins. */
function fitted(text: string, width: number): string {
  if (textWidth(text, 8) <= width) return text
  let cut = text
  while (cut.length > 0 && textWidth(`${cut}…`, 8) > width) cut = cut.slice(0, -1)
  return `${cut}…`
}

/** The time sheet on A4 pages, with the columns named on each. */
export function sheetPdf(title: string, { columns, rows, totals }: Sheet): Uint8Array {
  const lines = [...rows, totals]
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / ROWS)) }, (_, index) => (page: Page) => {
    const line = (cells: readonly string[], y: number, bold = false) => {
      for (const [column, cell] of cells.entries()) {
        const left = edges[column] ?? 0
        const right = edges[column + 1] ?? A4.width - 2 * MARGIN
        page.text(fitted(cell, right - left - 6), MARGIN + left, y, { size: 8, colour: ink, bold })
      }
    }
    let y = A4.height - MARGIN - 14
    page.text(title, MARGIN, y, { size: 14, colour: ink, bold: true })
    y -= 30
    line(columns, y, true)
    for (const cells of lines.slice(index * ROWS, (index + 1) * ROWS)) {
      y -= LINE
      page.rect(MARGIN, y + LINE - 4, A4.width - 2 * MARGIN, 0.5, grey)
      line(cells, y, cells === totals)
    }
  })
  return writePdf(title, pages)
}
