import { fontIndex, hanOrderOf, type Slice } from '#platform/paper/families.ts'
import { openFont } from '#platform/paper/font.ts'
import { isBold } from './shaped-words.ts'

/** The most font files that are opened for one text. Each file contains one script, or some hundred Chinese, Japanese or Korean characters. */
const MOST_FILES = 40
const slicesFor = fontIndex()

/**
 * Opens the fonts that have the characters `lacking`, which a font of the brand does not have; the best font is the first. Fonts for whole words are
 * in shaped-words.ts.
 */
export async function fontsOfTheWorld(lacking: string, variant: string): Promise<Uint8Array[]> {
  const han = hanOrderOf(lacking)
  const slices = new Map<string, Slice>()
  for (const sign of lacking)
    for (const slice of slicesFor(sign.codePointAt(0) ?? 0, han)) slices.set(slice.name, slice)
  const weight = isBold(variant) ? 700 : 400
  const fonts = await Promise.all([...slices.values()].slice(0, MOST_FILES).map((slice) => openFont(slice, weight)))
  return fonts.map(({ bytes }) => bytes)
}
