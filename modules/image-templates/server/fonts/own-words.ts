import { fontFromBytes } from '#platform/paper/font.ts'
import type { Outline } from '../../rules/letters.ts'
import { turnsIn } from '../../rules/units.ts'
import { wordOutline } from './word-outline.ts'

/** Scripts that a font can write correctly only if it has rules for them (OpenType table GSUB), with the tags of these rules. */
const needsRules: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Script=Arabic}/u, ['arab']],
  [/\p{Script=Devanagari}/u, ['dev2', 'dev3', 'deva']],
  [/\p{Script=Bengali}/u, ['bng2', 'bng3', 'beng']],
  [/\p{Script=Gurmukhi}/u, ['gur2', 'gur3', 'guru']],
  [/\p{Script=Gujarati}/u, ['gjr2', 'gjr3', 'gujr']],
  [/\p{Script=Oriya}/u, ['ory2', 'ory3', 'orya']],
  [/\p{Script=Tamil}/u, ['tml2', 'tml3', 'taml']],
  [/\p{Script=Telugu}/u, ['tel2', 'tel3', 'telu']],
  [/\p{Script=Kannada}/u, ['knd2', 'knd3', 'knda']],
  [/\p{Script=Malayalam}/u, ['mlm2', 'mlm3', 'mlym']],
  [/\p{Script=Sinhala}/u, ['sinh']],
  [/\p{Script=Khmer}/u, ['khmr']],
  [/\p{Script=Myanmar}/u, ['mym2', 'mymr']],
]

/**
 * Returns the outlines of the words that a font of the brand can write correctly. The font must have all letters of the word, and also the
 * rules of its script if this script needs rules. Other words are left out.
 */
export async function ownWords(bytes: Uint8Array, words: readonly string[]): Promise<Record<string, Outline>> {
  const font = await fontFromBytes('own', bytes)
  const hasRules = (word: string): boolean =>
    needsRules.every(([script, tags]) => !script.test(word) || tags.some((tag) => font.scripts.includes(tag)))
  const found: Record<string, Outline> = {}
  for (const word of words) {
    if (!hasRules(word)) continue
    const glyphs = font.shape(word, turnsIn(word))
    if (glyphs.every(({ id }) => id !== 0)) found[word] = wordOutline([{ font, glyphs }])
  }
  return found
}
