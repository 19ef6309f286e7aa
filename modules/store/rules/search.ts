import type { Locale } from '#contract/locale.ts'
import { type AllergenCode, parseAllergens } from '#modules/catalogue/rules/allergens.ts'
import {
  productDescription,
  productName,
  type NamedRecord,
  type TranslatedProduct,
} from '#modules/catalogue/rules/product-words.ts'
import { fold, foldBare } from '#kernel/fold.ts'

export interface SearchedProduct extends TranslatedProduct {
  readonly id: string
  readonly description: string
  readonly allergens: string
  readonly tagIds: readonly string[]
}

/** What a visitor has entered in the search of a menu. Empty fields do not restrict the result. */
export interface StoreSearch {
  readonly text: string
  /** Ids of tags for diets. A product must have all of these tags. */
  readonly diets: readonly string[]
  /** Allergens that the visitor avoids. A product must contain none of them. */
  readonly withoutAllergens: readonly AllergenCode[]
}

export const emptySearch: StoreSearch = { text: '', diets: [], withoutAllergens: [] }

export const isSearching = ({ text, diets, withoutAllergens }: StoreSearch): boolean =>
  fold(text) !== '' || diets.length > 0 || withoutAllergens.length > 0

/** A search index for one storefront and language. It is created once and then used at every key press. */
interface SearchIndex {
  /** The ids of the products that match, with how well they match. Undefined: the search is empty. */
  find(search: StoreSearch): ReadonlyMap<string, TextFit> | undefined
}

/**
 * 3 and 4: each searched word is the beginning of a word. 1 and 2: at least one searched word is only in the middle of a word. 2 and 4: the
 * name alone has all searched words, so that 'bier' finds 'Weißbier' before a dish whose description has 'Dunkelbiersauce'.
 */
export type TextFit = 1 | 2 | 3 | 4

/**
 * Creates the search index. Its words are prepared when somebody searches for the first time. Most visitors never search, and for a
 * storefront of 300 dishes this work would delay the page. `categoryOf` returns the category of a product, so that the name of a category
 * finds its products: 'suppen' finds all soups.
 */
export function searchIndex<P extends SearchedProduct>(
  products: readonly P[],
  locale: Locale,
  categoryOf: (product: P) => NamedRecord | undefined = () => undefined,
): SearchIndex {
  const prepare = () =>
    products.map((product) => {
      const category = categoryOf(product)
      const words = [
        productName(product, locale),
        productDescription(product, locale),
        ...(category ? [productName(category, locale)] : []),
      ].join(' ')
      // A blank is put before each word, so that the search can find the beginning of words.
      return {
        id: product.id,
        name: ` ${fold(productName(product, locale))} ${foldBare(productName(product, locale))}`,
        words: ` ${fold(words)} ${foldBare(words)}`,
        tagIds: product.tagIds,
        allergens: parseAllergens(product.allergens),
      }
    })
  let entries: ReturnType<typeof prepare> | undefined
  return {
    find(search) {
      if (!isSearching(search)) return undefined
      const wanted = wordsOf(search.text)
      entries ??= prepare()
      const found = entries.filter(
        ({ words, tagIds, allergens }) =>
          wanted.every((word) => isFound(words, word)) &&
          search.diets.every((id) => tagIds.includes(id)) &&
          !search.withoutAllergens.some((code) => allergens.includes(code)),
      )
      const isNamed = (name: string) => wanted.every((word) => isFound(name, word))
      return new Map(
        found.map(({ id, name, words }) => {
          if (beginsWords(words, wanted)) return [id, isNamed(name) ? 4 : 3]
          return [id, isNamed(name) ? 2 : 1]
        }),
      )
    },
  }
}

/** The searched words, without capitals and accents. */
export const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean)

/** Whether each searched word is the beginning of a word of the text. A blank is before each word of the text. */
export const beginsWords = (words: string, wanted: readonly string[]): boolean =>
  wanted.every((word) => words.includes(` ${word}`))

/**
 * How well a name fits a search text. 0: not at all. From best to worst: whole words, the beginning of the name, the beginning of another
 * word, the middle of a word. If two names fit equally, the shorter one gets the higher value: 'breze' finds 'Ofenfrische Breze' before
 * 'Weißwürste mit Breze'.
 */
export function nameRank(name: string, text: string): number {
  const wanted = fold(text)
  if (wanted === '') return 0
  const words = wanted.split(' ')
  const ranks = [fold(name), foldBare(name)].map((folded) => {
    const every = (fits: (word: string) => boolean) => words.every(fits)
    const spaced = ` ${folded} `
    const level = every((word) => spaced.includes(` ${word} `))
      ? 4
      : folded.startsWith(wanted)
        ? 3
        : every((word) => spaced.includes(` ${word}`))
          ? 2
          : every((word) => isFound(spaced, word))
            ? 1
            : 0
    return level === 0 ? 0 : level + Math.min(0.99, wanted.length / folded.length)
  })
  return Math.max(...ranks)
}

/**
 * Whether a text contains a word of the search. A word with one or two letters must be at the beginning of a word in the text. A longer
 * word may be anywhere: 'knödel' finds 'Semmelknödel'.
 */
const isFound = (words: string, word: string): boolean => words.includes(word.length < 3 ? ` ${word}` : word)
