import type { Font, Glyph } from './font.ts'
import type { Directed } from './reading-order.ts'

/** A piece of a text in one font, with its glyphs from left to right. */
export interface Piece {
  readonly text: string
  readonly font: Font
  readonly glyphs: readonly Glyph[]
  /** Width in units of the font. */
  readonly advance: number
}

/** Replaces a character that no font has. */
const UNKNOWN = '?'

const groups = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Invisible characters, which have no glyph. */
const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cc}/gu
export const codesOf = (text: string): number[] =>
  Array.from(text.replaceAll(invisible, ''), (sign) => sign.codePointAt(0) ?? 32)

/** Splits a text of one direction into pieces, each with one font. `find` returns the first font that has all the given characters. */
export function byFont(
  { text, isRightToLeft }: Directed,
  find: (codes: readonly number[]) => Font | undefined,
): Piece[] {
  const parts: { text: string; readonly font: Font }[] = []
  const add = (sign: string, font: Font): void => {
    const last = parts.at(-1)
    if (last?.font === font) last.text += sign
    else parts.push({ text: sign, font })
  }
  for (const { segment } of groups.segment(text)) {
    const last = parts.at(-1)
    const codes = codesOf(segment)
    const isNeutral = !/[\p{L}\p{N}\p{S}]/u.test(segment)
    // Blanks and punctuation use the font of the text before them. An emoji font is not used for them, because its blank is as wide as an
    // emoji.
    const own =
      isNeutral && last && !last.font.name.includes('emoji') && codes.every((code) => last.font.has(code))
        ? last.font
        : undefined
    const font = own ?? find(codes)
    if (font) add(segment, font)
    // The emoji of a cook consists of two characters: man and pan. If no font has the whole sequence, its characters are written one by
    // one.
    else
      for (const code of codes) {
        const single = find([code])
        const other = single ?? find([UNKNOWN.charCodeAt(0)])
        if (other) add(single ? String.fromCodePoint(code) : UNKNOWN, other)
      }
  }
  const pieces = parts.map(({ text: piece, font }) => {
    const glyphs = font.shape(piece, isRightToLeft)
    return { text: piece, font, glyphs, advance: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
  })
  return isRightToLeft ? pieces.toReversed() : pieces
}
