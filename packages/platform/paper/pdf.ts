import { setImmediate as othersTurn } from 'node:timers/promises'
import { A4, type Shape } from '#kernel/paper.ts'
import type { Piece } from './by-font.ts'
import type { PaperFonts } from './letters.ts'
import { dataUrl, type Pictures, walk } from './pieces.ts'

/** Points per millimetre. */
const POINTS = 72 / 25.4

/** The current font of pdfkit. For some Asian scripts pdfkit places the characters wrongly, so its `layout` is replaced by the result of HarfBuzz. */
interface CurrentFont {
  getGlyph(id: number): { advanceWidth: number }
  layout(): unknown
}

/** The glyphs that HarfBuzz chose, in the form that pdfkit expects. So the PDF looks the same as the preview, which uses the same glyphs. */
const runOf = ({ advance, glyphs }: Piece, font: CurrentFont) => ({
  advanceWidth: advance,
  glyphs: glyphs.map(({ id, letters }) => ({
    id,
    advanceWidth: font.getGlyph(id).advanceWidth,
    codePoints: Array.from(letters, (sign) => sign.codePointAt(0) ?? 32),
  })),
  positions: glyphs.map((glyph) => ({ xAdvance: glyph.advance, yAdvance: 0, xOffset: glyph.x, yOffset: glyph.y })),
})

/**
 * Creates a PDF of the sheets. The PDF contains only those characters of a font that the sheets show. One sheet is one A4 page, printed
 * without scaling.
 */
export async function pdfOf(
  title: string,
  sheets: readonly (readonly Shape[])[],
  fonts: PaperFonts,
  pictures: Pictures = new Map(),
): Promise<Uint8Array> {
  // The library is loaded when something is printed, so that a server that never prints saves the memory
  // (docs/adr/0029-what-is-not-worth-its-memory.md).
  const { default: Document } = await import('pdfkit')
  const size: [number, number] = [A4.width * POINTS, A4.height * POINTS]
  const file = new Document({ size, margin: 0, autoFirstPage: false, info: { Title: title, Producer: 'Servus' } })
  const parts: Uint8Array[] = []
  const whole = new Promise<void>((done, failed) => {
    file.on('data', (part: Uint8Array) => parts.push(part))
    file.on('end', () => done())
    file.on('error', failed)
  })
  const registered = new Set<string>()
  const write = ({ font, ...piece }: Piece, x: number, shape: Extract<Shape, { kind: 'text' }>): void => {
    if (!registered.has(font.name)) file.registerFont(font.name, font.bytes)
    registered.add(font.name)
    file
      .font(font.name)
      .fontSize(shape.size * POINTS)
      .fillColor(shape.colour ?? 'black')
    const current = (file as unknown as Record<'_font', { font: CurrentFont }>)['_font'].font
    current.layout = () => runOf({ font, ...piece }, current)
    // If a list of features is passed, pdfkit calls `layout` once for the whole piece. Without the list, it would call `layout` for each
    // word.
    file.text(piece.text, x * POINTS, shape.y * POINTS, { lineBreak: false, baseline: 'alphabetic', features: [] })
  }
  // pdfkit stores a picture once per address, even if many labels show it.
  const addresses = new Map([...pictures].map(([id, { bytes }]) => [id, dataUrl(bytes)]))
  for (const shapes of sheets) {
    file.addPage({ size, margin: 0 })
    const texts = await fonts.with(
      (letters) =>
        new Map(
          shapes.flatMap((shape) => {
            const placed: [Piece, number][] = []
            if (shape.kind === 'text') walk(shape, letters, (piece, x) => placed.push([piece, x]))
            return shape.kind === 'text' ? [[shape, placed] as const] : []
          }),
        ),
    )
    for (const shape of shapes) {
      if (shape.kind === 'text') for (const [piece, x] of texts.get(shape) ?? []) write(piece, x, shape)
      else {
        const [x, y, width, height] = [shape.x, shape.y, shape.width, shape.height].map((value) => value * POINTS) as [
          number,
          number,
          number,
          number,
        ]
        if (shape.kind === 'rect')
          (shape.radius
            ? file.roundedRect(x, y, width, height, shape.radius * POINTS)
            : file.rect(x, y, width, height)
          ).fill(shape.colour ?? 'black')
        else {
          const address = addresses.get(shape.picture)
          if (address) file.image(address, x, y, { width, height })
        }
      }
    }
    // A sheet takes about 50 ms. Other requests are handled between two sheets.
    await othersTurn()
  }
  file.end()
  await whole
  return Buffer.concat(parts)
}
