import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContractTerms, daysOf, totalOf } from './balance.ts'
import { type Block, HOUR, lengthOf, MINUTE, minutesByDay, netOf, sum } from './blocks.ts'
import { check } from './check.ts'
import { leaveYears, leftOf } from './leave.ts'
import { packIds } from './packs.ts'

const zone = 'Europe/Vienna'
const start = Date.parse('2026-03-23T05:00:00Z')

/** Random blocks of one week: at most one a day, each with up to three pauses. Lengths are in minutes. */
const blocks = fc
  .array(
    fc.record({
      begins: fc.integer({ min: 0, max: 300 }),
      length: fc.integer({ min: 30, max: 840 }),
      pauses: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((days) =>
    days.map(({ begins, length, pauses }, day): Block => {
      const from = start + day * 24 * HOUR + begins * MINUTE
      const room = Math.floor(length / (pauses.length + 1))
      return {
        from,
        to: from + length * MINUTE,
        pauses: pauses.map((minutes, index) => {
          const at = from + (index + 0.5) * room * MINUTE
          return { from: at, to: at + Math.min(minutes, Math.max(1, room / 3)) * MINUTE }
        }),
      }
    }),
  )

test('net times and pauses add up to the spans, on any days', () => {
  fc.assert(
    fc.property(blocks, (all) => {
      const paused = sum(all.flatMap(({ pauses }) => pauses.map(lengthOf)))
      expect(sum(all.map(netOf)) + paused).toBeCloseTo(sum(all.map(lengthOf)), 3)
    }),
  )
})

test('the net time is the same in every time zone', () => {
  const zones = fc.constantFrom('Europe/Vienna', 'America/New_York', 'Asia/Kathmandu', 'UTC')
  fc.assert(
    fc.property(blocks, zones, (all, other) => {
      const total = (where: string) =>
        sum(all.map(netOf).map((ms) => ms / MINUTE)) - sum([...minutesByDay(all, where).values()])
      // `minutesByDay` rounds the minutes of each work day. So its sum may differ from the exact time, here by at most one minute for each
      // block. In another time zone two minutes are allowed.
      expect(Math.abs(total(zone))).toBeLessThanOrEqual(all.length)
      expect(Math.abs(total(other))).toBeLessThanOrEqual(all.length * 2)
    }),
  )
})

test('a longer break never adds a breach of the break rule', () => {
  const count = (all: readonly Block[], pack: (typeof packIds)[number]) =>
    check(all, { pack, zone }).filter(({ code }) => code === 'break').length
  fc.assert(
    fc.property(blocks, fc.constantFrom(...packIds), fc.integer({ min: 1, max: 120 }), (all, pack, more) => {
      const longer = all.map((block) => {
        const last = block.pauses.at(-1)
        if (!last) return block
        // The longer pause must end before the block ends, because a pause at the end of a block is no break.
        const to = Math.max(last.to, Math.min(block.to - MINUTE, last.to + more * MINUTE))
        return { ...block, pauses: [...block.pauses.slice(0, -1), { from: last.from, to }] }
      })
      expect(count(longer, pack)).toBeLessThanOrEqual(count(all, pack))
    }),
  )
})

test('a pause that lasts until the end counts as neither work nor a break', () => {
  const at = (minutes: number): number => start + minutes * MINUTE
  const day = (pauseEnds: number): Block[] => [
    { from: at(0), to: at(380), pauses: [{ from: at(330), to: at(pauseEnds) }] },
  ]
  // The person works for five and a half hours, for which no break is required. Until November 2026 a pause at the end of a block wrongly
  // counted as work.
  for (const pack of packIds)
    for (const ends of [360, 379, 380])
      expect(check(day(ends), { pack, zone }).filter(({ code }) => code !== 'notChecked')).toEqual([])
})

test('a contract that is divided into two equal contracts does not change any balance', () => {
  const terms: ContractTerms = {
    from: '2026-01-01',
    to: '2026-12-31',
    model: 'fixed',
    targets: [462, 462, 462, 462, 462, 0, 0],
    creditRule: 'target',
  }
  const worked = fc.array(fc.tuple(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 0, max: 720 })), {
    maxLength: 30,
  })
  const day = (index: number): string => Temporal.PlainDate.from('2026-01-01').add({ days: index }).toString()
  fc.assert(
    fc.property(worked, fc.integer({ min: 0, max: 363 }), fc.boolean(), (days, cut, isHalf) => {
      const input = {
        holidays: new Set(['2026-01-01', '2026-01-06', '2026-04-06', '2026-05-01']),
        absences: [
          { kind: 'holiday' as const, from: '2026-04-01', to: '2026-04-10', halfFirst: isHalf, halfLast: false },
        ],
        worked: new Map(days.map(([index, minutes]) => [day(index), minutes])),
      }
      const total = (contracts: ContractTerms[]) => totalOf(daysOf(terms.from, '2026-12-31', { ...input, contracts }))
      const halves = [
        { ...terms, to: day(cut) },
        { ...terms, from: day(cut + 1) },
      ]
      expect(total(halves)).toEqual(total([terms]))
    }),
    { numRuns: 50 },
  )
})

test('leave that is approved only while days are left makes no year negative, and nothing lapses without a notice', () => {
  const day = (index: number): string => Temporal.PlainDate.from('2024-01-01').add({ days: index }).toString()
  const asked = fc.array(
    fc.record({ on: fc.integer({ min: 0, max: 1400 }), halves: fc.integer({ min: 1, max: 30 }) }),
    {
      maxLength: 20,
    },
  )
  const notices = fc.array(
    fc.record({
      year: fc.constantFrom('2024', '2025', '2026'),
      days: fc.integer({ min: 1, max: 30 }),
      sent: fc.nat(1400),
    }),
    { maxLength: 4 },
  )
  const lapse = fc.constantFrom(3, 24)
  fc.assert(
    fc.property(asked, notices, lapse, fc.integer({ min: 0, max: 1460 }), (wishes, warned, lapseMonths, end) => {
      const terms = { entry: '2024-01-01', yearStart: 'calendar', daysPerYear: 25, lapseMonths, opening: 0 } as const
      const sent = warned.map(({ year, days, sent: on }) => ({ year, days, sentOn: day(on) }))
      const taken: { on: string; days: number }[] = []
      for (const { on, halves } of wishes) {
        const wish = { on: day(on), days: halves / 2 }
        if (leftOf(leaveYears(terms, taken, sent, wish.on)) >= wish.days) taken.push(wish)
      }
      const years = leaveYears(terms, taken, sent, day(1460))
      for (const year of years) expect(year.left).toBeGreaterThanOrEqual(0)
      for (const year of leaveYears(terms, taken, [], day(end))) expect(year.lapsed).toBe(0)
      expect(years.reduce((total, year) => total + year.taken, 0)).toBe(
        taken.reduce((total, { days }) => total + days, 0),
      )
    }),
    { numRuns: 60 },
  )
})
