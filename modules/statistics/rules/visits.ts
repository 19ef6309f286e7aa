import { type Device, deviceFrom } from './devices.ts'
import type { Kind } from './log-event.ts'

/** A stored event of one day. `at` is the time in epoch milliseconds. */
export interface DayEvent {
  at: number
  visitor: string
  kind: Kind
  branch: string | null
  page: string
  name: string
  ref: string
  dev: string
  once: string | null
}

export interface Visit {
  visitor: string
  start: number
  events: DayEvent[]
  device: Device
  referrer: string
}

/** If a visitor has no event for this many milliseconds, the next event begins a new visit. */
const VISIT_GAP_MS = 30 * 60_000
/** A view of a page is not counted if the same page was viewed at most this many milliseconds before, for example because of a reload. */
const VIEW_GAP_MS = 500
const unknown = deviceFrom('?||?|unknown||other|unknown')

/**
 * Divides the events of a day into visits. `events` must be sorted by visitor and time. Events of the ad pixel are ignored. A visitor
 * without the event 'init' is left out, because the events of this visitor were not sent by the script of our pages. A purchase that is
 * reported twice counts once.
 */
export function visitsOf(events: readonly DayEvent[]): Visit[] {
  const began = new Set(events.flatMap(({ kind, visitor }) => (kind === 'init' ? [visitor] : [])))
  const bought = new Set<string>()
  const visits: Visit[] = []
  for (const event of events) {
    if (event.kind === 'pixel' || !began.has(event.visitor)) continue
    if (event.once !== null && bought.has(event.once)) continue
    if (event.once !== null) bought.add(event.once)
    const last = visits.at(-1)
    const before = last?.visitor === event.visitor ? last.events.at(-1) : undefined
    if (last && before && event.at - before.at < VISIT_GAP_MS) last.events.push(event)
    else visits.push({ visitor: event.visitor, start: event.at, events: [event], device: unknown, referrer: '' })
  }
  for (const [index, visit] of visits.entries()) {
    const init = visit.events.find(({ kind }) => kind === 'init')
    const before = visits[index - 1]
    const same = before?.visitor === visit.visitor ? before.device : unknown
    visit.device = init?.dev ? deviceFrom(init.dev) : same
    visit.referrer = init?.ref ?? ''
  }
  return visits
}

/** The page views of a visit, without views that repeat a view within `VIEW_GAP_MS`. */
export function viewsOf({ events }: Visit): DayEvent[] {
  const counted = new Map<string, number>()
  return events.filter(({ kind, page, at }) => {
    if (kind !== 'view') return false
    const before = counted.get(page)
    if (before !== undefined && at - before <= VIEW_GAP_MS) return false
    counted.set(page, at)
    return true
  })
}
