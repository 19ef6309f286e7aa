/**
 * The few parts of PDF that printed cards need: filled shapes, and text in the fonts that every reader has. It is our own code because a
 * QR code consists of squares only, and the smallest library is larger than this whole editor.
 */

/** 0 to 1 each. */
export type Colour = readonly [number, number, number]

export interface Page {
  rect(x: number, y: number, width: number, height: number, colour: Colour): void
  /** A rectangle with round corners. */
  box(x: number, y: number, width: number, height: number, radius: number, colour: Colour): void
  /** `y` is the baseline of the text. */
  text(text: string, x: number, y: number, style: TextStyle): void
}

interface TextStyle {
  size: number
  colour: Colour
  bold?: boolean
  align?: 'left' | 'center'
}

/** A4 in points. */
export const A4 = { width: 595.28, height: 841.89 }

/** Western European characters, as the standard fonts have them. Any other character becomes a question mark. */
const special = new Map<string, number>([
  ['€', 0x80],
  ['‚', 0x82],
  ['„', 0x84],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
])

const codeOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 63
  return special.get(sign) ?? (code < 256 ? code : 63)
}

/** A text as a PDF string: everything except plain letters is an octal code, so that no character can end the string. */
export const pdfText = (text: string): string =>
  `(${Array.from(text, (sign) =>
    /[A-Za-z0-9 .,:/?=&_-]/.test(sign) ? sign : `\\${codeOf(sign).toString(8).padStart(3, '0')}`,
  ).join('')})`

/** Widths of Helvetica in thousandths, beginning with the space: needed to centre a line. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500,
]

export function textWidth(text: string, size: number, isBold = false): number {
  let sum = 0
  // An umlaut is as wide as its letter.
  for (const sign of text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    sum += widths[(sign.codePointAt(0) ?? 0) - 32] ?? 556
  // The bold font is a little wider everywhere.
  return (sum * size * (isBold ? 1.06 : 1)) / 1000
}

const n = (value: number): string => String(Math.round(value * 100) / 100)
const rgb = (colour: Colour): string => colour.map(n).join(' ')
/** Length of a curve's control handles that approximates a circle. */
const ROUND = 0.5523

function contentOf(draw: (page: Page) => void): string {
  const out: string[] = []
  draw({
    rect(x, y, width, height, colour) {
      out.push(`${rgb(colour)} rg ${n(x)} ${n(y)} ${n(width)} ${n(height)} re f`)
    },
    box(x, y, width, height, radius, colour) {
      const [right, top, k] = [x + width, y + height, radius * (1 - ROUND)]
      const curve = (...points: number[]) => `${points.map(n).join(' ')} c`
      out.push(
        `${rgb(colour)} rg ${n(x + radius)} ${n(y)} m ${n(right - radius)} ${n(y)} l`,
        curve(right - k, y, right, y + k, right, y + radius),
        `${n(right)} ${n(top - radius)} l`,
        curve(right, top - k, right - k, top, right - radius, top),
        `${n(x + radius)} ${n(top)} l`,
        curve(x + k, top, x, top - k, x, top - radius),
        `${n(x)} ${n(y + radius)} l`,
        curve(x, y + k, x + k, y, x + radius, y),
        'f',
      )
    },
    text(text, x, y, { size, colour, bold = false, align = 'left' }) {
      const left = align === 'center' ? x - textWidth(text, size, bold) / 2 : x
      out.push(`BT ${rgb(colour)} rg /${bold ? 'B' : 'R'} ${n(size)} Tf ${n(left)} ${n(y)} Td ${pdfText(text)} Tj ET`)
    },
  })
  return out.join('\n')
}

/** A whole document of A4 pages. */
export function writePdf(title: string, pages: readonly ((page: Page) => void)[]): Uint8Array<ArrayBuffer> {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const first = 6
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${pdfText(title)} /Producer (Servus) >>`,
    ...pages.flatMap((draw, index) => {
      const content = contentOf(draw)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
