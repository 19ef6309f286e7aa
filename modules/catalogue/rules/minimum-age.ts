import type { Country } from '#modules/branches/rules/countries.ts'

/**
 * The kinds of alcohol that the laws of the supported countries distinguish: fermented drinks (beer, wine, cider), and spirits together with all
 * drinks that contain them.
 */
export const alcoholKinds = ['none', 'fermented', 'spirits'] as const
type AlcoholKind = (typeof alcoholKinds)[number]

/** For each country, the age in years from which guests may buy each kind of alcohol (docs/rules/orders.md, Alcohol). */
const ages: Readonly<Record<Country, Readonly<Record<Exclude<AlcoholKind, 'none'>, number>>>> = {
  DE: { fermented: 16, spirits: 18 },
  AT: { fermented: 16, spirits: 18 },
  CH: { fermented: 16, spirits: 18 },
  LI: { fermented: 16, spirits: 18 },
}

/** The values of a product on which the minimum age depends. */
export interface AgedProduct {
  /** The kind of alcohol. Undefined in a cart that a guest's browser stored before this field existed. */
  readonly alcohol?: AlcoholKind | undefined
  readonly bundle?: readonly { readonly product: string }[] | undefined
}

/**
 * The minimum age in years for buying these products in a country. Undefined if any guest may buy them. For a bundle, the products in it are
 * checked, too.
 */
export function minimumAge(
  products: readonly AgedProduct[],
  find: (id: string) => AgedProduct | undefined,
  country: Country,
): number | undefined {
  const all = products.flatMap((product) => [
    product,
    ...(product.bundle ?? []).flatMap(({ product: id }) => find(id) ?? []),
  ])
  const found = all.flatMap(({ alcohol = 'none' }) => (alcohol === 'none' ? [] : [ages[country][alcohol]]))
  return found.length > 0 ? Math.max(...found) : undefined
}
