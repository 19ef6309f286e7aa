import sql from 'sql-template-tag'
import type { Locale } from '#contract/locale.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { Catalogue } from '#modules/catalogue/ports.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { soldOutIn } from '#modules/catalogue/rules/sold-out-in.ts'
import type { OrderReviews } from '#modules/ordering/contract/reviewed.ts'
import type { Answer, BrandCore, Refusal, Session } from '#platform/module.ts'
import type { RangeQuery } from '../../contract.ts'
import type { MenuHints } from '../../contract/menu-hints.ts'
import { type Card, cardOf } from '../../rules/card.ts'
import { type DishTime, isSlow, LEAST_CHANCES, menuHints } from '../../rules/menu-hints.ts'
import { daysIn } from '../../rules/periods.ts'
import { lineParts } from '../orders/movements.ts'
import { readSlowItems, readTogether } from '../orders/preparation-times.ts'
import { type Slice, slicesOf, within } from '../slice.ts'

const LEAST_DAYS = 7
/** A dish has a rating only with at least this many reviews, the same number as on the page of reviews. */
const LEAST_REVIEWS = 3

interface Needed {
  readonly core: Pick<BrandCore, 'db' | 'clock'>
  readonly branches: () => Promise<readonly Branch[]>
  readonly catalogue: () => Promise<Catalogue>
  readonly reviews: () => OrderReviews
}
interface Asked {
  readonly query: Pick<RangeQuery, 'from' | 'to' | 'branch'>
  readonly session: Session | undefined
  readonly locale: Locale
}

/**
 * Reads the hints for the menus of the branches that the user may see. The hints are computed from the figures of a range of days
 * (docs/rules/statistics.md, Hints for the card).
 */
export const openMenuHints =
  ({ core: { db, clock }, reviews, ...needed }: Needed) =>
  async ({ query, session, locale }: Asked): Promise<Answer<MenuHints> | Refusal> => {
    const [branches, catalogue, now] = [await needed.branches(), await needed.catalogue(), clock.now()]
    const wanted = { ...query, kind: 'food', compare: 'previous', limit: 500 } as const
    const slices = slicesOf(wanted, session, { branches, now, isAboutVisits: false })
    if ('ok' in slices) return slices
    const { slice, previous = slice } = slices
    const own = branches.filter(({ id }) => slice.scope === 'all' || slice.scope.includes(id))
    const span = spanIn(slice.zone, slice, now)
    const cards = new Map(
      own.map((branch) => [branch.id, cardOf(catalogue, branch.id, spanIn(branch.timeZone, slice, now))]),
    )
    const listed = new Set([...cards.values()].flatMap((card) => [...card.now]))
    const [sold, before, slow, rated] = await Promise.all([
      readSold(slice),
      readSold(previous),
      readTimes(slice),
      reviews().items({ branches: slice.scope, ...span }, span.from, LEAST_REVIEWS),
    ])
    const ratings = new Map(rated.map(({ id, mean, count }) => [id, { mean, count }]))
    const dishes = catalogue.products
      .filter(({ id }) => listed.has(id))
      .map((product) => ({
        id: product.id,
        name: productName(product, locale),
        orders: sold.dishes.get(product.id) ?? 0,
        before: before.dishes.get(product.id) ?? 0,
        chances: chancesOf(
          product.id,
          cards,
          sold.branches,
          (branch) => soldOutIn(product, catalogue.soldOut, [branch], now).isOut,
        ),
        time: slow.dishes.get(product.id),
        rating: ratings.get(product.id),
      }))
    const isEnough = sold.orders >= LEAST_CHANCES && daysIn(slice.period) >= LEAST_DAYS
    const sales = { orders: sold.orders, before: before.orders, minutes: slow.usual }
    const hints = isEnough ? menuHints(dishes, sales) : []
    return { ok: true, value: { orders: sold.orders, dishes: dishes.length, isEnough, hints } }

    async function readTimes(part: Slice) {
      const timing = { db, slice: part, limit: 500 }
      const { rows, total, figures } = await readSlowItems(timing)
      const usual = figures['orders'] ? total : null
      const slowest = rows.filter(({ value }) => isSlow(value, usual))
      const pairs =
        slowest.length > 1
          ? await readTogether(
              timing,
              slowest.map(({ key }) => key),
            )
          : []
      const besides = Map.groupBy(pairs, ({ key }) => key)
      const timeOf = ({ key, value, more }: (typeof rows)[number]): DishTime => ({
        minutes: value,
        orders: more?.['orders'] ?? 0,
        beside: new Map((besides.get(key) ?? []).map((pair) => [pair.beside, pair.orders])),
      })
      return { usual, dishes: new Map(rows.map((row) => [row.key, timeOf(row)])) }
    }

    async function readSold(part: Slice) {
      const rows = await db.many<{ branch: string | null; key: string | null; orders: number }>(sql`
        WITH ${lineParts(part, [])}
        SELECT l.branch_id AS branch, l.key, count(DISTINCT l.order_id)::integer AS orders
        FROM lines l JOIN branches b ON b.id = l.branch_id
        WHERE ${within(part, sql`l.at`)}
        GROUP BY GROUPING SETS ((l.branch_id), (l.key))`)
      const by = (name: 'branch' | 'key') =>
        new Map(rows.flatMap((row) => (row[name] === null ? [] : [[row[name], row.orders] as const])))
      const byBranch = by('branch')
      return {
        branches: byBranch,
        dishes: by('key'),
        orders: [...byBranch.values()].reduce((sum, one) => sum + one, 0),
      }
    }
  }

/**
 * The number of orders in which the dish could have been: all orders of the branches whose menu had the dish during the whole range. Branches in
 * which it is sold out now are not counted.
 */
function chancesOf(
  dish: string,
  cards: ReadonlyMap<string, Card>,
  orders: ReadonlyMap<string, number>,
  isGone: (branch: string) => boolean,
): number {
  const had = [...cards].filter(([branch, card]) => card.whole.has(dish) && !isGone(branch))
  return had.reduce((sum, [branch]) => sum + (orders.get(branch) ?? 0), 0)
}

const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b)
function spanIn(zone: string, { period }: Slice, now: Temporal.Instant) {
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant()
  return { from: start(period.from), to: earlier(start(period.to.add({ days: 1 })), now) }
}
