import { fontIndex, hanOrderOf, type Slice } from '#platform/paper/families.ts'
import { openFont } from '#platform/paper/font.ts'
import { isBold } from './shaped-words.ts'

/**
 * Maximum number of font files that are opened for one text. Each file contains one script, or some hundred Chinese, Japanese or Korean
 * characters.
 */
const MOST_FILES = 40
const slicesFor = fontIndex()

/**
 * Opens fonts for the characters that the font of the brand does not have (`lacking`). The best font is first. Fonts for whole words are in
 * shaped-words.ts.
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
