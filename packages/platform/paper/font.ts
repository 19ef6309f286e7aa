import type * as HarfBuzz from 'harfbuzzjs'
import { fontFile, type Slice } from './families.ts'

/** One glyph with its position, in units of the font. `letters` are the characters that it represents. */
export interface Glyph {
  readonly id: number
  readonly letters: string
  readonly advance: number
  readonly x: number
  readonly y: number
}

export interface Font {
  /** Name of the font in a document. */
  readonly name: string
  /** The font file to embed in a document: TrueType in one weight. */
  readonly bytes: Buffer
  readonly unitsPerEm: number
  /** The scripts for which the font has shaping rules, as OpenType tags. */
  readonly scripts: readonly string[]
  has(code: number): boolean
  /** Returns the glyphs of a text from left to right. */
  shape(text: string, isRightToLeft: boolean): readonly Glyph[]
  /** Returns the outline of a glyph as an SVG path; y increases upwards. */
  outline(id: number): string
}

/** Opens one of our font files in one weight. */
export const openFont = (slice: Slice, weight: 400 | 700): Promise<Font> =>
  fontFromBytes(`${slice.name}-${weight}`, fontFile(slice), slice.isVariable ? { wght: weight } : undefined)

/**
 * Opens the bytes of a font file. HarfBuzz reads the file and shapes text, as in browsers. So characters that change their form next to
 * other characters (for example Arabic) look right.
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
  // HarfBuzz reports for each glyph the index of the first character that belongs to it (`cluster`). Several glyphs may have the same
  // index. The first of these glyphs gets all characters of the group.
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
