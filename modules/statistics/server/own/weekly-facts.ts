import type { Locale } from '#contract/locale.ts'
import type { Session } from '#platform/module.ts'
import type { RangeCall, RangeQuery, Statistic } from '../../contract.ts'
import type { Fact } from '../../rules/changes.ts'
import type { ReadStatistic } from '../read.ts'

interface Week {
  readonly from: string
  readonly to: string
}

export interface WeekFigures {
  readonly facts: readonly Fact[]
  /** Number of orders in the week that the mail is about. */
  readonly orders: number
  readonly revenue: number
  /** True: there was no order, neither in this week nor in the week before. */
  readonly isEmpty: boolean
}

const calls = ['orders', 'canceled-orders', 'revenue', 'order-origins', 'popular-items', 'unique-visitors'] as const
type Found = Readonly<Record<(typeof calls)[number], Statistic>>

/**
 * Reads the figures of a week and of the week before, for the weekly mail of one user. Only the branches that the user may see are counted.
 * Undefined: the user may see no figures.
 */
export async function weeklyFacts(
  read: ReadStatistic,
  weeks: { now: Week; before: Week },
  by: { session: Session; locale: Locale },
): Promise<WeekFigures | undefined> {
  const figuresOf = async (week: Week): Promise<Found | undefined> => {
    const found: Partial<Record<RangeCall, Statistic>> = {}
    for (const call of calls) {
      const query: RangeQuery = { ...week, limit: 500 }
      const answer = await read(call, query, by)
      if (!answer.ok) return undefined
      found[call] = answer.value
    }
    return found as Found
  }
  const [now, before] = [await figuresOf(weeks.now), await figuresOf(weeks.before)]
  if (!now || !before) return undefined
  const figure = (found: Statistic, name: string): number => found.figures[name] ?? 0
  const count = (key: string, name: string, a: number, b: number): Fact => ({
    kind: 'count',
    key,
    name,
    now: a,
    before: b,
  })
  const part = (found: Found) => ({ part: found['canceled-orders'].total, of: found.orders.total })
  return {
    orders: now.orders.total,
    revenue: now.revenue.total,
    isEmpty: now.orders.total + before.orders.total === 0,
    facts: [
      {
        kind: 'money',
        key: 'revenue',
        now: now.revenue.total,
        before: before.revenue.total,
        orders: { now: figure(now.revenue, 'orders'), before: figure(before.revenue, 'orders') },
      },
      count('orders', '', now.orders.total, before.orders.total),
      count('visits', '', figure(now['unique-visitors'], 'visits'), figure(before['unique-visitors'], 'visits')),
      { kind: 'rate', key: 'canceled', now: part(now), before: part(before) },
      ...rowsOf(now['order-origins'], before['order-origins'], 'channel'),
      ...rowsOf(now['popular-items'], before['popular-items'], 'product'),
    ],
  }
}

/** Compares the rows of two weeks by key. If a row is missing in one of the weeks, its value there counts as 0. */
function rowsOf(now: Statistic, before: Statistic, kind: 'channel' | 'product'): Fact[] {
  const rows = new Map(
    [...before.rows, ...now.rows].filter(({ key }) => key !== 'other').map((row) => [row.key, row.label]),
  )
  const valueIn = (found: Statistic, key: string) => found.rows.find((row) => row.key === key)?.value ?? 0
  return [...rows].map(([key, name]) => ({
    kind: 'count',
    key: `${kind}:${key}`,
    name,
    now: valueIn(now, key),
    before: valueIn(before, key),
  }))
}
