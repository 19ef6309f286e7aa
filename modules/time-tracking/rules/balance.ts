/** What a contract says about working time. Times are in minutes; `targets` has a value for each weekday, Monday first. */
export interface ContractTerms {
  /** First and last day of the contract, 'YYYY-MM-DD'. `to` null: the contract has no end. */
  readonly from: string
  readonly to: string | null
  readonly model: 'fixed' | 'flexWeek' | 'hourly'
  readonly targets: readonly number[]
  readonly creditRule: 'target' | 'mean13'
}

export const absenceKinds = ['holiday', 'sick', 'lieu', 'unpaid'] as const
export type AbsenceKind = (typeof absenceKinds)[number]

export interface AbsenceSpan {
  readonly kind: AbsenceKind
  readonly from: string
  readonly to: string
  readonly halfFirst: boolean
  readonly halfLast: boolean
}

export interface DayBalance {
  readonly date: string
  readonly target: number
  readonly worked: number
  readonly credit: number
}

interface DaysInput {
  readonly contracts: readonly ContractTerms[]
  readonly holidays: ReadonlySet<string>
  readonly absences: readonly AbsenceSpan[]
  /** The minutes that the person has worked, by work day. */
  readonly worked: ReadonlyMap<string, number>
}

export const contractOn = <T extends ContractTerms>(contracts: readonly T[], date: string): T | undefined =>
  contracts.find(({ from, to }) => from <= date && (to === null || date <= to))

const weekday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** The share of a day that the absence covers: 0, ½ or 1. It is 0 if the day is outside of the absence. */
export function shareOf(absence: AbsenceSpan, date: string): number {
  if (date < absence.from || date > absence.to) return 0
  return (date === absence.from && absence.halfFirst) || (date === absence.to && absence.halfLast) ? 0.5 : 1
}

const halfUp = (value: number): number => Math.floor(value + 0.5)

/**
 * Computes the required time, the work and the credit of one day, in minutes (docs/rules/time-tracking.md, Accounts). The credit is time
 * that counts as worked, for example on a public holiday or during leave. A public holiday is credited only once, even if the person is on
 * leave or sick. Shares of paid absences are added up and then rounded once. Time off in lieu (free time for overtime) gives no credit.
 * Unpaid leave lowers the required time.
 */
export function dayBalance(date: string, input: DaysInput): DayBalance {
  const contract = contractOn(input.contracts, date)
  const full = contract && contract.model !== 'hourly' ? (contract.targets[weekday(date)] ?? 0) : 0
  const share = (kinds: readonly AbsenceKind[]): number =>
    Math.min(
      1,
      input.absences.reduce((total, one) => total + (kinds.includes(one.kind) ? shareOf(one, date) : 0), 0),
    )
  const target = halfUp(full * (1 - share(['unpaid'])))
  const worked = input.worked.get(date) ?? 0
  const paid = input.holidays.has(date)
    ? share(['unpaid']) > 0
      ? 1 - share(['unpaid'])
      : 1
    : share(['holiday', 'sick'])
  if (contract?.model === 'hourly' || contract?.creditRule === 'mean13') {
    const base = paid > 0 ? meanOf13(date, input.worked) : 0
    const credit = halfUp(base * paid)
    return { date, target, worked, credit: contract.model === 'hourly' ? credit : Math.min(credit, target) }
  }
  return { date, target, worked, credit: Math.min(target, halfUp(full * paid)) }
}

/**
 * The minutes that count as worked on a day of absence by the rule 'mean13': the mean minutes per worked day in the 13 whole ISO weeks
 * before the date. 0 if the person has worked on this weekday in fewer than 7 of these weeks.
 */
function meanOf13(date: string, worked: ReadonlyMap<string, number>): number {
  const day = Temporal.PlainDate.from(date)
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  let [total, days, same] = [0, 0, 0]
  for (let back = 1; back <= 91; back++) {
    const one = monday.subtract({ days: back })
    const minutes = worked.get(one.toString()) ?? 0
    if (minutes === 0) continue
    total += minutes
    days++
    if (one.dayOfWeek === day.dayOfWeek) same++
  }
  return same >= 7 ? total / days : 0
}

export const datesBetween = (from: string, to: string): string[] => {
  const found: string[] = []
  const at = new Date(`${from}T00:00:00Z`)
  for (let date = from; date <= to; date = at.toISOString().slice(0, 10)) {
    found.push(date)
    at.setUTCDate(at.getUTCDate() + 1)
  }
  return found
}

export const daysOf = (from: string, to: string, input: DaysInput): DayBalance[] =>
  datesBetween(from, to).map((date) => dayBalance(date, input))

export interface Totals {
  target: number
  worked: number
  credit: number
  /** Minutes: worked + credit − target. */
  balance: number
}

export function totalOf(days: readonly DayBalance[]): Totals {
  const total = { target: 0, worked: 0, credit: 0 }
  for (const day of days) {
    total.target += day.target
    total.worked += day.worked
    total.credit += day.credit
  }
  return { ...total, balance: total.worked + total.credit - total.target }
}

/** How many days of leave an absence costs, in steps of ½. A day counts only if it has a required time and is no public holiday. */
export const leaveDaysOf = (absence: AbsenceSpan, input: Pick<DaysInput, 'contracts' | 'holidays'>): number =>
  datesBetween(absence.from, absence.to).reduce((total, date) => {
    const contract = contractOn(input.contracts, date)
    const isWorkday = (contract?.targets[weekday(date)] ?? 0) > 0
    return isWorkday && !input.holidays.has(date) ? total + shareOf(absence, date) : total
  }, 0)
