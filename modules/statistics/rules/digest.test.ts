import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviceWord } from './devices.ts'
import { type DayRow, rowsOf } from './digest.ts'
import { type DayEvent, visitsOf } from './visits.ts'
import { foldFlow, linksOf } from './flow.ts'
import { foldedVisits } from './small-cells.ts'

const hours = { startMs: 0, weekday: 1, hours: Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')) }
const phone = deviceWord({
  browser: 'Safari',
  version: '18',
  system: 'iOS',
  screen: 'mobile',
  size: '390×844',
  ratio: '3',
  scheme: 'dark',
})
const event = (visitor: string, at: number, more: Partial<DayEvent>): DayEvent => ({
  visitor,
  at,
  kind: 'view',
  branch: null,
  page: '',
  name: '',
  ref: '',
  dev: '',
  once: null,
  ...more,
})
const init = (visitor: string, at: number) => event(visitor, at, { kind: 'init', dev: phone, ref: 'google.com' })
const view = (visitor: string, at: number, page = '/de') => event(visitor, at, { page })
const act = (visitor: string, at: number, name: string, once: string | null = null) =>
  event(visitor, at, { kind: 'event', name: `ecommerce/${name}`, once })
const rowOf = (rows: readonly DayRow[], dim: string, key = '') => rows.find((row) => row.dim === dim && row.key === key)
const minute = 60_000

describe('Visits of a day (docs/rules/statistics.md, Visits)', () => {
  test('a gap of exactly 30 minutes begins a new visit, one millisecond less does not', () => {
    const visits = (gap: number) => visitsOf([init('a', 0), view('a', 0), view('a', gap)]).length
    expect([visits(30 * minute), visits(30 * minute - 1)]).toEqual([2, 1])
  })
  test('the tracking pixel is not part of a visit, and a visitor without an init event on that day is left out', () => {
    const mirrored = event('a', 29 * minute, { kind: 'pixel', name: 'PageView' })
    expect(visitsOf([init('a', 0), mirrored, view('a', 30 * minute)])).toHaveLength(2)
    expect(visitsOf([view('b', 0)])).toEqual([])
  })

  test('a second view of the same page within 500 ms of the last counted view is not counted', () => {
    const rows = rowsOf(
      visitsOf([init('a', 0), view('a', 0), view('a', 400), view('a', 500), view('a', 501), view('a', 900, '/de/faq')]),
      hours,
    )
    expect(rowOf(rows, 'total')).toMatchObject({ visitors: 1, visits: 1, n: 3, entries: 1 })
    expect(rowOf(rows, 'page', '/de')).toMatchObject({ n: 2, entries: 1, exits: 0 })
    expect(rowOf(rows, 'page', '/de/faq')).toMatchObject({ n: 1, entries: 0, exits: 1 })
  })

  test('the funnel counts steps in their order, and a purchase only once, however often its page is loaded', () => {
    const path = [
      init('a', 0),
      act('a', 1, 'initiatecheckout'),
      act('a', 2, 'addtocart'),
      act('a', 3, 'initiatecheckout'),
    ]
    const bought = [...path, act('a', 4, 'purchase', '7'), act('a', 5, 'purchase', '7')]
    const rows = rowsOf(visitsOf(bought), hours)
    expect(['0', '1', '2', '3'].map((step) => rowOf(rows, 'funnel', step)?.visits)).toEqual([1, 1, 1, 1])
    expect(rowOf(rows, 'event', 'ecommerce/purchase')?.n).toBe(1)
    expect(rowOf(rowsOf(visitsOf([init('a', 0), act('a', 1, 'purchase')]), hours), 'funnel', '3')).toBeUndefined()
  })
})

describe('Invariants, checked with random days', () => {
  const visitor = fc.constantFrom('a', 'b', 'c', 'd')
  const some = fc.array(
    fc.record({
      visitor,
      at: fc.integer({ min: 0, max: 86_399_999 }),
      what: fc.constantFrom('init', 'view', 'view', 'event', 'pixel'),
      page: fc.constantFrom('/de', '/de/faq', '/store/x'),
    }),
    { maxLength: 60 },
  )
  test('every visit has one value per dimension, views and entries add up, and as many visits enter a node of the flow as leave it', () => {
    fc.assert(
      fc.property(some, (list) => {
        const events = list
          .map(({ what, page, ...one }) =>
            what === 'init'
              ? init(one.visitor, one.at)
              : what === 'event'
                ? act(one.visitor, one.at, 'addtocart')
                : what === 'pixel'
                  ? event(one.visitor, one.at, { kind: 'pixel' })
                  : view(one.visitor, one.at, page),
          )
          .toSorted((a, b) => (a.visitor < b.visitor ? -1 : a.visitor > b.visitor ? 1 : a.at - b.at))
        const rows = rowsOf(visitsOf(events), hours)
        const sum = (dim: string, of: keyof DayRow) =>
          rows.filter((row) => row.dim === dim).reduce((total, row) => total + Number(row[of]), 0)
        const total = rowOf(rows, 'total') ?? { visits: 0, n: 0, entries: 0 }
        for (const dim of ['screen', 'ratio', 'scheme', 'browser', 'version', 'system', 'referrer', 'start'])
          expect(sum(dim, 'visits')).toBe(total.visits)
        expect([sum('page', 'n'), sum('page', 'entries'), sum('page', 'exits')]).toEqual([
          total.n,
          total.entries,
          total.entries,
        ])
        expect(sum('hour', 'n')).toBe(total.n)
        const links = rows
          .filter(({ dim }) => dim === 'flow')
          .map(({ key, visits }) => {
            const [step = '', node = '', next = ''] = key.split('\t')
            return { step: Number(step), node, next, visits }
          })
        const into = (step: number, node: string) =>
          foldFlow(links)
            .filter((link) => link.step === step && link.next === node)
            .reduce((n, { visits }) => n + visits, 0)
        const out = (step: number, node: string) =>
          foldFlow(links)
            .filter((link) => link.step === step && link.node === node)
            .reduce((n, { visits }) => n + visits, 0)
        for (let step = 2; step <= 7; step++)
          for (const node of new Set(
            foldFlow(links)
              .filter((link) => link.step === step)
              .map((link) => link.node),
          ))
            expect(into(step - 1, node)).toBe(out(step, node))
      }),
      { numRuns: 60, seed: 14 },
    )
  })
  test("A A B A becomes A → B → A → exit; an eighth node is only shown as 'more'", () => {
    expect(linksOf(['A', 'A', 'B', 'A']).map(({ node, next }) => `${node}>${next}`)).toEqual(['A>B', 'B>A', 'A>exit'])
    expect(linksOf([...'ABABABAB']).at(-1)).toEqual({ step: 7, node: 'A', next: 'more' })
    expect(linksOf([...'ABABABA']).at(-1)).toEqual({ step: 7, node: 'A', next: 'exit' })
  })
  test("rows with fewer than three visitors are added to the row 'other'", () => {
    const row = (key: string, visitors: number) => ({ key, label: key, value: visitors, visitors, more: {} })
    const shown = foldedVisits([row('x', 5), row('y', 2), row('z', 1)], { limit: 10, total: 8, other: 'Andere' })
    expect(shown.map(({ key, value }) => [key, value])).toEqual([
      ['x', 5],
      ['other', 3],
    ])
  })
})
