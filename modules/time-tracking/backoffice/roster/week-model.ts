import type { Locale } from '#contract/locale.ts'
import { formatShortDay } from '#ui/backoffice/format.ts'
import type { Week, WorkingActivity, WorkingSchedule } from '../../contract.ts'
import { dateOf, plannedBlock } from '../../rules/blocks.ts'
import type { Breach } from '../../rules/breach.ts'
import { check } from '../../rules/check.ts'
import { hours } from '../../rules/format.ts'
import { FORGOTTEN_AFTER } from '../../rules/clock.ts'

export type Person = Week['people'][number]

/** A date as short text: 'Sa, 21.3.'. */
export const dayName = (date: string, locale: Locale): string =>
  formatShortDay(Date.parse(`${date}T12:00:00Z`), 'UTC', locale)

/** The text below a person's name in the roster: department and weekly hours, or the text `noContract` for a person without a contract. */
export const underName = (person: Person, noContract: string): string =>
  person.hasContract
    ? [person.departmentName, `${hours(person.weeklyTarget)} h`].filter((one) => one !== '').join(' · ')
    : noContract

/** The dates of the seven days of a week. `monday`: its first day. */
export const datesOf = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    new Date(Date.parse(`${monday}T12:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10),
  )

export const blockOfShift = ({ from, to, pauseMinutes }: Pick<WorkingSchedule, 'from' | 'to' | 'pauseMinutes'>) =>
  plannedBlock({ from: Date.parse(from), to: Date.parse(to), pauseMinutes })

/** The minutes of a shift without its breaks. */
export const netOfShift = ({ from, to, pauseMinutes }: WorkingSchedule): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000) - pauseMinutes

/**
 * The working-time rules that the plan of one person breaks. The server also uses `check` when the plan is published. `shifts`: the shifts
 * of the week and of some days before and after it.
 */
export const planBreaches = (person: Person, shifts: readonly WorkingSchedule[], zone: string): Breach[] =>
  check(shifts.filter(({ user, state }) => user === person.id && state !== 'withdrawn').map(blockOfShift), {
    pack: person.rulePack,
    zone,
    sector: person.sector,
  })

export const shiftsOn = (
  shifts: readonly WorkingSchedule[],
  user: string | null,
  date: string,
  zone: string,
): WorkingSchedule[] => shifts.filter((one) => one.user === user && dateOf(Date.parse(one.from), zone) === date)

/**
 * Returns the start and end of a shift on another date. The local times stay the same, even if the clocks change between the two dates.
 */
export function movedTo(shift: WorkingSchedule, date: string, zone: string): { from: string; to: string } {
  const start = Temporal.Instant.from(shift.from).toZonedDateTimeISO(zone)
  const days = start.toPlainDate().until(Temporal.PlainDate.from(date)).days
  const moved = (at: string): string =>
    Temporal.Instant.from(at)
      .toZonedDateTimeISO(zone)
      .add({ days })
      .toInstant()
      .toString({ smallestUnit: 'millisecond' })
  return { from: moved(shift.from), to: moved(shift.to) }
}

/** Whether the clocks change on this date, so that the day has 23 or 25 hours. */
export const hasClockChange = (date: string, zone: string): boolean =>
  Temporal.PlainDate.from(date).toZonedDateTime(zone).hoursInDay !== 24

/**
 * Whether a manager must enter or approve the end of a block of work. There are three cases: the end is missing for too long; the person
 * cannot sign in any more to enter the end; or the person has entered the end later and nobody has approved it yet.
 */
export const isMissing = (one: WorkingActivity, now: number): boolean =>
  !one.isVoided &&
  (one.flags.includes('claimed') ||
    (one.to === null && (one.flags.includes('disabled') || now - Date.parse(one.from) >= FORGOTTEN_AFTER)))
