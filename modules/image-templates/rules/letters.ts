import { mirrored } from './reading-order.ts'
import { isShapedWord, prepared, turnsIn, unitsOf } from './units.ts'

/** Width, and outline as path data. */
export type Outline = readonly [width: number, path: string]

/** Letters of one font as outlines. Lengths are thousandths of the font size; y points up. */
export interface Letters {
  readonly ascent: number
  /** Lowest point below the baseline; negative. */
  readonly descent: number
  /** Outlines by character. */
  readonly glyphs: Readonly<Record<string, Outline>>
  /** Outlines by word, for words whose letters join, carry marks or change their order: each word is drawn as a whole. */
  readonly words: Readonly<Record<string, Outline>>
  /** The change of the space between two neighbouring characters. The key is both characters. */
  readonly kerning: Readonly<Record<string, number>>
  /** Characters that no font has. */
  readonly lacking: string
}

const nothing: Outline = [0, '']
/** Outline of a character or a shaped word. No text is both a character and a shaped word. */
export const outlineOf = ({ glyphs, words }: Letters, unit: string): Outline => words[unit] ?? glyphs[unit] ?? nothing

/**
 * The change of the space between two units. In a line with right-to-left letters only pairs of letters and digits are kerned, because other
 * characters may be moved away from their neighbours.
 */
export const kerned = ({ kerning }: Letters, before: string, unit: string, isTurned: boolean): number =>
  isTurned && !(/^[\p{L}\p{N}]/u.test(before) && /^[\p{L}\p{N}]/u.test(unit)) ? 0 : (kerning[before + unit] ?? 0)

/** Width of a text in thousandths of the font size. */
export function widthOf(letters: Letters, text: string): number {
  const isTurned = turnsIn(text)
  let width = 0
  let before = ''
  for (const { text: unit } of unitsOf(text)) {
    width += outlineOf(letters, unit)[0] + kerned(letters, before, unit, isTurned)
    before = unit
  }
  return width
}

/** Characters of a text that no font has, each once. */
export const lackingOf = (letters: Letters | undefined, text: string): readonly string[] => [
  ...new Set([...prepared(text)].filter((sign) => letters?.lacking.includes(sign))),
]

/** Joins two tables of letters. */
export const joined = (one: Letters | undefined, more: Letters): Letters =>
  one
    ? {
        ...more,
        glyphs: { ...one.glyphs, ...more.glyphs },
        words: { ...one.words, ...more.words },
        kerning: { ...one.kerning, ...more.kerning },
        lacking: [...new Set(one.lacking + more.lacking)].join(''),
      }
    : more

/** The parts of a text that a table lacks. */
interface Missing {
  /** Characters, with their predecessors, so that the kerning of the pairs is requested too. */
  readonly text: string
  /** Words that must be drawn as a whole (`isShapedWord`). */
  readonly words: readonly string[]
}

export function missingIn(letters: Letters | undefined, text: string): Missing {
  const found = new Set<string>()
  const words = new Set<string>()
  for (const line of prepared(text).split('\n')) {
    const isTurned = turnsIn(line)
    let before = ''
    for (const { text: unit } of unitsOf(line)) {
      if (isShapedWord(unit)) {
        if (!letters?.words[unit]) words.add(unit)
        before = ''
        continue
      }
      const isPairKnown = before === '' || (letters !== undefined && before + unit in letters.kerning)
      if (!letters?.glyphs[unit] || !isPairKnown) found.add(before + unit)
      const other = isTurned ? mirrored(unit) : undefined
      if (other !== undefined && !letters?.glyphs[other]) found.add(other)
      before = unit
    }
  }
  return { text: [...found].join(''), words: [...words] }
}

/** The part of a table that is needed for a text and some more words. */
export function partOf({ glyphs, kerning, words, ...more }: Letters, text: string, also: readonly string[]) {
  const missing = missingIn(undefined, text)
  const asked = new Set(missing.text)
  const wanted = new Set([...missing.words, ...also])
  return {
    ...more,
    glyphs: copied(glyphs, (sign) => asked.has(sign)),
    words: copied(words, (word) => wanted.has(word)),
    kerning: Object.fromEntries(Object.entries(kerning).filter(([pair]) => [...pair].every((sign) => asked.has(sign)))),
  }
}

const copied = (all: Readonly<Record<string, Outline>>, isWanted: (key: string) => boolean) =>
  Object.fromEntries(
    Object.entries(all).flatMap(([key, [width, path]]): [string, [number, string]][] =>
      isWanted(key) ? [[key, [width, path]]] : [],
    ),
  )
