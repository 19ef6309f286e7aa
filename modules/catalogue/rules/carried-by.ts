/** What decides which branches a product, category or tag belongs to. */
export interface CarriedProduct {
  readonly id: string
  readonly type: string
  readonly categoryId?: string | null | undefined
  readonly tagIds: readonly string[]
  readonly bundle: readonly { readonly product: string }[]
  /** Branches of its author; empty: of the whole brand. */
  readonly ownBranches: readonly string[]
}

export interface CarryingMenu {
  readonly branches: readonly string[]
  readonly catalog: readonly { readonly categoryId: string; readonly products: readonly string[] }[]
}

export interface Carrying {
  readonly products: readonly CarriedProduct[]
  readonly menus: readonly CarryingMenu[]
  /** Branches that take orders and have no menu that is active: they offer every product. */
  readonly withoutMenu: readonly string[]
}

/** Ids of branches, or all branches of the brand. */
export type Carriers = readonly string[] | 'all'

/**
 * The branches that a product belongs to (docs/rules/security.md, Branch scope): those whose menus name it or a bundle with it, and those
 * without a menu. A product that no menu carries belongs to its author's branches, or to all. Vehicles stand on no menu: always all.
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
  // A bundle cannot stand in another bundle.
  for (const { id, bundle } of products) for (const part of bundle) add(part.product, onMenu.get(id) ?? [])
  return ({ id, type, ownBranches }) =>
    type === 'vehicle' ? 'all' : together([onMenu.get(id) ?? [], withoutMenu], ownBranches)
}

/** The same for a category: where a menu names it, and where one of its products belongs to. */
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

/** The same for a tag: where one of its products belongs to. */
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
