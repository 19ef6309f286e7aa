import { createHash } from 'node:crypto'
import { type AbsenceKind, datesBetween, leaveDaysOf, contractOn, dayBalance } from '../../rules/balance.ts'
import { dateOf } from '../../rules/blocks.ts'
import type { MonthFigures } from '../../rules/month.ts'
import { packOf } from '../../rules/packs.ts'
import { surchargesOf } from '../../rules/surcharges.ts'
import { leaveAt } from '../balances.ts'
import { blockOf } from '../rows.ts'
import { accountAt, entriesIn, inputOf, isCounted, lastOf, type Times, totalsIn } from '../times.ts'
import { leftOf } from '../../rules/leave.ts'

/**
 * The night hours of Austria, used for contracts without labour rules ('rule pack'). Without night hours, work at night would not be
 * visible, and nobody could claim its surcharge.
 */
const otherwise = { night: { from: 22, to: 5 } }

const before = (date: string): string => Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()

/**
 * The first and the last day of a month that count: from the first contract on, and only days before today. Undefined: no day of the month
 * counts yet.
 */
export function rangeOf(times: Times, month: string): { from: string; to: string } | undefined {
  const last = lastOf(month)
  const from = [`${month}-01`, times.contracts[0]?.from ?? ''].toSorted()[1] ?? ''
  const to = last < times.today ? last : before(times.today)
  return from <= to ? { from, to } : undefined
}

/** Computes the figures of a person's month (docs/rules/time-tracking.md, Month close). `now`: epoch milliseconds. */
export function figuresOf(times: Times, month: string, now: number): MonthFigures {
  const range = rangeOf(times, month)
  const opening = accountAt(times, before(`${month}-01`))
  const input = inputOf(times)
  const total = range ? totalsIn(times, range.from, range.to) : { target: 0, worked: 0, credit: 0, balance: 0 }
  const booked = entriesIn(times, `${month}-01`, lastOf(month))
  const entries = booked.reduce((sum, { minutes }) => sum + minutes, 0)
  const blocks = times.activities
    .filter((one) => isCounted(one, now) && dateOf(Date.parse(one.from), times.zone).startsWith(month))
    .map((one) => blockOf(one, now))
  const pack = packOf(times.contracts.at(-1)?.rulePack ?? 'none') ?? otherwise
  const surcharges = surchargesOf(blocks, times.zone, pack, input.holidays)
  const days = (kind: AbsenceKind): number =>
    range
      ? times.absences
          .filter((one) => one.kind === kind && one.from <= range.to && one.to >= range.from)
          .reduce((sum, one) => sum + leaveDaysOf(clipped(one, range), input), 0)
      : 0
  const holidayCredit = range
    ? datesBetween(range.from, range.to)
        .filter((date) => input.holidays.has(date) && contractOn(times.contracts, date))
        .reduce((sum, date) => sum + dayBalance(date, input).credit, 0)
    : 0
  const counters = new Map<string, number>()
  for (const one of booked)
    if (one.kind === 'counter') {
      const concerns = one.effectiveOn.slice(0, 7)
      counters.set(concerns, (counters.get(concerns) ?? 0) + one.minutes)
    }
  return {
    opening,
    target: total.target,
    worked: total.worked,
    credit: total.credit,
    entries,
    closing: opening + total.balance + entries,
    holidayCredit,
    ...surcharges,
    leave: days('holiday'),
    sick: days('sick'),
    unpaid: days('unpaid'),
    lieu: days('lieu'),
    leaveLeft: leftOf(leaveAt(times, range?.to ?? times.today)),
    payout: booked.reduce((sum, { kind, minutes }) => (kind === 'payout' ? sum + minutes : sum), 0),
    counters: [...counters].map(([concerns, minutes]) => ({ month: concerns, minutes })),
  }
}

/**
 * Limits an absence to a range of days. If it begins before the range, `halfFirst` becomes false; if it ends after the range, `halfLast`
 * becomes false.
 */
function clipped(one: Times['absences'][number], range: { from: string; to: string }): Times['absences'][number] {
  const from = one.from < range.from ? range.from : one.from
  const to = one.to > range.to ? range.to : one.to
  return { ...one, from, to, halfFirst: one.halfFirst && from === one.from, halfLast: one.halfLast && to === one.to }
}

/**
 * A hash of all data from which the figures of a month are computed. The hash is stored when the month is closed, and later shows whether
 * the data was altered.
 */
export function hashOfMonth(times: Times, month: string): string {
  const last = lastOf(month)
  const rows = {
    activities: times.activities
      .filter(({ from }) => dateOf(Date.parse(from), times.zone).startsWith(month))
      .map(({ id, from, to, pauses, isVoided }) => ({ id, from, to, pauses, isVoided })),
    absences: times.absences.filter(({ from, to }) => from <= last && to >= `${month}-01`),
    entries: entriesIn(times, `${month}-01`, last),
    contracts: times.contracts.filter(({ from, to }) => from <= last && (to === null || to >= `${month}-01`)),
    holidays: times.holidays.filter(({ date }) => date.startsWith(month)).map(({ date }) => date),
  }
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}
