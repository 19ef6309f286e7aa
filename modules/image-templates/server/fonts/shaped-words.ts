import { paperFonts } from '#platform/paper/paper.ts'
import type { Outline } from '../../rules/letters.ts'
import { wordOutline } from './word-outline.ts'

interface ShapedWords {
  readonly words: Readonly<Record<string, Outline>>
  /** Characters that no font has. A '?' stands for them. */
  readonly unknown: string
}

/** Words with the fonts of paper: letters join, marks stand where they belong. */
export async function shapedWords(words: readonly string[], variant: string): Promise<ShapedWords> {
  if (words.length === 0) return { words: {}, unknown: '' }
  const fonts = await paperFonts()
  return fonts.with(({ missing, pieces }) => ({
    words: Object.fromEntries(words.map((word) => [word, wordOutline(pieces(word, isBold(variant)))])),
    unknown: missing(words.join('')).join(''),
  }))
}

/** Other fonts have two weights: the nearer one is taken. */
export const isBold = (variant: string): boolean => Number.parseInt(variant, 10) >= 550
