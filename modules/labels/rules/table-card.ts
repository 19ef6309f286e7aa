import { aligned, A4, type Box, type Measure, type Shape, squareShapes } from '#kernel/paper.ts'
import { encode } from 'uqr'
import type { LabelFormat } from './formats.ts'

/** The types of sheets with table cards. The cards fill the sheet without space between them, so staff can cut them apart. */
export const cardFormats = {
  a4: { columns: 1, rows: 1, width: 210, height: 297, left: 0, top: 0, pitchX: 210, pitchY: 297 },
  a6: { columns: 2, rows: 2, width: 105, height: 148.5, left: 0, top: 0, pitchX: 105, pitchY: 148.5 },
} as const satisfies Record<string, LabelFormat>
export const cardSizes = ['a4', 'a6'] as const satisfies readonly (keyof typeof cardFormats)[]
export type CardSize = (typeof cardSizes)[number]

interface CardLook {
  readonly shopName: string
  /** `brand`: the brand's colour, for example '#0f5a41'. `onBrand`: the colour of texts on it. */
  readonly brand: string
  readonly onBrand: string
}

interface CardWords {
  readonly card: (name: string) => string
  readonly scan: string
  readonly scanSub: string
}

export interface TableCard {
  readonly identifier: string
  /** Name of the branch to which the table belongs. It is needed because each branch can have a table '1'. */
  readonly branch: string
  readonly area: string
  readonly url: string
}

/**
 * The side of the white area in the middle of the QR code, in squares of the code. The table's number is printed there. The area covers at
 * most a tenth of the code. Phones can read the code even if 30 % of it is missing.
 */
export const numberSquares = (side: number): number => {
  const most = Math.floor(side * 0.3)
  // The side of every QR code is an odd number. If the side of the white area is odd, too, the table's number is exactly in the middle.
  return most % 2 === 0 ? most - 1 : most
}

/**
 * The dark squares of the QR code, row by row. The squares in the middle are left white for the table's number; phones can read the code without
 * them.
 */
export function codeOf(url: string): readonly (readonly boolean[])[] {
  const rows = encode(url, { ecc: 'H', border: 0 }).data
  const from = (rows.length - numberSquares(rows.length)) / 2
  const isCovered = (at: number) => at >= from && at < rows.length - from
  return rows.map((row, y) => row.map((isDark, x) => isDark && !(isCovered(x) && isCovered(y))))
}

const ink = '#171e1a'
const quiet = '#616b66'

/**
 * The text below the coloured band: the area of the table. Before it is the name of the branch, if this differs from the name of the
 * business.
 */
const placeOf = ({ area, branch }: TableCard, { shopName }: CardLook): string =>
  [branch === shopName ? '' : branch, area].filter(Boolean).join(' · ')

/** All texts of a card, to find letters that no font has. */
export const wordsOf = (card: TableCard, look: CardLook, words: CardWords): string =>
  [look.shopName, words.card(card.identifier), placeOf(card, look), words.scan, words.scanSub, card.url].join(' ')

/**
 * Draws a table card: a band in the brand's colour with the name of the business, the table in large letters, the QR code, and a short instruction.
 */
export function layoutCard(card: TableCard, box: Box, look: CardLook, words: CardWords, measure: Measure): Shape[] {
  const { x, y, width, height } = box
  const unit = width / 100
  const middle = x + width / 2
  const band = height * 0.17
  const side = width * 0.56
  const top = y + height * 0.8 - side
  const code = codeOf(card.url)
  const room = (side * numberSquares(code.length)) / code.length
  /**
   * Draws a centred line of text in the wanted size, or smaller if it would not fit. `at`: distance from the top of the card, as a fraction
   * of its height (0 to 1).
   */
  const line = (text: string, at: number, style: { size: number; most: number; colour?: string; bold?: boolean }) => {
    const { size, most, bold = true, colour = ink } = style
    const fitting = Math.min(size * unit, (size * unit * most) / Math.max(0.001, measure(text, size * unit, bold)))
    return aligned({ text, x: middle, y: y + height * at, size: fitting, bold, colour }, 'middle', measure)
  }
  const frame = (margin: number, colour: string): Shape => {
    const edge = margin * unit
    const outer = side + 2 * edge
    return {
      kind: 'rect',
      x: middle - side / 2 - edge,
      y: top - edge,
      width: outer,
      height: outer,
      radius: edge,
      colour,
    }
  }
  const number = { size: (room * 0.6) / unit, most: room * 0.86 }
  const numberAt = (top + side / 2 - y) / height
  const sized = line(card.identifier, numberAt, number)
  return [
    { kind: 'rect', x, y, width, height: band, colour: look.brand },
    line(look.shopName, (band / 2 + 2.4 * unit) / height, { size: 7, most: width * 0.84, colour: look.onBrand }),
    line(words.card(card.identifier), 0.3, { size: 13, most: width * 0.86 }),
    line(placeOf(card, look), 0.345, { size: 4.4, most: width * 0.8, bold: false, colour: quiet }),
    frame(5, look.brand),
    frame(3.6, '#ffffff'),
    ...squareShapes(code, { x: middle - side / 2, y: top, width: side }, ink),
    // Puts the table's number into the centre of the QR code. `y` is the lower edge of the digits. They are 0.72 of the font size high, so
    // `y` must be half of this (0.36) below the centre.
    ...(sized.kind === 'text' ? [{ ...sized, y: sized.y + sized.size * 0.36 }] : []),
    line(words.scan, 0.895, { size: 6, most: width * 0.9 }),
    line(words.scanSub, 0.925, { size: 3.6, most: width * 0.9, bold: false, colour: quiet }),
    line(card.url, 0.965, { size: 2.2, most: width * 0.9, bold: false, colour: quiet }),
  ]
}

/** Thin lines along which staff cut the cards of a sheet apart. None for a4, because such a sheet has only one card. */
export function cutLines(size: CardSize): Shape[] {
  if (size === 'a4') return []
  const colour = '#bfbfbf'
  return [
    { kind: 'rect', x: A4.width / 2 - 0.07, y: 0, width: 0.14, height: A4.height, colour },
    { kind: 'rect', x: 0, y: A4.height / 2 - 0.07, width: A4.width, height: 0.14, colour },
  ]
}
