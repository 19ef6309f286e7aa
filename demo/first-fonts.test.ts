import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { narrowed } from '#ui/site/fonts/narrow-font.ts'
import { firstFonts } from './first-fonts.ts'

test.each(firstFonts)('the font file in the repository is the one that the script makes: $from', async (font) => {
  expect((await readFile(font.file)).equals(await narrowed(font))).toBe(true)
})
