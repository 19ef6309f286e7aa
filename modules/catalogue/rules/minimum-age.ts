import type { Country } from '#modules/branches/rules/countries.ts'

/**
 * Kinds of alcohol as the laws of our countries divide it: fermented drinks (beer, wine, cider), and spirits with all drinks that contain them.
 */
export const alcoholKinds = ['none', 'fermented', 'spirits'] as const
type AlcoholKind = (typeof alcoholKinds)[number]

/** Age in years from which a guest may buy each kind of alcohol, by country (docs/rules/orders.md, Alcohol). */
const ages: Readonly<Record<Country, Readonly<Record<Exclude<AlcoholKind, 'none'>, number>>>> = {
  DE: { fermented: 16, spirits: 18 },
  AT: { fermented: 16, spirits: 18 },
  CH: { fermented: 16, spirits: 18 },
  LI: { fermented: 16, spirits: 18 },
}

/** The values of a product that decide the minimum age. */
export interface AgedProduct {
  /** Undefined in a cart that was stored before the field existed. */
  readonly alcohol?: AlcoholKind | undefined
  readonly bundle?: readonly { readonly product: string }[] | undefined
}

/** The minimum age in years for these products in a branch's country; undefined: there is none. A bundle needs the age of its strictest part. */
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
