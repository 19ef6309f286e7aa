interface CardMenu {
  /** From when the menu is valid, as an instant in ISO format. */
  readonly availableFrom: string
  readonly branches: readonly string[]
  readonly catalog: readonly { readonly products: readonly string[] }[]
}

interface CardProduct {
  readonly id: string
  readonly type: string
  readonly isEnabled: boolean
  readonly isPublic: boolean
  /** When the product was created, as an instant in ISO format. */
  readonly createdAt: string
}

export interface Card {
  /** Ids of the dishes that the branch offers at the end of the range. */
  readonly now: ReadonlySet<string>
  /**
   * Ids of the dishes that the branch offered during the whole range. Older versions of a menu are not known: a menu counts as if it always
   * had its present dishes.
   */
  readonly whole: ReadonlySet<string>
}

/**
 * Finds the dishes that one branch offers, according to its menus. Without a menu, or before the first menu begins, a branch offers all
 * public dishes (specification §4, Active menu).
 */
export function cardOf(
  { menus, products }: { menus: readonly CardMenu[]; products: readonly CardProduct[] },
  branch: string,
  { from, to }: { from: Temporal.Instant; to: Temporal.Instant },
): Card {
  const dishes = products.filter(({ type, isEnabled, isPublic }) => type !== 'vehicle' && isEnabled && isPublic)
  const isUntil = (at: string, end: Temporal.Instant) => Temporal.Instant.compare(at, end) <= 0
  const own = menus
    .filter((menu) => menu.branches.includes(branch) && isUntil(menu.availableFrom, to))
    .toSorted((a, b) => Temporal.Instant.compare(a.availableFrom, b.availableFrom))
  const begun = own.filter(({ availableFrom }) => isUntil(availableFrom, from))
  const valid = begun.length > 0 ? own.slice(begun.length - 1) : own
  const lists = valid.map((menu) => new Set(menu.catalog.flatMap((part) => part.products)))
  const last = lists.at(-1)
  const now = dishes.filter(({ id }) => last?.has(id) ?? true)
  const whole = now.filter(({ id, createdAt }) => isUntil(createdAt, from) && lists.every((list) => list.has(id)))
  const ids = (some: typeof now) => new Set(some.map(({ id }) => id))
  return { now: ids(now), whole: ids(whole) }
}
