import { dateAt, type Zone } from '#kernel/time.ts'
import type { BranchHours } from './branch-opening.ts'
import { businessDay, type OpeningHourRule } from './opening-hours.ts'

/** The hours of a branch that change when it closes for a day. */
export type ChangedHours = Partial<Record<'openingHours' | 'deliveryHours', OpeningHourRule[]>>

const isOn = (rule: OpeningHourRule, date: string) => rule.type === 'once' && rule.date === date
const isClosingOf = (rule: OpeningHourRule, date: string) => isOn(rule, date) && rule.isClosed === true

/** The names of the hours by which a branch is open: the opening hours and, if enabled, its own delivery hours. */
const namesOf = ({ isDeliveryHoursEnabled }: BranchHours) =>
  isDeliveryHoursEnabled ? (['openingHours', 'deliveryHours'] as const) : (['openingHours'] as const)

/**
 * The date that 'Heute schließen' closes: the business day. Shortly after midnight this is the day before, if its opening or delivery hours
 * still run. It stays that day once it is closed, so that the button does not close two days.
 */
export function dayToClose(branch: BranchHours, at: Temporal.Instant, zone: Zone): Temporal.PlainDate {
  const yesterday = dateAt(at, zone).subtract({ days: 1 }).toString()
  const days = namesOf(branch).map((name) => {
    const rules = branch[name].filter((rule) => !isClosingOf(rule, yesterday))
    return businessDay(rules, at, zone)
  })
  return days.toSorted(Temporal.PlainDate.compare)[0] ?? dateAt(at, zone)
}

/**
 * The hours of the branch with this date closed: the opening hours and, if enabled, its own delivery hours. Other rules for exactly this date
 * are removed. Hours that already close the date are left out. Undefined if the date is closed already.
 */
export function withClosedDay(branch: BranchHours, date: string): ChangedHours | undefined {
  const open = namesOf(branch).filter((name) => !branch[name].some((rule) => isClosingOf(rule, date)))
  if (open.length === 0) return undefined
  const closing: OpeningHourRule = { type: 'once', date, isClosed: true }
  return Object.fromEntries(open.map((name) => [name, [...branch[name].filter((rule) => !isOn(rule, date)), closing]]))
}

/** The hours of the branch without the closing of this date. Hours that do not close the date are left out. */
export function withReopenedDay(branch: BranchHours, date: string): ChangedHours {
  const closed = namesOf(branch).filter((name) => branch[name].some((rule) => isClosingOf(rule, date)))
  return Object.fromEntries(closed.map((name) => [name, branch[name].filter((rule) => !isClosingOf(rule, date))]))
}
