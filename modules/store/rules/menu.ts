import {
  type Availability,
  availabilityOf,
  availableAgain,
  type Bundled,
  isSoldOut,
  offeredAvailability,
  type Offered,
  type Offering,
  scheduledAt,
} from '#modules/catalogue/rules/product-availability.ts'
import { wholeAgain } from '#modules/catalogue/rules/whole-again.ts'
import type { OpeningHours } from '#modules/branches/rules/opening-hours.ts'
import type { Zone } from '#kernel/time.ts'

interface StoreMenu {
  /** The time from which the menu is valid, as an instant in ISO format. */
  readonly availableFrom: string
  readonly catalog: readonly { readonly categoryId: string; readonly products: readonly string[] }[]
}

export interface StoreProduct extends Bundled {
  readonly id: string
}
export interface StoreCategory extends Offered {
  readonly id: string
}

/** The fields of a storefront that decide what is offered. */
export interface Store<P extends StoreProduct = StoreProduct, C extends StoreCategory = StoreCategory> {
  readonly branch: { readonly timeZone: Zone }
  readonly menus: readonly StoreMenu[]
  readonly categories: readonly C[]
  readonly products: readonly P[]
}

/**
 * The active menu: of all menus that have begun at the time `at`, the menu that began last (specification §4, Active menu). Undefined: no
 * menu has begun, so every product is offered.
 */
export function activeMenu<M extends StoreMenu>(menus: readonly M[], at: Temporal.Instant): M | undefined {
  const from = (menu: M) => Temporal.Instant.from(menu.availableFrom)
  return menus
    .filter((menu) => Temporal.Instant.compare(from(menu), at) <= 0)
    .toSorted((a, b) => Temporal.Instant.compare(from(b), from(a)))[0]
}

/** What a branch offers at an instant, according to its active menu. */
export interface StoreOffering<P extends StoreProduct, C extends StoreCategory> extends Offering<P> {
  category(product: P): C | undefined
  /** Whether the active menu lists the product, in at least one category. Without an active menu, all products are listed. */
  isListed(product: P): boolean
  /**
   * The categories of the active menu with their products, both in the sequence of the menu. Without an active menu: all categories with their
   * products, and last the products without a category. Categories without products are left out.
   */
  readonly groups: readonly { readonly category: C | undefined; readonly products: readonly P[] }[]
}

/**
 * Computes what a branch offers at an instant. If the menu lists a product in several categories, the category with the fewest restrictions
 * counts. For example, a 'Schnitzel' in 'Hauptgerichte' and in 'Mittagstisch' can also be ordered in the evening.
 */
export function storeOffering<P extends StoreProduct, C extends StoreCategory>(
  { menus, categories, products }: Pick<Store<P, C>, 'menus' | 'categories' | 'products'>,
  now: Temporal.Instant,
): StoreOffering<P, C> {
  const byId = new Map(products.map((product) => [product.id, product]))
  const categoryById = new Map(categories.map((category) => [category.id, category]))
  const menu = activeMenu(menus, now)
  const groups = menu
    ? menu.catalog.flatMap(({ categoryId, products: ids }) => {
        const category = categoryById.get(categoryId)
        return category ? [{ category, products: ids.flatMap((id) => byId.get(id) ?? []) }] : []
      })
    : ownGroups(products, categories, categoryById)
  const categoryOf = new Map<string, C | undefined>()
  for (const { category, products: listed } of groups)
    for (const { id } of listed) {
      const before = categoryOf.get(id)
      if (!categoryOf.has(id) || (category && before && restriction(category) < restriction(before)))
        categoryOf.set(id, category)
    }
  return {
    product: (id) => byId.get(id),
    category: (product) =>
      categoryOf.has(product.id) ? categoryOf.get(product.id) : categoryById.get(product.categoryId ?? ''),
    isListed: ({ id }) => categoryOf.has(id),
    groups: groups.filter((group) => group.products.length > 0),
  }
}

const restriction = ({ isEnabled, schedule }: StoreCategory): number =>
  (isEnabled ? 0 : 2) + (schedule.length > 0 ? 1 : 0)

function ownGroups<P extends StoreProduct, C extends StoreCategory>(
  products: readonly P[],
  categories: readonly C[],
  categoryById: ReadonlyMap<string, C>,
): { category: C | undefined; products: P[] }[] {
  const without = products.filter(({ categoryId }) => !categoryById.has(categoryId ?? ''))
  return [
    ...categories.map((category) => ({
      category,
      products: products.filter(({ categoryId }) => categoryId === category.id),
    })),
    { category: undefined, products: without },
  ]
}

export interface OfferedProduct<P> {
  readonly product: P
  readonly availability: Exclude<Availability, 'hidden'>
  readonly isSoldOut: boolean
  /** When the product can be ordered again. Undefined: this is not known, or the product can be ordered now. */
  readonly again: Temporal.Instant | undefined
}

export interface MenuGroup<P, C> {
  /** Undefined: the group of the products without a category, which is the last group. */
  readonly category: C | undefined
  readonly products: readonly OfferedProduct<P>[]
}

/**
 * The groups of the menu as the storefront shows them at an instant: categories with their products. Hidden categories and products are
 * left out (specification §4, Product orderable). `hours`: the opening hours of the branch. If they are given, a text such as 'ab 17:00'
 * (when a product can be ordered again) names a time when the branch is open.
 */
export function menuGroups<P extends StoreProduct, C extends StoreCategory>(
  store: Store<P, C>,
  at: Temporal.Instant,
  { hours, now = at }: { now?: Temporal.Instant; hours?: OpeningHours | undefined } = {},
): MenuGroup<P, C>[] {
  const zone = store.branch.timeZone
  const offering = storeOffering(store, now)
  const scheduled = scheduledAt(at, zone)
  const again = rememberAgain<P, C>(at, zone, hours)
  return offering.groups.flatMap(({ category, products }) => {
    if (category && availabilityOf(category, at, zone, scheduled) === 'hidden') return []
    const shown = products.flatMap((product): OfferedProduct<P>[] => {
      const availability = offeredAvailability(product, offering, at, zone, scheduled)
      if (availability === 'hidden') return []
      return [
        {
          product,
          availability,
          isSoldOut: isSoldOut(product, at),
          again:
            availability === 'disabled'
              ? wholeAgain(product, offering, again(product, offering.category(product)), zone)
              : undefined,
        },
      ]
    })
    return shown.length > 0 ? [{ category, products: shown }] : []
  })
}

/**
 * Returns a function that finds when a product can be ordered again; undefined if that is not known. Products with the same schedules share one
 * computation.
 */
function rememberAgain<P extends StoreProduct, C extends StoreCategory>(
  at: Temporal.Instant,
  zone: Zone,
  hours: OpeningHours | undefined,
): (product: P, category: C | undefined) => Temporal.Instant | undefined {
  const known = new Map<string, Temporal.Instant | undefined>()
  return (product, category) => {
    const { isEnabled, schedule, isSoldOut: off, soldOutUntil } = product
    const key = JSON.stringify([isEnabled, schedule, off, soldOutUntil, category?.id])
    if (known.has(key)) return known.get(key)
    const found = availableAgain(product, category, at, zone, hours)
    const later = found && Temporal.Instant.compare(found, at) > 0 ? found : undefined
    known.set(key, later)
    return later
  }
}
