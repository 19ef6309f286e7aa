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
  /** The ids of the products that match, with how well their names fit: the whole number of `nameRank`. Undefined: the search is empty. */
  find(search: StoreSearch): ReadonlyMap<string, number> | undefined
}

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
      const name = productName(product, locale)
      const words = [
        name,
        productDescription(product, locale),
        ...(category ? [productName(category, locale)] : []),
      ].join(' ')
      // A blank is put before each word, so that the search can find the beginning of words.
      return {
        id: product.id,
        name,
        words: ` ${fold(words)} ${foldBare(words)}`,
        tagIds: product.tagIds,
        allergens: parseAllergens(product.allergens),
      }
    })
  let entries: ReturnType<typeof prepare> | undefined
  return {
    find(search) {
      if (!isSearching(search)) return undefined
      const wanted = fold(search.text).split(' ').filter(Boolean)
      entries ??= prepare()
      const found = entries.filter(
        ({ words, tagIds, allergens }) =>
          wanted.every((word) => isFound(words, word)) &&
          search.diets.every((id) => tagIds.includes(id)) &&
          !search.withoutAllergens.some((code) => allergens.includes(code)),
      )
      return new Map(found.map(({ id, name }) => [id, Math.floor(nameRank(name, search.text))]))
    },
  }
}

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
