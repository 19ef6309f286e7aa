import { paperFonts } from '#platform/paper/paper.ts'
import type { Outline } from '../../rules/letters.ts'
import { wordOutline } from './word-outline.ts'

interface ShapedWords {
  readonly words: Readonly<Record<string, Outline>>
  /** The characters that no font has. '?' is drawn in their place. */
  readonly unknown: string
}

/**
 * Makes the outlines of words whose letters join (for example Arabic), with the fonts for printing. Joined letters and marks are in the
 * right place.
 */
export async function shapedWords(words: readonly string[], variant: string): Promise<ShapedWords> {
  if (words.length === 0) return { words: {}, unknown: '' }
  const fonts = await paperFonts()
  return fonts.with(({ missing, pieces }) => ({
    words: Object.fromEntries(words.map((word) => [word, wordOutline(pieces(word, isBold(variant)))])),
    unknown: missing(words.join('')).join(''),
  }))
}

/** Whether a variant is nearer to bold than to regular. Fonts other than the brand's own have only these two weights. */
export const isBold = (variant: string): boolean => Number.parseInt(variant, 10) >= 550
