/** Letters of one font as outlines. Lengths are thousandths of the font size; y points up. */
export interface Letters {
  readonly ascent: number
  /** Below the line: negative. */
  readonly descent: number
  /** By character: its width and its outline as path data. */
  readonly glyphs: Readonly<Record<string, readonly [number, string]>>
  /** By two characters: what the space between them changes by. */
  readonly kerning: Readonly<Record<string, number>>
  /** Characters that are not drawn as people write them: no font has them, or their script needs more than one outline after the other. */
  readonly lacking: string
}

/** Scripts whose characters stand one after the other from left to right, whatever their neighbours are. */
const standsAlone =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Ethiopic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]$/u

/** Does the shape or the place of a character depend on its neighbours? */
export const needsShaping = (sign: string): boolean => !standsAlone.test(sign)

/** Characters as outlines have them: one code point each. Soft hyphens and line ends are never drawn. */
export const charactersOf = (text: string): string[] => [...text].filter((sign) => !/[\u00ad\r\n]/.test(sign))

/** Width of a text in thousandths of the font size. */
export function widthOf(letters: Letters, text: string): number {
  let width = 0
  let before = ''
  for (const sign of charactersOf(text)) {
    width += (letters.glyphs[sign]?.[0] ?? 0) + (letters.kerning[before + sign] ?? 0)
    before = sign
  }
  return width
}

/** Characters of a text that the table lacks, each once. */
export const lackingOf = (letters: Letters | undefined, text: string): readonly string[] => [
  ...new Set(charactersOf(text).filter((sign) => letters?.lacking.includes(sign))),
]

/** A table that has the letters of both. */
export const joined = (one: Letters | undefined, more: Letters): Letters =>
  one
    ? {
        ...more,
        glyphs: { ...one.glyphs, ...more.glyphs },
        kerning: { ...one.kerning, ...more.kerning },
        lacking: [...new Set(one.lacking + more.lacking)].join(''),
      }
    : more

/** Characters that the table lacks, with those before them so that their pairs are known, too. Empty: it has all. */
export function missingText(letters: Letters | undefined, text: string): string {
  const found = new Set<string>()
  for (const line of text.split('\n')) {
    let before = ''
    for (const sign of charactersOf(line)) {
      const isPairKnown = before === '' || (letters !== undefined && before + sign in letters.kerning)
      if (!letters?.glyphs[sign] || !isPairKnown) found.add(before + sign)
      before = sign
    }
  }
  return [...found].join('')
}
