/** The values of a product that decide which branches it belongs to. */
export interface CarriedProduct {
  readonly id: string
  readonly type: string
  readonly categoryId?: string | null | undefined
  readonly tagIds: readonly string[]
  readonly bundle: readonly { readonly product: string }[]
  /** Branches of the product's author; empty: the product belongs to the whole brand. */
  readonly ownBranches: readonly string[]
}

export interface CarryingMenu {
  readonly branches: readonly string[]
  readonly catalog: readonly { readonly categoryId: string; readonly products: readonly string[] }[]
}

export interface Carrying {
  readonly products: readonly CarriedProduct[]
  readonly menus: readonly CarryingMenu[]
  /** Ids of branches that take orders and have no active menu: they offer every product. */
  readonly withoutMenu: readonly string[]
}

/** Ids of the branches that a record belongs to, or 'all' for all branches of the brand. */
export type Carriers = readonly string[] | 'all'

/**
 * The branches that a product belongs to (docs/rules/security.md, Branch scope): branches whose menus contain it or a bundle with it, and
 * branches without a menu. A product on no menu belongs to its author's branches, or to all. Vehicles are on no menu and always belong to all.
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
  // One step is enough: a bundle cannot contain another bundle.
  for (const { id, bundle } of products) for (const part of bundle) add(part.product, onMenu.get(id) ?? [])
  return ({ id, type, ownBranches }) =>
    type === 'vehicle' ? 'all' : together([onMenu.get(id) ?? [], withoutMenu], ownBranches)
}

/** The branches that a category belongs to: those with a menu that contains it, and those that one of its products belongs to. */
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

/** The branches that a tag belongs to: those that one of its products belongs to. */
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
