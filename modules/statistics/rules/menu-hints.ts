import { scoreOf } from './changes.ts'

/** A dish on a current menu, with its figures of a range. Orders are completed orders that contain the dish. */
export interface DishFigures {
  readonly id: string
  readonly name: string
  readonly orders: number
  /** Orders with the dish in the same number of days directly before the range. */
  readonly before: number
  /**
   * The number of orders in which the dish could have been: all orders of the branches that had it on their menu in the whole range. 0:
   * there is no such branch, or the dish is sold out now.
   */
  readonly chances: number
  /** How long orders that contain the dish took. */
  readonly time?: DishTime | undefined
  /** The rating of the dish. Undefined with fewer than three reviews. */
  readonly rating?: { readonly mean: number; readonly count: number } | undefined
}

/** Times from acceptance until the order is ready. */
export interface DishTime {
  /** Median of the orders that contain the dish. */
  readonly minutes: number
  /** The number of orders from which the median was computed. */
  readonly orders: number
  /** Other dishes in the same orders: the id of the dish, and in how many of the orders it was. */
  readonly beside: ReadonlyMap<string, number>
}

/** All completed food orders. */
interface Sales {
  readonly orders: number
  readonly before: number
  /** Median time of all orders from acceptance until ready, in minutes; null: no order has a time. */
  readonly minutes: number | null
}

/** Kinds of hints for a menu, the most urgent first. */
export const hintKinds = ['disliked', 'unsold', 'seldom', 'fallen', 'slow', 'risen'] as const
type HintKind = (typeof hintKinds)[number]

/**
 * A dish of a hint. `value`: the mean of its stars (disliked), its orders (unsold, seldom, fallen, risen), its minutes (slow). `other`: the
 * number of reviews (disliked), the orders of the previous range (fallen, risen), the minutes of all orders (slow); otherwise null.
 */
interface HintedDish {
  readonly id: string
  readonly name: string
  readonly value: number
  readonly other: number | null
}
interface MenuHint {
  readonly kind: HintKind
  readonly dishes: HintedDish[]
}

/** If a branch has fewer orders than this, its menu gets no hints about sales. */
export const LEAST_CHANCES = 20
/** If the branch has at least this many orders, a dish that is in fewer than one of a hundred orders counts as seldom ordered. */
const SELDOM_CHANCES = 100
const SELDOM_SHARE = 0.01
/** A change with a lower score is not reported. On a menu with fifty dishes, chance alone reaches this score in fewer than one of seven menus. */
const LEAST_SCORE = 3
const WORST_MEAN = 3.5
/** A dish is slow if it takes a quarter longer than usual, and at least five minutes longer. */
const SLOW_PART = 1.25
const SLOW_MINUTES = 5

/** Finds the hints for a menu. A dish can have one hint about its sales, one about its time, and one about its reviews. */
export function menuHints(dishes: readonly DishFigures[], sales: Sales): MenuHint[] {
  const all = [
    ...dishes.flatMap((dish) => [soldHint(dish, sales), ratingHint(dish)].filter((one) => one !== undefined)),
    ...slowHints(dishes, sales),
  ]
  return hintKinds.flatMap((kind) => {
    const some = all.filter((one) => one.kind === kind).toSorted(worstFirst)
    return some.length === 0 ? [] : [{ kind, dishes: some.map(({ dish }) => dish) }]
  })
}

interface Found {
  readonly kind: HintKind
  readonly dish: HintedDish
  /** A dish with a higher weight is more striking and comes first. */
  readonly weight: number
}

const worstFirst = (a: Found, b: Found): number =>
  b.weight - a.weight || a.dish.name.localeCompare(b.dish.name) || (a.dish.id < b.dish.id ? -1 : 1)

function soldHint({ id, name, orders, before, chances }: DishFigures, sales: Sales): Found | undefined {
  const found = (kind: HintKind, other: number | null, weight: number): Found => ({
    kind,
    dish: { id, name, value: orders, other },
    weight,
  })
  if (orders === 0 && chances >= LEAST_CHANCES) return found('unsold', null, chances)
  if (orders > 0 && chances >= SELDOM_CHANCES && orders / chances < SELDOM_SHARE)
    return found('seldom', null, -orders / chances)
  const score = scoreOf({
    kind: 'rate',
    key: id,
    now: { part: orders, of: sales.orders },
    before: { part: before, of: sales.before },
  })
  if (score < LEAST_SCORE) return undefined
  return found(orders / sales.orders < before / sales.before ? 'fallen' : 'risen', before, score)
}

/** Whether the time is so much longer than usual that the menu shows a hint. */
export const isSlow = (minutes: number, usual: number | null): boolean =>
  usual !== null && minutes >= usual * SLOW_PART && minutes >= usual + SLOW_MINUTES

/**
 * The kitchen marks whole orders as ready, not single dishes: a beer in the order of a slow fish counts as slow, too. So a dish gets no
 * hint if half of its orders contain slower dishes that have a hint.
 */
function slowHints(dishes: readonly DishFigures[], { minutes: usual }: Sales): Found[] {
  const slow = dishes
    .flatMap(({ id, name, time }) => (time && isSlow(time.minutes, usual) ? [{ id, name, ...time }] : []))
    .toSorted((a, b) => b.minutes - a.minutes || b.orders - a.orders || (a.id < b.id ? -1 : 1))
  const named: typeof slow = []
  for (const dish of slow) if (named.every(({ id }) => (dish.beside.get(id) ?? 0) * 2 < dish.orders)) named.push(dish)
  return named.map(({ id, name, minutes }) => ({
    kind: 'slow',
    dish: { id, name, value: minutes, other: usual },
    weight: minutes,
  }))
}

function ratingHint({ id, name, rating }: DishFigures): Found | undefined {
  if (!rating || rating.mean > WORST_MEAN) return undefined
  return { kind: 'disliked', dish: { id, name, value: rating.mean, other: rating.count }, weight: -rating.mean }
}
