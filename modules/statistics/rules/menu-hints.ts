import { scoreOf } from './changes.ts'

/** A dish on a card of today, as the figures of a range see it. Orders are completed ones that hold it. */
export interface DishFigures {
  readonly id: string
  readonly name: string
  readonly orders: number
  /** In as many days directly before. */
  readonly before: number
  /** All orders of the branches on whose cards it was in the whole range; 0: nowhere, or it is sold out now. */
  readonly chances: number
  /** How long orders took that hold it. */
  readonly time?: DishTime | undefined
  /** How its food was rated; from three reviews on. */
  readonly rating?: { readonly mean: number; readonly count: number } | undefined
}

/** From acceptance until ready. */
export interface DishTime {
  /** Median of the orders that hold it. */
  readonly minutes: number
  /** How many they are. */
  readonly orders: number
  /** In how many of them other dishes were, by their ids. */
  readonly beside: ReadonlyMap<string, number>
}

/** All completed orders of food. */
interface Sales {
  readonly orders: number
  readonly before: number
  /** Median of all orders from acceptance until ready; null: none was timed. */
  readonly minutes: number | null
}

/** What a card can be changed by, the most urgent first. */
export const hintKinds = ['disliked', 'unsold', 'seldom', 'fallen', 'slow', 'risen'] as const
type HintKind = (typeof hintKinds)[number]

/**
 * A dish of a hint. `value`: the mean of its stars (disliked), its orders (unsold, seldom, fallen, risen), its minutes (slow). `other`: how many reviews, the
 * orders of the days before (fallen, risen), the minutes of all orders (slow); else null.
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

/** Fewer orders of a branch say nothing about its card. */
export const LEAST_CHANCES = 20
/** From so many orders on, a dish in fewer than one of a hundred is seldom ordered. */
const SELDOM_CHANCES = 100
const SELDOM_SHARE = 0.01
/** Of a card with fifty dishes, chance alone changes not one in seven cards by so much. */
const LEAST_SCORE = 3
const WORST_MEAN = 3.5
/** Slow is a quarter longer than usual, and five minutes at least. */
const SLOW_PART = 1.25
const SLOW_MINUTES = 5

/** What stands out of a card: each dish at most once in what it sells, and beside it by its time and its reviews. */
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
  /** The higher, the more it stands out. */
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

/** Is it so slow that somebody should look at it? */
export const isSlow = (minutes: number, usual: number | null): boolean =>
  usual !== null && minutes >= usual * SLOW_PART && minutes >= usual + SLOW_MINUTES

/**
 * The kitchen marks orders, not dishes: who orders the slow fish waits for the beer as well. So a dish is not named when slower dishes that are named were in
 * half of its orders.
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
