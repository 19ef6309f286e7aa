import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { firstRange } from './first-characters.ts'
import { narrowed, textFont } from './narrow-font.ts'

test('the font file in the repository is the one that the script makes, and is less than 20 kB', async () => {
  const stored = await readFile(textFont.file)
  expect(stored.equals(await narrowed(textFont))).toBe(true)
  expect(stored.length).toBeLessThan(20_000)
})

test('the style sheet uses the font file for exactly its characters', async () => {
  const css = await readFile(new URL('../css/fonts.css', import.meta.url), 'utf8')
  const face = /hanken-grotesk-first\.woff2[^}]*unicode-range: ([^;]+);/.exec(css)
  expect(face?.[1]).toBe(firstRange)
})
