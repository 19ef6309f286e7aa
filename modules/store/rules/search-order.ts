import { fold, foldBare } from '#kernel/fold.ts'
import { beginsWords, type TextFit, wordsOf } from './search.ts'

/** A category with its products. */
interface SearchedGroup {
  readonly name: string
  readonly products: readonly { readonly product: { readonly id: string } }[]
}

/**
 * The categories with only those products that a search has found, in the order of the search. First are categories whose name begins with
 * the searched text: 'bier' finds 'Biere' before a dish with 'Dunkelbiersauce'. Then follow categories, and in them products, with a word
 * that begins with the searched text, then the others; see `TextFit`. Otherwise the order of the menu stays. `found` undefined: there is no search, and nothing is left out.
 */
export function foundGroups<G extends SearchedGroup>(
  groups: readonly G[],
  found: ReadonlyMap<string, TextFit> | undefined,
  text: string,
): readonly G[] {
  if (!found) return groups
  const wanted = wordsOf(text)
  const fitOf = ({ product }: G['products'][number]) => found.get(product.id) ?? 0
  const rankOf = ({ name, products }: G) =>
    wanted.length > 0 && beginsWords(` ${fold(name)} ${foldBare(name)}`, wanted) ? 5 : Math.max(...products.map(fitOf))
  return groups
    .map((group) => ({
      ...group,
      products: group.products.filter((one) => fitOf(one) > 0).toSorted((a, b) => fitOf(b) - fitOf(a)),
    }))
    .filter(({ products }) => products.length > 0)
    .toSorted((a, b) => rankOf(b) - rankOf(a))
}
