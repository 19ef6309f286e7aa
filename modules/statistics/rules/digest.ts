import { linksOf } from './flow.ts'
import { groupOf } from './paths.ts'
import { type Visit, viewsOf } from './visits.ts'

export interface DayRow {
  dim: Dim
  key: string
  /** Number of different visitors. */
  visitors: number
  visits: number
  /** Number of page views or events. */
  n: number
  entries: number
  exits: number
}

export type Dim =
  | 'total'
  | 'hour'
  | 'page'
  | 'event'
  | 'flow'
  | 'funnel'
  | 'start'
  | 'referrer'
  | 'screen'
  | 'ratio'
  | 'scheme'
  | 'browser'
  | 'version'
  | 'system'

/** The steps of the funnel after the visit itself, the first step first: something put into the cart, checkout begun, ordered. */
const funnelSteps = ['ecommerce/addtocart', 'ecommerce/initiatecheckout', 'ecommerce/purchase'] as const

/**
 * The day of the visits: its start in epoch milliseconds, its weekday, and the names of its hours, the earliest first ('00' to '23'; an
 * hour that occurs twice is '02A' and '02B').
 */
export interface DayHours {
  startMs: number
  weekday: number
  hours: readonly string[]
}

/**
 * Computes all figures of one day from its visits. All keys are returned, for example every page; the function `capped` reduces their
 * number later. Visits of the same visitor must be next to each other in the list.
 */
export function rowsOf(visits: readonly Visit[], { startMs, hours, weekday }: DayHours): DayRow[] {
  const dims = new Map<Dim, Map<string, { row: DayRow; visitor: string; visit: number }>>()
  const hourOf = (at: number): string =>
    hours[Math.max(0, Math.min(hours.length - 1, Math.floor((at - startMs) / 3_600_000)))] ?? '00'
  for (const [index, visit] of visits.entries()) {
    const count = (dim: Dim, key: string, more: Partial<Pick<DayRow, 'n' | 'entries' | 'exits'>> = {}): void => {
      let keys = dims.get(dim)
      if (!keys) dims.set(dim, (keys = new Map<string, { row: DayRow; visitor: string; visit: number }>()))
      let seen = keys.get(key)
      if (!seen) {
        seen = { row: { dim, key, visitors: 0, visits: 0, n: 0, entries: 0, exits: 0 }, visitor: '', visit: -1 }
        keys.set(key, seen)
      }
      if (seen.visitor !== visit.visitor) seen.row.visitors++
      if (seen.visit !== index) seen.row.visits++
      seen.visitor = visit.visitor
      seen.visit = index
      seen.row.n += more.n ?? 0
      seen.row.entries += more.entries ?? 0
      seen.row.exits += more.exits ?? 0
    }
    const views = viewsOf(visit)
    const bought = visit.events.some(({ name }) => name === funnelSteps[2])
    count('total', '', { n: views.length, entries: views.length > 0 ? 1 : 0, exits: bought ? 1 : 0 })
    for (const [place, view] of views.entries()) {
      count('hour', hourOf(view.at), { n: 1 })
      count('page', view.page, { n: 1, entries: place === 0 ? 1 : 0, exits: place === views.length - 1 ? 1 : 0 })
    }
    for (const event of visit.events) {
      if (event.kind === 'event') count('event', event.name, { n: 1 })
      if (event.kind !== 'view') count('hour', hourOf(event.at))
    }
    count('start', `${weekday}-${Number(hourOf(visit.start).slice(0, 2))}`)
    count('referrer', visit.referrer)
    for (const dim of ['screen', 'ratio', 'scheme', 'browser', 'system'] as const) count(dim, visit.device[dim])
    count('version', `${visit.device.browser} ${visit.device.version}`.trim())
    const nodes = visit.events.flatMap(({ kind, page, name }) =>
      kind === 'view' ? [groupOf(page)] : kind === 'event' ? [name.split('/').at(-1) ?? name] : [],
    )
    for (const { step, node, next } of linksOf(nodes)) count('flow', `${step}\t${node}\t${next}`)
    for (const step of funnelOf(visit)) count('funnel', String(step))
  }
  return [...dims.values()].flatMap((keys) => [...keys.values()].map(({ row }) => row))
}

/** The numbers of the steps that a visit reached. 0 is the visit itself. A step counts only if the visit reached all earlier steps before it. */
function funnelOf({ events }: Visit): number[] {
  const reached = [0]
  for (const { name } of events) if (name === funnelSteps[reached.length - 1]) reached.push(reached.length)
  return reached
}
