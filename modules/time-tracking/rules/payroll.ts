import type { MonthFigures } from './month.ts'

/** The kinds of hours and days by which a month is paid, in the order of the export. Hours have two decimals; days have steps of ½. */
export const wageKinds = [
  'work',
  'night',
  'sunday',
  'holidayWork',
  'publicHoliday',
  'payout',
  'leave',
  'sick',
  'unpaid',
] as const
export type WageKind = (typeof wageKinds)[number]
export const isInDays = (kind: WageKind): boolean => kind === 'leave' || kind === 'sick' || kind === 'unpaid'

export interface PayrollSettings {
  /** The client's number at the payroll office. */
  readonly client: string
  /** DATEV only: the tax consultant's number. */
  readonly consultant: string
  readonly costCentre: string
  /** Wage types by kind. A kind without a wage type is not exported. */
  readonly wageTypes: Readonly<Partial<Record<WageKind, string>>>
}

/** One quantity of one person. `concerns`: an earlier month that is recalculated, or else the month of the export. */
export interface WageLine {
  readonly user: string
  readonly number: string
  readonly kind: WageKind
  readonly concerns: string
  /** In hundredths of an hour, or of a day. */
  readonly hundredths: number
}

interface PaidPerson {
  readonly user: string
  readonly number: string
  readonly figures: MonthFigures
}

/** Minutes as hundredths of an hour, rounded half up. Negative values are rounded half away from zero, too. */
export const hundredthsOf = (minutes: number): number =>
  Math.sign(minutes) * Math.floor((Math.abs(minutes) * 100) / 60 + 0.5)

/** The lines of a closed month. A correction of an earlier month is a line of work with that month as `concerns`. */
export function wageLines(month: string, people: readonly PaidPerson[]): WageLine[] {
  return people.flatMap(({ user, number, figures }) => {
    const hours: Partial<Record<WageKind, number>> = {
      work: figures.worked,
      night: figures.night,
      sunday: figures.sunday,
      holidayWork: figures.holiday,
      publicHoliday: figures.holidayCredit,
      payout: -figures.payout,
    }
    const days: Partial<Record<WageKind, number>> = {
      leave: figures.leave,
      sick: figures.sick,
      unpaid: figures.unpaid,
    }
    const own = wageKinds.map((kind) => ({
      user,
      number,
      kind,
      concerns: month,
      hundredths: isInDays(kind) ? Math.round((days[kind] ?? 0) * 100) : hundredthsOf(hours[kind] ?? 0),
    }))
    const counters = figures.counters.map(({ month: concerns, minutes }) => ({
      user,
      number,
      kind: 'work' as const,
      concerns,
      hundredths: hundredthsOf(minutes),
    }))
    return [...own, ...counters].filter(({ hundredths }) => hundredths !== 0)
  })
}

const keyOf = ({ user, kind, concerns }: WageLine): string => `${user} ${kind} ${concerns}`

/** The changes since the earlier exports of the same month. Earlier exports and changes together give the current lines. */
export function difference(lines: readonly WageLine[], exported: readonly WageLine[]): WageLine[] {
  const sums = new Map<string, WageLine>()
  const add = (line: WageLine, sign: 1 | -1): void => {
    const before = sums.get(keyOf(line))
    sums.set(keyOf(line), { ...line, hundredths: (before?.hundredths ?? 0) + sign * line.hundredths })
  }
  for (const line of exported) add(line, -1)
  for (const line of lines) add(line, 1)
  return [...sums.values()].filter(({ hundredths }) => hundredths !== 0)
}
