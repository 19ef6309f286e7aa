/** Letters of one font as outlines. Lengths are thousandths of the font size; y points up. */
export interface Letters {
  readonly ascent: number
  /** Below the line: negative. */
  readonly descent: number
  /** By character: its width and its outline as path data. */
  readonly glyphs: Readonly<Record<string, readonly [number, string]>>
  /** By two characters: what the space between them changes by. */
  readonly kerning: Readonly<Record<string, number>>
}

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

/** A table that has the letters of both. */
export const joined = (one: Letters | undefined, more: Letters): Letters =>
  one ? { ...more, glyphs: { ...one.glyphs, ...more.glyphs }, kerning: { ...one.kerning, ...more.kerning } } : more

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
