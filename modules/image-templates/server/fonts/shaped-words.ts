import { paperFonts } from '#platform/paper/paper.ts'
import type { Outline } from '../../rules/letters.ts'
import { wordOutline } from './word-outline.ts'

interface ShapedWords {
  readonly words: Readonly<Record<string, Outline>>
  /** Characters that no font has. They are drawn as '?'. */
  readonly unknown: string
}

/** Shapes words with the paper fonts: letters join, and marks are placed correctly. */
export async function shapedWords(words: readonly string[], variant: string): Promise<ShapedWords> {
  if (words.length === 0) return { words: {}, unknown: '' }
  const fonts = await paperFonts()
  return fonts.with(({ missing, pieces }) => ({
    words: Object.fromEntries(words.map((word) => [word, wordOutline(pieces(word, isBold(variant)))])),
    unknown: missing(words.join('')).join(''),
  }))
}

/** Whether bold is nearer to a variant than regular. Other fonts have only these two weights. */
export const isBold = (variant: string): boolean => Number.parseInt(variant, 10) >= 550
