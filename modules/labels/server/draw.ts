import { setImmediate as othersTurn } from 'node:timers/promises'
import { A4, type Box } from '../rules/formats.ts'
import type { Shape } from '../rules/codes.ts'
import type { PaperFonts, Piece } from '#platform/paper-fonts.ts'
import type { LabelPicture } from './template-labels.ts'

type Pictures = ReadonlyMap<string, Pick<LabelPicture, 'bytes'>>

/** Points per millimetre. */
const POINTS = 72 / 25.4

/** The whole drawing moved: the correction of a printer. */
export const shifted = (shapes: readonly Shape[], x: number, y: number): Shape[] =>
  shapes.map((shape) => ({ ...shape, x: shape.x + x, y: shape.y + y }))

/** Calls `each` with every piece of a text and its left edge, in millimetres. */
function walk(
  shape: Extract<Shape, { kind: 'text' }>,
  fonts: PaperFonts,
  each: (piece: Piece, x: number) => void,
): void {
  let x = shape.x
  for (const piece of fonts.pieces(shape.text, shape.bold)) {
    each(piece, x)
    x += (piece.run.advanceWidth / piece.unitsPerEm) * shape.size
  }
}

const dataUrl = (png: Uint8Array): string => `data:image/png;base64,${Buffer.from(png).toString('base64')}`

const n = (value: number): string => String(Math.round(value * 1000) / 1000)

/** A part of a sheet as SVG. Letters are outlines, so that it looks the same everywhere, and no text of a product can become markup. */
export function svgOf(shapes: readonly Shape[], view: Box, fonts: PaperFonts, pictures: Pictures = new Map()): string {
  const outlines = new Map<string, string>()
  const drawn: string[] = []
  let bars = ''
  for (const shape of shapes) {
    if (shape.kind === 'picture') {
      const found = pictures.get(shape.picture)
      if (!found) continue
      const key = `p${shape.picture}`
      // Each picture stands in the file once, however many labels show it.
      if (!outlines.has(key))
        outlines.set(
          key,
          `<image id="${key}" width="${n(shape.width)}" height="${n(shape.height)}" preserveAspectRatio="none" href="${dataUrl(found.bytes)}"/>`,
        )
      drawn.push(`<use href="#${key}" x="${n(shape.x)}" y="${n(shape.y)}"/>`)
      continue
    }
    if (shape.kind === 'rect') {
      bars += `M${n(shape.x)} ${n(shape.y)}h${n(shape.width)}v${n(shape.height)}h${n(-shape.width)}z`
      continue
    }
    walk(shape, fonts, (piece, left) => {
      const scale = shape.size / piece.unitsPerEm
      let pen = left
      piece.run.glyphs.forEach((glyph, at) => {
        const key = `${piece.font}.${glyph.id}`
        if (!outlines.has(key)) outlines.set(key, `<path id="${key}" d="${glyph.path.toSVG()}"/>`)
        const place = piece.run.positions[at]
        const [x, y] = [pen + (place?.xOffset ?? 0) * scale, shape.y - (place?.yOffset ?? 0) * scale]
        drawn.push(
          `<use href="#${key}" transform="matrix(${scale.toFixed(6)} 0 0 ${(-scale).toFixed(6)} ${n(x)} ${n(y)})"/>`,
        )
        pen += (place?.xAdvance ?? 0) * scale
      })
    })
  }
  const box = [view.x, view.y, view.width, view.height].map(n).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${n(view.width)}mm" height="${n(view.height)}mm"><defs>${[...outlines.values()].join('')}</defs><path d="${bars}"/>${drawn.join('')}</svg>`
}

/** Sheets as a PDF with the fonts inside. One sheet is one page, printed without scaling. */
export async function pdfOf(
  title: string,
  sheets: readonly (readonly Shape[])[],
  fonts: PaperFonts,
  pictures: Pictures = new Map(),
): Promise<Uint8Array> {
  // Loaded when somebody prints: a server that never prints labels does without its memory (docs/adr/0029-what-is-not-worth-its-memory.md).
  const { default: Document } = await import('pdfkit')
  const size: [number, number] = [A4.width * POINTS, A4.height * POINTS]
  const file = new Document({ size, margin: 0, autoFirstPage: false, info: { Title: title, Producer: 'Servus' } })
  const parts: Uint8Array[] = []
  const whole = new Promise<void>((done, failed) => {
    file.on('data', (part: Uint8Array) => parts.push(part))
    file.on('end', () => done())
    file.on('error', failed)
  })
  for (const { name, bytes } of fonts.all) file.registerFont(name, bytes)
  // An address that the library has seen stands in the file once, however many labels show it.
  const addresses = new Map([...pictures].map(([id, { bytes }]) => [id, dataUrl(bytes)]))
  for (const shapes of sheets) {
    file.addPage({ size, margin: 0 })
    for (const shape of shapes) {
      if (shape.kind === 'picture') {
        const address = addresses.get(shape.picture)
        const box = { width: shape.width * POINTS, height: shape.height * POINTS }
        if (address) file.image(address, shape.x * POINTS, shape.y * POINTS, box)
      } else if (shape.kind === 'rect')
        file.rect(shape.x * POINTS, shape.y * POINTS, shape.width * POINTS, shape.height * POINTS).fill('black')
      else
        walk(shape, fonts, (piece, x) => {
          file
            .font(piece.font)
            .fontSize(shape.size * POINTS)
            .fillColor('black')
          // With a list of features the whole piece is shaped at once, as for the picture.
          file.text(piece.text, x * POINTS, shape.y * POINTS, {
            lineBreak: false,
            baseline: 'alphabetic',
            features: [],
          })
        })
    }
    // A sheet takes some 50 ms; others are answered between two.
    await othersTurn()
  }
  file.end()
  await whole
  return Buffer.concat(parts)
}
