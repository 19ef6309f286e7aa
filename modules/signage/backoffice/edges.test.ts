import { assert, constantFrom, double, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutesOf } from '#modules/branches/rules/opening-hours.ts'
import type { StreamRecord } from '../contract.ts'
import { edgesOn, steppedEdge, timeAt, withEdge } from './edges.ts'

const zone = 'Europe/Vienna'
const day = (iso: string) => Temporal.PlainDate.from(iso)
const rule = (from: string, to: string, days: StreamRecord['rules'][number]['days'] = []) =>
  ({
    id: 'r',
    segment: 's',
    priority: 1,
    days,
    windows: [{ from, to }],
    validFrom: null,
    validTo: null,
  }) as StreamRecord['rules'][number]

describe('edges of windows in the planner (docs/rules/signage.md, Windows)', () => {
  test('a window within a day has both edges on the line of that day', () => {
    expect(edgesOn(rule('06:00', '18:00'), day('2026-11-23'), zone)).toEqual([
      { window: 0, edge: 'from', at: 0.25, time: '06:00' },
      { window: 0, edge: 'to', at: 0.75, time: '18:00' },
    ])
  })
  test('a window over midnight that begins on Mondays ends on the line of Tuesday', () => {
    const late = rule('18:00', '03:00', ['monday'])
    expect(edgesOn(late, day('2026-11-23'), zone).map(({ edge, at }) => [edge, at])).toEqual([['from', 0.75]])
    expect(edgesOn(late, day('2026-11-24'), zone).map(({ edge, at }) => [edge, at])).toEqual([['to', 0.125]])
    expect(edgesOn(late, day('2026-11-25'), zone)).toEqual([])
  })
  test('on a day of 25 hours the line is longer, and the position of an edge still gives the time of that edge', () => {
    const [from, to] = edgesOn(rule('10:00', '20:00'), day('2026-10-25'), zone)
    expect(from?.at).toBeCloseTo(11 / 25)
    expect([timeAt(from?.at ?? 0, day('2026-10-25'), zone), timeAt(to?.at ?? 0, day('2026-10-25'), zone)]).toEqual([
      '10:00',
      '20:00',
    ])
  })
  test('a position before or after the line counts as the start or the end of the line', () => {
    expect([timeAt(-0.2, day('2026-11-23'), zone), timeAt(1.3, day('2026-11-23'), zone)]).toEqual(['00:00', '24:00'])
  })
  test('wherever an edge is dragged, both edges are valid times, the other edge stays, and no window starts or stops crossing midnight', () => {
    const minutes = integer({ min: 0, max: 287 }).map((step) => step * 5)
    const text = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
    assert(
      property(
        minutes,
        minutes,
        constantFrom('from' as const, 'to' as const),
        double({ min: -1, max: 2, noNaN: true }),
        (a, b, edge, part) => {
          const window = { from: text(a), to: text(b) }
          const moved = withEdge(window, edge, timeAt(part, day('2026-11-23'), zone))
          const [from, to] = [minutesOf(moved.from), minutesOf(moved.to)]
          if (from === undefined || to === undefined) throw new Error('No time')
          expect(to <= from).toBe(b <= a)
          expect(from).toBeLessThan(1440)
          const other = edge === 'from' ? 'to' : 'from'
          expect(moved[other]).toBe(window[other])
        },
      ),
    )
  })
  test('an arrow key moves by five minutes and stops at the other edge', () => {
    expect(steppedEdge({ from: '11:00', to: '14:00' }, 'from', 1)).toEqual({ from: '11:05', to: '14:00' })
    expect(steppedEdge({ from: '13:55', to: '14:00' }, 'from', 1)).toEqual({ from: '13:55', to: '14:00' })
    expect(steppedEdge({ from: '11:00', to: '23:55' }, 'to', 1)).toEqual({ from: '11:00', to: '24:00' })
  })
})
