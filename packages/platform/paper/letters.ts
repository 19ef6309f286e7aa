import type { Measure } from '#kernel/paper.ts'
import { fontIndex, hanOrderOf, type Slice } from './families.ts'
import { byFont, codesOf, type Piece } from './by-font.ts'
import { type Font, openFont } from './font.ts'
import { readingOrder } from './reading-order.ts'

/**
 * Fonts for printed labels, cards and lists, and for texts of image templates. Also for those lines of slips (small printed papers) that
 * contain a character that the printer does not have.
 */
export interface Letters {
  /** The pieces of a text, from left to right as they appear on paper. */
  pieces(text: string, bold: boolean): readonly Piece[]
  readonly measure: Measure
  /** The characters of a text that no font has, each once. */
  missing(text: string): readonly string[]
}

export interface PaperFonts {
  /** Runs `work` with the fonts that its texts need. If a font was not loaded yet, it is loaded, and `work` runs again. */
  with<T>(work: (letters: Letters) => T): Promise<T>
}

/** Maximum number of measured texts in the cache. Line breaking measures the same texts many times. */
const MOST_KEPT = 5000
/** Maximum number of fonts in the cache. A sheet in Chinese needs about forty. */
const MOST_FONTS = 120
export function openPaperFonts(): PaperFonts {
  const slicesFor = fontIndex()
  const order = readingOrder()
  const fonts = new Map<string, Font>()
  const kept = new Map<string, readonly Piece[]>()
  const wanted = new Map<string, () => Promise<void>>()

  const fontOf = (slice: Slice, weight: 400 | 700): Font | undefined => {
    const key = `${slice.name}-${weight}`
    const font = fonts.get(key)
    if (!font)
      wanted.set(key, async () => {
        fonts.set(key, await openFont(slice, weight))
      })
    return font
  }

  /** Finds the first font with all characters of a group. Undefined if there is no such font, or if a font must be loaded first. */
  const fontFor = (
    codes: readonly number[],
    weight: 400 | 700,
    han: ReturnType<typeof hanOrderOf>,
  ): Font | undefined => {
    const [first] = codes
    if (first === undefined) return undefined
    for (const slice of slicesFor(first, han)) {
      const font = fontOf(slice, weight)
      // If the font is not loaded yet, no other font is chosen: `work` runs again when it is loaded.
      if (!font || codes.every((code) => font.has(code))) return font
    }
    return undefined
  }

  const pieces: Letters['pieces'] = (text, bold) => {
    const key = `${bold}${text}`
    const known = kept.get(key)
    if (known) return known
    const whole = text.normalize('NFC')
    const han = hanOrderOf(whole)
    const weight = bold ? 700 : 400
    const made = order(whole).flatMap((part) => byFont(part, (codes) => fontFor(codes, weight, han)))
    if (wanted.size > 0) return made
    // A process runs for months, and names of products change. Without this limit the cache would never stop growing.
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, made)
    return made
  }

  const letters: Letters = {
    pieces,
    measure: (text, size, bold) =>
      pieces(text, bold).reduce((sum, { advance, font }) => sum + (advance / font.unitsPerEm) * size, 0),
    missing: (text) => {
      const whole = text.normalize('NFC')
      const han = hanOrderOf(whole)
      return [...new Set(codesOf(whole))]
        .filter((code) => !fontFor([code], 400, han))
        .map((code) => String.fromCodePoint(code))
    },
  }

  return {
    async with(work) {
      if (fonts.size > MOST_FONTS) {
        fonts.clear()
        kept.clear()
      }
      for (;;) {
        wanted.clear()
        const done = work(letters)
        if (wanted.size === 0) return done
        await Promise.all(Array.from(wanted.values(), (open) => open()))
      }
    },
  }
}
