import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'

/** The characters of nearly all German and English texts, and the letters of French, Italian and Spanish names. */
const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'ÄÖÜäöüßÉÈÀÁÇÑéèêëàáâíîïóôúûçñ€§°©®·×½¼²³«»‹›„“”‚‘’–—−…•↑↓',
  '\u00a0',
  '\u202f',
].join('')

/** The weights that the site uses. The original file has 100 to 900. */
const weights = { min: 400, max: 800 }

const original = createRequire(import.meta.url).resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
)

/** Makes the font file that every page loads first: half the size of the original. Characters that it lacks come from the original. */
export const makeFirstFont = async (): Promise<Buffer> =>
  subsetFont(await readFile(original), characters, { targetFormat: 'woff2', variationAxes: { wght: weights } })

/** The file that is part of the repository. Run this file to make it again: `node packages/ui/site/fonts/make-first-font.ts`. */
export const firstFontFile = new URL('hanken-grotesk-first.woff2', import.meta.url)

/** The value of `unicode-range` in fonts.css that belongs to the font file. */
export function firstFontRange(): string {
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeFile(firstFontFile, await makeFirstFont())
