import { scoreOf } from './changes.ts'

/** The figures of a dish that is on a current menu, for a range of days. `orders`: the completed orders in the range that contain the dish. */
export interface DishFigures {
  readonly id: string
  readonly name: string
  readonly orders: number
  /** The number of orders with the dish in the previous range, which has the same number of days. */
  readonly before: number
  /**
   * The number of orders in which the dish could have been: all orders of the branches whose menu had the dish during the whole range. 0: no branch
   * had the dish during the whole range, or it is sold out now.
   */
  readonly chances: number
  /** The preparation times of the orders that contain the dish. Undefined: too few of them have a time. */
  readonly time?: DishTime | undefined
  /** The mean number of stars and the number of reviews. Undefined: there are fewer than three reviews. */
  readonly rating?: { readonly mean: number; readonly count: number } | undefined
}

/** How long orders with a certain dish took, from their acceptance until the kitchen marked them as ready. */
export interface DishTime {
  /** The median of these times, in minutes. */
  readonly minutes: number
  /** The number of orders from which the median was computed. */
  readonly orders: number
  /** The other dishes in these orders: for the id of each dish, the number of orders that contain it. */
  readonly beside: ReadonlyMap<string, number>
}

/** The completed food orders of the range and of the previous range. */
interface Sales {
  readonly orders: number
  readonly before: number
  /** The median of all orders: the minutes from the acceptance of an order until it is ready. Null: no order has a time. */
  readonly minutes: number | null
}

/** Kinds of hints for a menu, the most urgent first. */
export const hintKinds = ['disliked', 'unsold', 'seldom', 'fallen', 'slow', 'risen'] as const
type HintKind = (typeof hintKinds)[number]

/**
 * A dish in a hint, with the figures that the hint states. `value`: mean number of stars (disliked), orders (unsold, seldom, fallen, risen)
 * or minutes (slow). `other`: number of reviews (disliked), orders of the previous range (fallen, risen) or median minutes of all orders
 * (slow); null for all other kinds.
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

/** A dish gets hints about its sales only if it could have been in at least this many orders. */
export const LEAST_CHANCES = 20
/** A dish is 'seldom' if it could have been in at least 100 orders, but was in fewer than one of a hundred. */
const SELDOM_CHANCES = 100
const SELDOM_SHARE = 0.01
/**
 * A change of sales with a lower score is not reported. By chance alone, a menu with fifty dishes has a dish with this score in fewer than one of
 * seven cases.
 */
const LEAST_SCORE = 3
const WORST_MEAN = 3.5
/** A dish is slow if the orders with it take at least a quarter longer than usual, and at least five minutes longer. */
const SLOW_PART = 1.25
const SLOW_MINUTES = 5

/** Finds the hints for the dishes of a menu. A dish can be in one hint about its sales, one about its time, and one about its reviews. */
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
  /** Within a kind of hint the dish with the highest weight comes first. */
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

/** Whether a time in minutes is so much longer than usual that there is a hint. */
export const isSlow = (minutes: number, usual: number | null): boolean =>
  usual !== null && minutes >= usual * SLOW_PART && minutes >= usual + SLOW_MINUTES

/**
 * Finds the dishes with slow orders. The kitchen marks whole orders as ready, not single dishes, so a beer that is often ordered with a
 * slow fish seems slow, too. Therefore a dish is left out if at least half of its orders also contain a slower dish that has a hint.
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
