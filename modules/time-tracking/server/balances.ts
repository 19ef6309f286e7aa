import { type AbsenceSpan, leaveDaysOf } from '../rules/balance.ts'
import { type LeaveTaken, leaveYears, type LeaveYear, leftOf } from '../rules/leave.ts'
import { packOf } from '../rules/packs.ts'
import type { Contract } from './people.ts'
import { accountAt, dayAfter, inputOf, type Times, totalsIn } from './times.ts'

/** Computes the leave years of a person up to a date. Empty if the person has no contract. */
export function leaveAt(times: Times, at: string): LeaveYear[] {
  const [first, current] = [times.contracts[0], times.contracts.at(-1)]
  if (!first || !current) return []
  const taken: LeaveTaken[] = times.absences
    .filter(({ kind }) => kind === 'holiday')
    .map((one) => ({ on: one.from, days: leaveDaysOf(one, inputOf(times)) }))
  const terms = {
    entry: chainStart(times.contracts),
    yearStart: current.leaveYearStart,
    daysPerYear: current.leaveDays,
    lapseMonths: packOf(current.rulePack)?.leave.lapse.months ?? 24,
    opening: first.openingLeave,
  }
  const adjusted = times.leaveEntries.map(({ effectiveOn, days }) => ({ on: effectiveOn, days }))
  return leaveYears(terms, taken, times.notices, at, adjusted)
}

export const leaveDaysFor = (times: Times, absence: AbsenceSpan): number => leaveDaysOf(absence, inputOf(times))

function chainStart(contracts: readonly Contract[]): string {
  let start = contracts.at(-1)?.from ?? ''
  for (const one of contracts.toReversed()) {
    if (one.from === start) continue
    if (one.to === null || dayAfter(one.to) !== start) break
    start = one.from
  }
  return start
}

/** Computes the balances of a person at a date: time account, week, month and leave (specification §7, balances). */
export function balancesAt(times: Times, date = times.today) {
  const day = Temporal.PlainDate.from(date)
  const monday = day.subtract({ days: day.dayOfWeek - 1 }).toString()
  const years = leaveAt(times, date)
  return {
    account: accountAt(times, day.subtract({ days: 1 }).toString()),
    week: totalsIn(times, monday, date),
    month: totalsIn(times, `${date.slice(0, 7)}-01`, date),
    leaveLeft: leftOf(years),
    leave: years.map((year) => ({ ...year, usedFrom: [...year.usedFrom] })),
  }
}
