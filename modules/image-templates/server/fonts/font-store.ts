import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Queries } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import type { FontFamily } from '../../contract.ts'
import { joined, type Letters, missingIn } from '../../rules/letters.ts'
import type { FontFormat } from './font-type.ts'
import { ownFamily, ownFontFiles, ownFonts } from './own-fonts.ts'
import { fontsOfTheWorld } from './fonts-of-the-world.ts'
import { type FontAnswer, readFont } from './read-font.ts'
import { shapedWords } from './shaped-words.ts'

interface FontRow {
  id: string
  family: string
  variant: string
  weight: number
  is_italic: boolean
  format: FontFormat
  hash: string
  bytes: number
  licence: string
}

/** Maximum number of fonts of one brand whose outlines a server process keeps in memory. */
const MOST_KEPT = 40
/**
 * Maximum number of whole words of one font in memory. When this number is reached, all words are removed from memory. While a person
 * types, each key press makes another word.
 */
const MOST_WORDS_KEPT = 3000

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')
export const fontKey = (hash: string, format: FontFormat): string => `fonts/${hash}.${format}`

const findFont = (db: Queries, family: string, variant: string): Promise<FontRow | undefined> =>
  db.first<FontRow>(sql`SELECT * FROM fonts WHERE family = ${family} AND variant = ${variant}`)

const limited = (table: Letters): Letters =>
  Object.keys(table.words).length < MOST_WORDS_KEPT ? table : { ...table, words: {} }

/** Gives access to the fonts of a brand: the list of fonts, their files, and the outlines of their letters. */
export function fontStore(core: BrandCore) {
  const kept = new Map<string, Letters>()

  const files = async (row: FontRow | undefined, variant: string): Promise<Uint8Array[]> => {
    const own = row && (await core.storage.get(fontKey(row.hash, row.format)))
    return [...(own ? [own] : []), ...(await ownFontFiles(variant))]
  }

  /**
   * Reads outlines. A character is taken from the first font that has it. Whole words are read only from a font that the brand has
   * uploaded. Undefined if the font cannot be read.
   */
  const read = async (
    row: FontRow | undefined,
    variant: string,
    text: string,
    words: readonly string[],
  ): Promise<FontAnswer | undefined> => {
    const own = await files(row, variant)
    const first = await readFont({ fonts: own, text, words: row ? words : [] })
    const others = first && (await fontsOfTheWorld(first.unknown, variant))
    if (!first || others?.length === 0) return first
    const more = await readFont({ fonts: [...own, ...(others ?? [])], text })
    return more ? { ...more, words: first.words } : first
  }

  return {
    find: (family: string, variant: string) => findFont(core.db, family, variant),
    has: async (db: Queries, family: string, variant: string): Promise<boolean> =>
      ownFonts.some((one) => one.family === family && one.variant === variant) ||
      (await findFont(db, family, variant)) !== undefined,

    async list(): Promise<FontFamily[]> {
      const rows = await core.db.many<FontRow>(sql`SELECT * FROM fonts ORDER BY family, weight, is_italic`)
      const all = [
        ...rows.map(({ bytes, family, id, is_italic: isItalic, licence, variant, weight }) => ({
          id,
          family,
          variant,
          weight,
          isItalic,
          licence,
          bytes,
        })),
        ...ownFonts.filter(({ variant }) => !rows.some((row) => row.family === ownFamily && row.variant === variant)),
      ]
      const families = [...new Set(all.map(({ family }) => family))]
      return families.map((family) => ({
        family,
        variants: all.flatMap(({ family: of, ...variant }) => (of === family ? [variant] : [])),
      }))
    },

    /**
     * A value that changes when the letters of a font change. It is the hash of the font's file. For the font that is part of Servus, it is the
     * name of the variant.
     */
    fingerprint: async (family: string, variant: string): Promise<string> =>
      (await findFont(core.db, family, variant))?.hash ?? `own:${variant}`,

    /**
     * Returns the outlines of the characters and whole words of a text, and of `words`. If the brand does not have the font, the font that
     * is part of Servus is used. Undefined if the font cannot be read.
     */
    async letters(
      family: string,
      variant: string,
      text: string,
      words: readonly string[] = [],
    ): Promise<Letters | undefined> {
      const row = await findFont(core.db, family, variant)
      const key = row?.hash ?? `own:${variant}`
      const known = kept.get(key)
      const missing = missingIn(known, text)
      const asked = [...new Set([...missing.words, ...words.filter((word) => !known?.words[word])])]
      if (known && missing.text === '' && asked.length === 0) return known
      const plain: Omit<FontAnswer, 'facts'> | undefined =
        known && missing.text === '' && !row
          ? { letters: known, words: {}, unknown: '' }
          : await read(row, variant, missing.text, asked)
      if (!plain) return undefined
      const others = await shapedWords(
        asked.filter((word) => !plain.words[word]),
        variant,
      )
      const table = joined(known && limited(known), {
        ...plain.letters,
        words: { ...plain.words, ...others.words },
        lacking: plain.unknown + others.unknown,
      })
      kept.delete(key)
      kept.set(key, table)
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      return table
    },
  }
}
export type FontStore = ReturnType<typeof fontStore>
