import type * as HarfBuzz from 'harfbuzzjs'
import { fontFile, type Slice } from './families.ts'

/** One outline with its place, in units of the font. `letters` are the signs that it stands for. */
export interface Glyph {
  readonly id: number
  readonly letters: string
  readonly advance: number
  readonly x: number
  readonly y: number
}

export interface Font {
  /** Name in a document. */
  readonly name: string
  /** TrueType in one weight, as a document carries it. */
  readonly bytes: Buffer
  readonly unitsPerEm: number
  /** Scripts that it has rules for, as OpenType names them. */
  readonly scripts: readonly string[]
  has(code: number): boolean
  /** Outlines from left to right. */
  shape(text: string, isRightToLeft: boolean): readonly Glyph[]
  /** An outline as a path of SVG; y grows upwards. */
  outline(id: number): string
}

/** Makes a font of one weight out of a file of ours. */
export const openFont = (slice: Slice, weight: 400 | 700): Promise<Font> =>
  fontFromBytes(`${slice.name}-${weight}`, fontFile(slice), slice.isVariable ? { wght: weight } : undefined)

/**
 * A font that shapes text. HarfBuzz does it: it is what browsers use, so letters that change with their neighbours look as they should in
 * every script.
 */
export async function fontFromBytes(name: string, file: Uint8Array, axes?: Record<string, number>): Promise<Font> {
  const [{ default: subset }, hb] = await Promise.all([import('subset-font'), import('harfbuzzjs')])
  const bytes = await subset(Buffer.from(file), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    ...(axes ? { variationAxes: axes } : {}),
  })
  const face = new hb.Face(new hb.Blob(Uint8Array.from(bytes).buffer))
  const font = new hb.Font(face)
  const codes = new Set(face.collectUnicodes())
  return {
    name,
    bytes,
    unitsPerEm: face.upem,
    scripts: face.getTableScriptTags('GSUB'),
    has: (code) => codes.has(code),
    shape: (text, isRightToLeft) => shaped(hb, font, text, isRightToLeft),
    outline: (id) => font.glyphToPath(id),
  }
}

function shaped(hb: typeof HarfBuzz, font: HarfBuzz.Font, text: string, isRightToLeft: boolean): Glyph[] {
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.setDirection(isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const infos = buffer.getGlyphInfos()
  const places = buffer.getGlyphPositions()
  // Each outline belongs to a group of letters that begins at `cluster`; the first outline of a group stands for its letters.
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted((a, b) => a - b)
  const told = new Set<number>()
  return infos.map(({ codepoint: id, cluster }, at) => {
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length
    const letters = told.has(cluster) ? '' : text.slice(cluster, end)
    told.add(cluster)
    const place = places[at]
    return { id, letters, advance: place?.xAdvance ?? 0, x: place?.xOffset ?? 0, y: place?.yOffset ?? 0 }
  })
}
