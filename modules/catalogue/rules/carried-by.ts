/** The values of a product that decide to which branches it belongs. */
export interface CarriedProduct {
  readonly id: string
  readonly type: string
  readonly categoryId?: string | null | undefined
  readonly tagIds: readonly string[]
  readonly bundle: readonly { readonly product: string }[]
  /** The branches of the person who created the product. Empty: the person was responsible for the whole brand. */
  readonly ownBranches: readonly string[]
}

export interface CarryingMenu {
  readonly branches: readonly string[]
  readonly catalog: readonly { readonly categoryId: string; readonly products: readonly string[] }[]
}

export interface Carrying {
  readonly products: readonly CarriedProduct[]
  readonly menus: readonly CarryingMenu[]
  /** The ids of the branches that take orders but use no menu. They offer every product. */
  readonly withoutMenu: readonly string[]
}

/** The ids of the branches to which a record belongs, or 'all' for all branches of the brand. */
export type Carriers = readonly string[] | 'all'

/**
 * Returns a function that finds the branches to which a product belongs (docs/rules/security.md, Branch scope). These are the branches
 * whose menus contain the product or a bundle with it, the branches that use no menu, and the branches of its creator. If there are none,
 * the product belongs to all branches. Vehicles always belong to all branches.
 */
export function productCarriers({ products, menus, withoutMenu }: Carrying): (product: CarriedProduct) => Carriers {
  const onMenu = new Map<string, Set<string>>()
  const add = (id: string, branches: Iterable<string>): void => {
    const known = onMenu.get(id) ?? new Set()
    for (const branch of branches) known.add(branch)
    onMenu.set(id, known)
  }
  for (const { branches, catalog } of menus)
    for (const { products: named } of catalog) for (const id of named) add(id, branches)
  // A product in a bundle also belongs to the branches of the bundle. A bundle cannot contain bundles, so one pass is enough.
  for (const { id, bundle } of products) for (const part of bundle) add(part.product, onMenu.get(id) ?? [])
  return ({ id, type, ownBranches }) =>
    type === 'vehicle' ? 'all' : together([onMenu.get(id) ?? [], withoutMenu], ownBranches)
}

/**
 * Returns a function that finds the branches to which a category belongs. These are the branches whose menus contain the category, the
 * branches that use no menu, and the branches of its products and of its creator.
 */
export function categoryCarriers(carrying: Carrying): (category: Owned) => Carriers {
  const of = productCarriers(carrying)
  const byCategory = group(carrying.products, ({ categoryId }) => (categoryId ? [categoryId] : []))
  return ({ id, ownBranches }) => {
    const named = carrying.menus.flatMap(({ branches, catalog }) =>
      catalog.some(({ categoryId }) => categoryId === id) ? branches : [],
    )
    return unite([...(byCategory.get(id) ?? []).map(of), [...named, ...carrying.withoutMenu]], ownBranches)
  }
}

/**
 * Returns a function that finds the branches to which a tag belongs: the branches of the products with this tag, and the branches of its
 * creator.
 */
export function tagCarriers(carrying: Carrying): (tag: Owned) => Carriers {
  const of = productCarriers(carrying)
  const byTag = group(carrying.products, ({ tagIds }) => tagIds)
  return ({ id, ownBranches }) => unite((byTag.get(id) ?? []).map(of), ownBranches)
}

interface Owned {
  readonly id: string
  readonly ownBranches: readonly string[]
}

const unite = (all: readonly Carriers[], own: readonly string[]): Carriers =>
  all.includes('all')
    ? 'all'
    : together(
        all.filter((one) => one !== 'all'),
        own,
      )

function together(lists: readonly Iterable<string>[], own: readonly string[]): Carriers {
  const found = new Set(lists.flatMap((list) => [...list]))
  if (found.size === 0 && own.length === 0) return 'all'
  return [...new Set([...found, ...own])]
}

function group<T>(all: readonly T[], keysOf: (one: T) => readonly string[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all)
    for (const key of keysOf(one)) {
      const known = groups.get(key)
      if (known) known.push(one)
      else groups.set(key, [one])
    }
  return groups
}
