import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DayRow, type Dim, rowsOf } from '../../rules/digest.ts'
import { foldFlow } from '../../rules/flow.ts'
import { type DayEvent, visitsOf } from '../../rules/visits.ts'
import { randomEvents } from '../testing/random-events.ts'
import { hoursFor } from './roll-up.ts'

/** The days that are tested: both clock changes, a normal day, and the last day of a year. */
const days = ['2026-03-29', '2026-10-25', '2026-06-10', '2026-12-31']
const zones = ['Europe/Vienna', 'Europe/Lisbon', 'UTC']
const cases = days.flatMap((day) => zones.map((zone) => [day, zone] as const))
const sum = (rows: readonly DayRow[], of: (row: DayRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)
const visitsIn = (rows: readonly DayRow[]) => sum(rows, ({ visits }) => visits)

/** Counts the same figures again in a simple way, event by event, so that both results can be compared. */
function recount(events: readonly DayEvent[]) {
  const known = events.filter(
    ({ visitor, kind }) => kind !== 'pixel' && events.some((one) => one.visitor === visitor && one.kind === 'init'),
  )
  const bought = new Set<string>()
  const counted = known.filter(({ once }) => {
    if (once === null) return true
    const isNew = !bought.has(once)
    bought.add(once)
    return isNew
  })
  let visits = 0
  let views = 0
  const lastOf = new Map<string, number>()
  const viewOf = new Map<string, number>()
  for (const { visitor, at, kind, page } of counted) {
    const before = lastOf.get(visitor)
    const isNew = before === undefined || at >= before + 1_800_000
    if (isNew) {
      visits++
      for (const key of viewOf.keys()) if (key.startsWith(`${visitor} `)) viewOf.delete(key)
    }
    lastOf.set(visitor, at)
    if (kind !== 'view') continue
    const seen = viewOf.get(`${visitor} ${page}`)
    if (seen !== undefined && at <= seen + 500) continue
    viewOf.set(`${visitor} ${page}`, at)
    views++
  }
  return { visitors: lastOf.size, visits, views }
}

describe('Invariants with random days at both clock changes (docs/rules/statistics.md, Visits)', () => {
  test.each(cases)('the figures of %s in %s equal a simple count', (day, zone) => {
    const check = (events: DayEvent[]) => {
      const visits = visitsOf(events)
      const hours = hoursFor(day, zone)
      const rows = rowsOf(visits, hours)
      const of = (dim: Dim) => rows.filter((row) => row.dim === dim)
      const [total = { visitors: 0, visits: 0, n: 0, entries: 0, exits: 0 }] = of('total')
      expect({ visitors: total.visitors, visits: total.visits, views: total.n }).toEqual(recount(events))
      // The views of all pages and of all hours have the same sum. Each visit with a view has one entry and one exit.
      expect(sum(of('page'), ({ n }) => n)).toBe(total.n)
      expect(sum(of('hour'), ({ n }) => n)).toBe(total.n)
      expect([sum(of('page'), ({ entries }) => entries), sum(of('page'), ({ exits }) => exits)]).toEqual([
        total.entries,
        total.entries,
      ])
      expect(total.n).toBeGreaterThanOrEqual(total.entries)
      // A visit has exactly one value for each of these dimensions. So the visits of all values together are the total number of visits.
      for (const dim of ['screen', 'ratio', 'scheme', 'browser', 'version', 'system', 'referrer', 'start'] as const)
        expect([dim, visitsIn(of(dim))]).toEqual([dim, total.visits])
      // All hours are among the 23, 24 or 25 hours of the day.
      expect(of('hour').filter(({ key }) => !hours.hours.includes(key))).toEqual([])
      // At each step of the event flow as many visits arrive at a node as leave it. Each visit has exactly one exit.
      const links = of('flow').map(({ key, visits: many }) => {
        const [step = '', node = '', next = ''] = key.split('\t')
        return { step: Number(step), node, next, visits: many }
      })
      for (const shown of [links, foldFlow(links)]) {
        const into = (step: number, node: string) => shown.filter((one) => one.step === step - 1 && one.next === node)
        const out = (step: number, node: string) => shown.filter((one) => one.step === step && one.node === node)
        const count = (some: typeof links) => some.reduce((all, { visits: many }) => all + many, 0)
        for (const { step, node } of shown) if (step > 1) expect(count(into(step, node))).toBe(count(out(step, node)))
        const left = shown.filter(({ next }) => next === 'exit' || next === 'more')
        expect(count(left)).toBe(count(shown.filter(({ step }) => step === 1)))
        expect(count(left)).toBeLessThanOrEqual(total.visits)
      }
      // The funnel begins with all visits, and the number never increases from step to step. The number of the last step is at most the number
      // of visits with a purchase. The row `total` stores that number as `exits`.
      const funnel = [0, 1, 2, 3].map((step) => visitsIn(of('funnel').filter(({ key }) => key === String(step))))
      expect(funnel[0]).toBe(total.visits)
      expect(funnel).toEqual(funnel.toSorted((a, b) => b - a))
      expect(funnel[3]).toBeLessThanOrEqual(total.exits)
    }
    fc.assert(fc.property(randomEvents(day, zone, ['b1', 'b2']), check), { numRuns: 60, seed: 14 })
  })
})
