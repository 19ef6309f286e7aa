import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'
import { firstCharacters } from './first-characters.ts'

const resolve = createRequire(import.meta.url).resolve

/** A small font file that is part of the repository, and how it is made. */
export interface NarrowFont {
  file: URL
  /** The original file in its package. */
  from: string
  /** The range of weights that the small file contains, or its only weight. Undefined: the original has only one weight. */
  weight?: number | { min: number; max: number }
}

/**
 * The font that every page loads first. It is half the size of the original, because it contains only the first characters and the
 * weights that the site uses. The original contains the weights 100 to 900.
 */
export const textFont: NarrowFont = {
  file: new URL('hanken-grotesk-first.woff2', import.meta.url),
  from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  weight: { min: 400, max: 800 },
}

/** Makes the bytes of a small font: only the first characters, and only some weights. Other characters come from the original. */
export const narrowed = async ({ from, weight }: NarrowFont): Promise<Buffer> =>
  subsetFont(await readFile(resolve(from)), firstCharacters, {
    targetFormat: 'woff2',
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  })

/** If this file is run (`node packages/ui/site/fonts/narrow-font.ts`), it creates the small font file in the repository again. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await writeFile(textFont.file, await narrowed(textFont))
