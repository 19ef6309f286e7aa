import { nameRank } from './search.ts'

/** A category with its products. */
interface SearchedGroup {
  readonly name: string
  readonly products: readonly { readonly product: { readonly id: string } }[]
}

/** From this `nameRank` on, each searched word is at the beginning of a word. */
const BEGINS_RANK = 2
/** The rank of a category whose own name begins with the searched text. It is above each rank of a name. */
const CATEGORY_RANK = 5

/**
 * The categories with only those products that a search has found, in the order of the search. First are categories whose name begins with
 * the searched text: 'bier' finds 'Biere' before a dish with 'Dunkelbiersauce'. Then follow categories, and in them products, by how well a
 * name fits (`nameRank`). Products that are found by their description only are last. Otherwise the order of the menu stays. `found`: the
 * ids of the found products with their ranks; undefined: there is no search, and nothing is left out.
 */
export function foundGroups<G extends SearchedGroup>(
  groups: readonly G[],
  found: ReadonlyMap<string, number> | undefined,
  text: string,
): readonly G[] {
  if (!found) return groups
  const rankOf = ({ product }: G['products'][number]) => found.get(product.id) ?? 0
  const groupRank = ({ name, products }: G) =>
    nameRank(name, text) >= BEGINS_RANK ? CATEGORY_RANK : Math.max(...products.map(rankOf))
  return groups
    .map((group) => ({
      ...group,
      products: group.products.filter(({ product }) => found.has(product.id)).toSorted((a, b) => rankOf(b) - rankOf(a)),
    }))
    .filter(({ products }) => products.length > 0)
    .toSorted((a, b) => groupRank(b) - groupRank(a))
}
