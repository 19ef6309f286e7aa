/**
 * The characters of nearly all German and English texts, and the letters of French, Italian and Spanish names. The first font of a page
 * contains them.
 */
export const firstCharacters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'ÄÖÜäöüßÉÈÀÁÇÑéèêëàáâíîïóôúûçñ€§°©®·×½¼²³«»‹›„“”‚‘’–—−…•↑↓',
  '\u00a0',
  '\u202f',
].join('')

/** The value of `unicode-range` that belongs to `firstCharacters`. */
export const firstRange = rangeOf(firstCharacters)

function rangeOf(characters: string): string {
  const codes = [...new Set([...characters].map((one) => one.codePointAt(0) ?? 0))].toSorted((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
