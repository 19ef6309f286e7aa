import { createRequire } from 'node:module'
import bidiFactory from 'bidi-js'
import type { Font, GlyphRun } from 'fontkit'
import * as fontkit from 'fontkit'
import { readFile } from 'node:fs/promises'

/** Width of a text in millimetres at a font size in millimetres. */
type Measure = (text: string, size: number, bold: boolean) => number

/** Files of Noto Sans by script, in the order in which they are asked for a letter. Together they hold every script of Europe, and Arabic. */
const files = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'devanagari'].map(
  (script) => `@fontsource/noto-sans/files/noto-sans-${script}`,
)
const arabic = '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic'

/** Measured texts that are kept: breaking a line asks for the same ones again and again. */
const MOST_KEPT = 5000

/** A piece of a text in one font, with its letters in the order in which they are read. */
export interface Piece {
  readonly text: string
  /** Name of the font in a document. */
  readonly font: string
  readonly run: GlyphRun
  readonly unitsPerEm: number
}

interface LoadedFont {
  readonly name: string
  readonly bytes: Buffer
  readonly font: Font
}

/** Letters for what is printed on paper: labels, and lines of slips that the printer has no letters for. */
export interface PaperFonts {
  readonly all: readonly LoadedFont[]
  /** Pieces from left to right as they stand on paper. */
  pieces(text: string, bold: boolean): readonly Piece[]
  readonly measure: Measure
}

/** Reads the fonts; about 20 ms, so only when somebody needs them. */
export async function loadFonts(): Promise<PaperFonts> {
  const find = createRequire(import.meta.url)
  const load = async (weight: number): Promise<LoadedFont[]> =>
    Promise.all(
      [...files, arabic].map(async (file) => {
        const bytes = await readFile(find.resolve(`${file}-${weight}-normal.woff`))
        const font = fontkit.create(bytes)
        if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
        return { name: `${file.split('/').at(-1)}-${weight}`, bytes, font }
      }),
    )
  const [regular, strong] = await Promise.all([load(400), load(700)])
  const bidi = bidiFactory()
  const kept = new Map<string, readonly Piece[]>()
  const pieces = (text: string, bold: boolean): readonly Piece[] => {
    const key = `${bold}${text}`
    const known = kept.get(key)
    if (known) return known
    // Names of products come and go in a process that runs for months.
    if (kept.size >= MOST_KEPT) kept.clear()
    const made = inOrder(text, bidi).flatMap((part) => byFont(part, bold ? strong : regular))
    kept.set(key, made)
    return made
  }
  return {
    all: [...regular, ...strong],
    pieces,
    measure: (text, size, bold) =>
      pieces(text, bold).reduce((sum, { run, unitsPerEm }) => sum + (run.advanceWidth / unitsPerEm) * size, 0),
  }
}

interface Directed {
  readonly text: string
  readonly isRightToLeft: boolean
}

/** Parts of one direction, from left to right as they stand on paper (Unicode bidirectional algorithm). */
function inOrder(text: string, bidi: ReturnType<typeof bidiFactory>): Directed[] {
  const { levels } = bidi.getEmbeddingLevels(text)
  const parts: { from: number; to: number; level: number }[] = []
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1)
    const level = levels[at] ?? 0
    if (last && last.level === level) last.to = at + 1
    else parts.push({ from: at, to: at + 1, level })
  }
  // Rule L2: from the highest level down to the lowest odd one, runs of that level or higher are turned around.
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level--) {
    let at = 0
    while (at < parts.length) {
      let end = at
      while ((parts[end]?.level ?? -1) >= level) end++
      if (end > at) parts.splice(at, end - at, ...parts.slice(at, end).toReversed())
      at = Math.max(end, at + 1)
    }
  }
  return parts.map(({ from, to, level }) => ({ text: text.slice(from, to), isRightToLeft: level % 2 === 1 }))
}

/** The part in fonts that have its letters. A letter that no font has becomes the box of the first. */
function byFont({ text, isRightToLeft }: Directed, fonts: readonly LoadedFont[]): Piece[] {
  const parts: { text: string; font: LoadedFont }[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 32
    const last = parts.at(-1)
    const isNeutral = /[\s\p{M}\p{P}]/u.test(sign)
    const font =
      isNeutral && last?.font.font.hasGlyphForCodePoint(code)
        ? last.font
        : (fonts.find((one) => one.font.hasGlyphForCodePoint(code)) ?? last?.font ?? fonts[0])
    if (!font) continue
    if (last?.font === font) last.text += sign
    else parts.push({ text: sign, font })
  }
  const pieces = parts.map(({ text: piece, font }) => ({
    text: piece,
    font: font.name,
    run: font.font.layout(piece, undefined, undefined, undefined, isRightToLeft ? 'rtl' : 'ltr'),
    unitsPerEm: font.font.unitsPerEm,
  }))
  return isRightToLeft ? pieces.toReversed() : pieces
}
