import { encode as codeOf } from 'uqr'
import type { Letters } from '#platform/paper/letters.ts'
import { paperFonts } from '#platform/paper/paper.ts'
import { type Bitmap, centredOn, CHARACTER_DOTS, LINE_DOTS, sharpened, squares } from '../../rules/bitmap.ts'
import { columnsOf, type Row } from '../../rules/document.ts'

type TextRow = Extract<Row, { is: 'row' }>

/** The width of a square of a QR code, in dots; and the width of the blank border around the code, in squares. */
const SQUARE = 6
const BLANK = 2

/** Draws a QR code that is centred on paper with this number of columns. */
export function paintCode(data: string, columns: number): Bitmap {
  const rows = codeOf(data, { ecc: 'M', border: BLANK }).data
  const paper = columns * CHARACTER_DOTS
  return centredOn(paper, squares(rows, Math.max(2, Math.min(SQUARE, Math.floor(paper / rows.length)))))
}

/**
 * Lists those letters of a text that no installed font contains, as Unicode numbers. They are printed as '?', so staff can look up the
 * missing letters.
 */
export async function missingLetters(text: string): Promise<string> {
  if (text === '') return ''
  const fonts = await paperFonts()
  const letters = await fonts.with(({ missing }) => missing(text))
  return letters
    .map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ')
}

/**
 * Draws a line of a slip as a picture of the paper's width. Two or more blanks divide the line into parts, for example the name and the
 * price of a dish. Each part begins in the column where a printer would print it. The last of several parts ends where its last column
 * ends, so that prices stay aligned.
 */
export async function paintText(row: TextRow, columns: number): Promise<Bitmap> {
  const [width, height] = [columns * CHARACTER_DOTS, LINE_DOTS * row.size]
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${await drawn(row, width, height)}</svg>`
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return sharpened(data, width, height)
}

async function drawn(row: TextRow, width: number, height: number): Promise<string> {
  if (/^-+$/.test(row.text)) return `<rect y="${height / 2 - 1}" width="${width}" height="2"/>`
  const fonts = await paperFonts()
  return fonts.with((letters) => outlines(row, width, height, letters))
}

function outlines(row: TextRow, width: number, height: number, { measure, pieces }: Letters): string {
  const cell = CHARACTER_DOTS * row.size
  const size = 21 * row.size
  const parts = Array.from(row.text.matchAll(/\S+(?: \S+)*/g), (found) => ({
    text: found[0],
    at: columnsOf(row.text.slice(0, found.index)),
  }))
  const middle = parts.length === 1 && row.align === 'center'
  return parts
    .map((part, index) => {
      // This character sets the direction of the line to left to right. So the amount stays on the left even if the name of a dish is
      // Arabic or Hebrew.
      const text = `\u200e${part.text}`
      const from = middle ? 0 : part.at * cell
      const next = parts[index + 1]
      const isLast = next === undefined
      // The last part ends in the column of its last character, so that prices are aligned.
      const to = middle
        ? width
        : isLast && index > 0
          ? (part.at + columnsOf(part.text)) * cell
          : next
            ? next.at * cell - cell
            : width
      const natural = measure(text, size, row.bold)
      const squeeze = Math.min(1, (to - from) / Math.max(1, natural))
      const wide = natural * squeeze
      const left = middle ? (width - wide) / 2 : isLast && index > 0 ? to - wide : from
      let pen = 0
      const letters = pieces(text, row.bold).flatMap(({ font, glyphs }) => {
        const scale = size / font.unitsPerEm
        return glyphs.map((glyph) => {
          const x = pen + glyph.x * scale
          const y = -glyph.y * scale
          pen += glyph.advance * scale
          return `<path d="${font.outline(glyph.id)}" transform="matrix(${scale} 0 0 ${-scale} ${x} ${y})"/>`
        })
      })
      const box = row.invert ? `<rect x="${left - cell / 2}" width="${wide + cell}" height="${height - 3}"/>` : ''
      const base = height * 0.72
      return `${box}<g fill="${row.invert ? '#fff' : '#000'}" transform="translate(${left} ${base}) scale(${squeeze} 1)">${letters.join('')}</g>`
    })
    .join('')
}
