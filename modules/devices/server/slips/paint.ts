import { encode as codeOf } from 'uqr'
import type { PaperFonts } from '#platform/paper-fonts.ts'
import { type Bitmap, centredOn, CHARACTER_DOTS, LINE_DOTS, sharpened, squares } from '../../rules/bitmap.ts'
import type { Row } from '../../rules/document.ts'

type TextRow = Extract<Row, { is: 'row' }>

/** Dots of one square of a QR code, as printers draw it; blank squares around it. */
const SQUARE = 6
const BLANK = 2

let fonts: Promise<PaperFonts> | undefined
/** The fonts take 20 MiB, so only where a slip has letters that its printer lacks. */
const loaded = (): Promise<PaperFonts> =>
  (fonts ??= import('#platform/paper-fonts.ts').then(({ loadFonts }) => loadFonts()))

/** A code in the middle of the paper. */
export function paintCode(data: string, columns: number): Bitmap {
  const rows = codeOf(data, { ecc: 'M', border: BLANK }).data
  const paper = columns * CHARACTER_DOTS
  return centredOn(paper, squares(rows, Math.max(2, Math.min(SQUARE, Math.floor(paper / rows.length)))))
}

/** A line of a slip as dots, as wide as the paper. Parts that stand apart keep their places; the last one ends where its last character would. */
export async function paintText(row: TextRow, columns: number): Promise<Bitmap> {
  const [width, height] = [columns * CHARACTER_DOTS, LINE_DOTS * row.size]
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${await drawn(row, width, height)}</svg>`
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return sharpened(data, width, height)
}

async function drawn(row: TextRow, width: number, height: number): Promise<string> {
  if (/^-+$/.test(row.text)) return `<rect y="${height / 2 - 1}" width="${width}" height="2"/>`
  const { measure, pieces } = await loaded()
  const cell = CHARACTER_DOTS * row.size
  const size = 21 * row.size
  const parts = [...row.text.matchAll(/\S+(?: \S+)*/g)]
  const middle = parts.length === 1 && row.align === 'center'
  return parts
    .map((part, index) => {
      const [text] = part
      const from = middle ? 0 : part.index * cell
      const next = parts[index + 1]
      const isLast = next === undefined
      // The end of the last part stands where its last character would, so that prices stand below each other.
      const to = middle
        ? width
        : isLast && index > 0
          ? (part.index + text.length) * cell
          : next
            ? next.index * cell - cell
            : width
      const natural = measure(text, size, row.bold)
      const squeeze = Math.min(1, (to - from) / Math.max(1, natural))
      const wide = natural * squeeze
      const left = middle ? (width - wide) / 2 : isLast && index > 0 ? to - wide : from
      let pen = 0
      const letters = pieces(text, row.bold).flatMap(({ run, unitsPerEm }) => {
        const scale = size / unitsPerEm
        return run.glyphs.map((glyph, at) => {
          const place = run.positions[at]
          const x = pen + (place?.xOffset ?? 0) * scale
          const y = -(place?.yOffset ?? 0) * scale
          pen += (place?.xAdvance ?? 0) * scale
          return `<path d="${glyph.path.toSVG()}" transform="matrix(${scale} 0 0 ${-scale} ${x} ${y})"/>`
        })
      })
      const box = row.invert ? `<rect x="${left - cell / 2}" width="${wide + cell}" height="${height - 3}"/>` : ''
      const base = height * 0.72
      return `${box}<g fill="${row.invert ? '#fff' : '#000'}" transform="translate(${left} ${base}) scale(${squeeze} 1)">${letters.join('')}</g>`
    })
    .join('')
}
