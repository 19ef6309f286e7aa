import { encode } from 'uqr'
import { A4, type Colour, type Page, textWidth, writePdf } from '#kernel/pdf.ts'

interface CardLook {
  shopName: string
  /** Hex colours of the brand. */
  brand: string
  onBrand: string
}

interface CardWords {
  card: (name: string) => string
  scan: string
  scanSub: string
}

interface TableCard {
  identifier: string
  /** Name of its branch: a business with two branches may have two tables '1'. */
  branch: string
  area: string
  url: string
}

/** Side of the area, in squares, that the table's number covers: at most a tenth of a code with the highest redundancy (30 %). */
export const numberSquares = (side: number): number => {
  const most = Math.floor(side * 0.3)
  // Odd, like the side of every code, so that it can be centred on whole squares.
  return most % 2 === 0 ? most - 1 : most
}

/** Dark squares of the code, row by row, with the middle left white for the table's number: the redundancy of the code restores it. */
export function codeOf(url: string): readonly (readonly boolean[])[] {
  const rows = encode(url, { ecc: 'H', border: 0 }).data
  const from = (rows.length - numberSquares(rows.length)) / 2
  const isCovered = (at: number) => at >= from && at < rows.length - from
  return rows.map((row, y) => row.map((isDark, x) => isDark && !(isCovered(x) && isCovered(y))))
}

/** Cards as a PDF: a table per sheet, or four to cut apart. */
export function tableCards(
  tables: readonly TableCard[],
  size: 'a4' | 'a6',
  look: CardLook,
  words: CardWords,
): Uint8Array<ArrayBuffer> {
  const [across, perPage] = size === 'a4' ? [1, 1] : [2, 4]
  const [width, height] = [A4.width / across, A4.height / across]
  const sheets = Array.from({ length: Math.ceil(tables.length / perPage) }, (_, sheet) =>
    tables.slice(sheet * perPage, (sheet + 1) * perPage),
  )
  return writePdf(
    `${look.shopName}: ${tables.map(({ identifier }) => words.card(identifier)).join(', ')}`,
    sheets.map((cards) => (page) => {
      cards.forEach((card, index) => {
        const x = (index % across) * width
        const y = A4.height - (Math.floor(index / across) + 1) * height
        drawCard(page, card, { x, y, width, height }, look, words)
      })
      if (across > 1) drawCuts(page)
    }),
  )
}

const ink: Colour = [0.09, 0.12, 0.1]
const quiet: Colour = [0.38, 0.42, 0.4]
const white: Colour = [1, 1, 1]

interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** A band in the brand's colour with its name, the table in large type, the code with its quiet zone, and an instruction. */
function drawCard(page: Page, card: TableCard, { x, y, width, height }: Place, look: CardLook, words: CardWords): void {
  const unit = width / 100
  const middle = x + width / 2
  const brand = colourOf(look.brand)
  const band = height * 0.17
  page.rect(x, y + height - band, width, band, brand)
  page.text(look.shopName, middle, y + height - band / 2 - 2.2 * unit, {
    size: fitting(look.shopName, 7 * unit, width * 0.84),
    colour: colourOf(look.onBrand),
    bold: true,
    align: 'center',
  })
  const name = words.card(card.identifier)
  page.text(name, middle, y + height * 0.7, {
    size: fitting(name, 13 * unit, width * 0.86),
    colour: ink,
    bold: true,
    align: 'center',
  })
  const place = [card.branch === look.shopName ? '' : card.branch, card.area].filter(Boolean).join(' · ')
  if (place)
    page.text(place, middle, y + height * 0.655, {
      size: fitting(place, 4.4 * unit, width * 0.8, false),
      colour: quiet,
      align: 'center',
    })
  const side = width * 0.56
  const bottom = y + height * 0.2
  page.box(middle - side / 2 - 5 * unit, bottom - 5 * unit, side + 10 * unit, side + 10 * unit, 5 * unit, brand)
  page.box(middle - side / 2 - 3.6 * unit, bottom - 3.6 * unit, side + 7.2 * unit, side + 7.2 * unit, 3.6 * unit, white)
  const code = codeOf(card.url)
  drawCode(page, code, middle - side / 2, bottom, side)
  const room = (side * numberSquares(code.length)) / code.length
  const size = fitting(card.identifier, room * 0.6, room * 0.86)
  page.text(card.identifier, middle, bottom + side / 2 - size * 0.36, {
    size,
    colour: ink,
    bold: true,
    align: 'center',
  })
  page.text(words.scan, middle, y + height * 0.105, { size: 6 * unit, colour: ink, bold: true, align: 'center' })
  page.text(words.scanSub, middle, y + height * 0.075, { size: 3.6 * unit, colour: quiet, align: 'center' })
  page.text(card.url, middle, y + height * 0.035, {
    size: fitting(card.url, 2.2 * unit, width * 0.9, false),
    colour: quiet,
    align: 'center',
  })
}

/** Neighbouring squares of a row are joined: fewer shapes, and no thin lines between them. */
function drawCode(page: Page, rows: readonly (readonly boolean[])[], x: number, y: number, side: number): void {
  const square = side / rows.length
  rows.forEach((row, index) => {
    let start: number | undefined
    for (let column = 0; column <= row.length; column++) {
      if (row[column]) start ??= column
      else if (start !== undefined) {
        const top = y + side - (index + 1) * square
        // Slightly higher than a square, so that rows touch in every reader.
        page.rect(x + start * square, top, (column - start) * square, square + 0.02, ink)
        start = undefined
      }
    }
  })
}

function drawCuts(page: Page): void {
  const grey: Colour = [0.75, 0.75, 0.75]
  page.rect(A4.width / 2 - 0.2, 0, 0.4, A4.height, grey)
  page.rect(0, A4.height / 2 - 0.2, A4.width, 0.4, grey)
}

/** The wanted font size, or the largest that fits on one line. */
const fitting = (text: string, size: number, width: number, isBold = true): number =>
  Math.min(size, (size * width) / Math.max(1, textWidth(text, size, isBold)))

/** '#8a1f23' or '#821'. */
export function colourOf(hex: string): Colour {
  const digits = hex.replace('#', '')
  const pairs = digits.length === 3 ? [...digits].map((one) => one + one) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => parseInt(pair, 16) / 255)
  return [red, green, blue]
}
