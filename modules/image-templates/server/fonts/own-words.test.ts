import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { beforeAll, expect, test } from 'vitest'
import type { BrandCore } from '#platform/module.ts'
import { fontStore } from './font-store.ts'
import { shapedWords } from './shaped-words.ts'

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
)
let heavy: Buffer
/**
 * Makes a font with very bold Arabic letters, which the tests use as the font of a brand. `signs`: the characters in the font. Undefined:
 * all characters.
 */
async function heavyFont(options: object, signs?: string): Promise<Buffer> {
  const make = subset as unknown as (bytes: Uint8Array, signs: string | undefined, options: object) => Promise<Buffer>
  return make(await readFile(file), signs, { keepAllGlyphs: true, variationAxes: { wght: 900 }, ...options })
}
beforeAll(async () => {
  heavy = await heavyFont({ targetFormat: 'truetype' })
})

/** Makes the font store of a brand that has only this font. */
const storeWith = (bytes: Uint8Array, format = 'ttf') => {
  const core = { db: { first: async () => ({ hash: 'h', format }) }, storage: { get: async () => bytes } }
  return fontStore(core as unknown as BrandCore)
}
const wordsOf = async (bytes: Uint8Array, text: string, format?: string) =>
  (await storeWith(bytes, format).letters('Eigene', '900', text))?.words ?? {}

test.each(['truetype', 'woff2'] as const)(
  'a font of the brand draws the words whose letters it has: %s',
  async (format) => {
    const bytes = await heavyFont({ targetFormat: format })
    const found = await wordsOf(bytes, 'شاي תה ب\u200dب', format === 'woff2' ? 'woff2' : 'ttf')
    const { words: others } = await shapedWords(['شاي', 'תה'], '900')
    expect(found['شاي']?.[0]).toBeGreaterThan(1000)
    expect(found['شاي']).not.toEqual(others['شاي'])
    expect(found['תה']).toEqual(others['תה'])
    expect(found['ب\u200dب']?.[1]).toMatch(/^M/)
  },
)

test('a font that lacks one letter of a word does not draw half of it', async () => {
  const bytes = await heavyFont({ targetFormat: 'truetype', keepAllGlyphs: false }, 'شا')
  expect(await wordsOf(bytes, 'شاي')).toEqual((await shapedWords(['شاي'], '900')).words)
})

test('a font that has the letters, but not the rules that join them, does not draw the words', async () => {
  const poor = Buffer.from(heavy)
  poor.write('XSUB', poor.indexOf('GSUB'), 'latin1')
  expect(await wordsOf(poor, 'شاي')).toEqual((await shapedWords(['شاي'], '900')).words)
})

test('words are cached: those of a later text are added, and the first stay', async () => {
  const store = storeWith(heavy)
  await store.letters('Eigene', '900', 'شاي')
  const more = await store.letters('Eigene', '900', 'قهوة')
  expect(Object.keys(more?.words ?? {})).toEqual(['شاي', 'قهوة'])
  expect(await store.letters('Eigene', '900', 'شاي\nقهوة')).toBe(more)
})
