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

/** What a visitor searches for. Empty fields do not restrict the search. */
export interface StoreSearch {
  readonly text: string
  /** Ids of `diet` tags: a product must have all of them. */
  readonly diets: readonly string[]
  /** A product must have none of them. */
  readonly withoutAllergens: readonly AllergenCode[]
}

export const emptySearch: StoreSearch = { text: '', diets: [], withoutAllergens: [] }

export const isSearching = ({ text, diets, withoutAllergens }: StoreSearch): boolean =>
  fold(text) !== '' || diets.length > 0 || withoutAllergens.length > 0

/** The search index. It is created once for a storefront and language, and used at every key press. */
interface SearchIndex {
  /** Ids of the products that match. Undefined: the search is empty. */
  find(search: StoreSearch): ReadonlySet<string> | undefined
}

/** `categoryOf` returns the category of a product, so that 'suppen' finds the products of that category. */
export function searchIndex<P extends SearchedProduct>(
  products: readonly P[],
  locale: Locale,
  categoryOf: (product: P) => NamedRecord | undefined = () => undefined,
): SearchIndex {
  const entries = products.map((product) => {
    const category = categoryOf(product)
    const words = [
      productName(product, locale),
      productDescription(product, locale),
      ...(category ? [productName(category, locale)] : []),
    ].join(' ')
    // Each word has a blank before it, so that a search can distinguish the beginning of a word from its middle.
    return {
      id: product.id,
      words: ` ${fold(words)} ${foldBare(words)}`,
      tagIds: product.tagIds,
      allergens: parseAllergens(product.allergens),
    }
  })
  return {
    find(search) {
      if (!isSearching(search)) return undefined
      const wanted = fold(search.text).split(' ').filter(Boolean)
      const found = entries.filter(
        ({ words, tagIds, allergens }) =>
          wanted.every((word) => isFound(words, word)) &&
          search.diets.every((id) => tagIds.includes(id)) &&
          !search.withoutAllergens.some((code) => allergens.includes(code)),
      )
      return new Set(found.map(({ id }) => id))
    },
  }
}

/**
 * How well a name matches the search; higher is better, 0 is no match. The order: whole words, the beginning of the name, the beginning of
 * a later word, the middle of a word. Among equals the shorter name comes first: 'breze' finds 'Ofenfrische Breze' before
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
 * Whether the text contains the search word. One or two letters match only at the beginning of a word; three or more also match inside:
 * 'knödel' finds 'Semmelknödel'.
 */
const isFound = (words: string, word: string): boolean => words.includes(word.length < 3 ? ` ${word}` : word)
