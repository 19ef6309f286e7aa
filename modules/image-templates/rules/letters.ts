import { mirrored } from './reading-order.ts'
import { isShapedWord, prepared, turnsIn, unitsOf } from './units.ts'

/** The outline of a character or word: its width, and its path (the `d` of an SVG path). */
export type Outline = readonly [width: number, path: string]

/** The outlines of the letters of one font. All lengths are thousandths of the font size; y grows upwards. */
export interface Letters {
  readonly ascent: number
  /** The lowest point of the letters below the baseline. It is negative. */
  readonly descent: number
  /** The outlines of single characters, by character. */
  readonly glyphs: Readonly<Record<string, Outline>>
  /**
   * The outlines of whole words, by word. They are needed for writing systems such as Arabic, whose letters join, have marks, or change
   * their order.
   */
  readonly words: Readonly<Record<string, Outline>>
  /** How much the space between two neighbouring characters changes. The key consists of both characters. */
  readonly kerning: Readonly<Record<string, number>>
  /** The requested characters that no font has. */
  readonly lacking: string
}

const nothing: Outline = [0, '']
/** The outline of a character or of a whole word. If there is no outline, the character has no width and nothing is drawn. */
export const outlineOf = ({ glyphs, words }: Letters, unit: string): Outline => words[unit] ?? glyphs[unit] ?? nothing

/**
 * How much the space between two neighbours changes (kerning). In a line with right-to-left letters, only letters and digits are kerned,
 * because other characters may be drawn in another place than they are typed.
 */
export const kerned = ({ kerning }: Letters, before: string, unit: string, isTurned: boolean): number =>
  isTurned && !(/^[\p{L}\p{N}]/u.test(before) && /^[\p{L}\p{N}]/u.test(unit)) ? 0 : (kerning[before + unit] ?? 0)

/** The width of a text in thousandths of the font size. */
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

/** Those characters of a text that no font has, each once. */
export const lackingOf = (letters: Letters | undefined, text: string): readonly string[] => [
  ...new Set([...prepared(text)].filter((sign) => letters?.lacking.includes(sign))),
]

/** Adds the outlines of `more` to those that are already loaded. */
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

/** The characters and words of a text whose outlines are not loaded yet. */
interface Missing {
  /** The missing characters. Each comes with the character before it, because the kerning between both is needed, too. */
  readonly text: string
  /** The missing words that must be drawn as a whole (`isShapedWord`). */
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

/**
 * Returns only the shapes (outlines) that are needed to draw a text. `also`: further words that are drawn as a whole (`isShapedWord`), for example
 * Arabic words.
 */
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
