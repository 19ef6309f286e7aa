import type { MonthFigures } from './month.ts'

/**
 * The kinds of hours and days that payroll needs, in the same sequence as in the payroll file. Hours have two decimals, days are in steps
 * of ½.
 */
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
  /** The number of this business at the payroll office. */
  readonly client: string
  /** Only for DATEV: the number of the tax consultant. */
  readonly consultant: string
  readonly costCentre: string
  /** The wage type of the payroll program for each kind of hours or days. A kind without a wage type is not exported. */
  readonly wageTypes: Readonly<Partial<Record<WageKind, string>>>
}

/**
 * One line of the payroll file: a quantity of one person. `concerns`: the month to which the quantity belongs. For a correction it is the
 * month that is corrected.
 */
export interface WageLine {
  readonly user: string
  readonly number: string
  readonly kind: WageKind
  readonly concerns: string
  /** The quantity in hundredths of an hour, or in hundredths of a day. */
  readonly hundredths: number
}

interface PaidPerson {
  readonly user: string
  readonly number: string
  readonly figures: MonthFigures
}

/** Converts minutes to hundredths of an hour. Halves are rounded away from zero. */
export const hundredthsOf = (minutes: number): number =>
  Math.sign(minutes) * Math.floor((Math.abs(minutes) * 100) / 60 + 0.5)

/** The payroll lines of a closed month. A correction of an earlier month is a line of the kind 'work' that concerns that earlier month. */
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

/**
 * The lines that must still be exported. Together with the lines of earlier exports (`exported`) they give `lines`. For example, if 8 hours
 * of 10 were exported, the result has 2 hours.
 */
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
