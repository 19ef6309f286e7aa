import type { Locale } from '#contract/locale.ts'
import type { Session } from '#platform/module.ts'
import { port } from '#platform/ports.ts'
import type { Forecast, Preparation } from './contract/forecast.ts'
import type { TimeProfile, WorkEntry } from './contract/time.ts'

export type { TimeProfile, WorkEntry } from './contract/time.ts'

/** Id and name of a user, department, branch or project. Null: none is set. */
export type Named = { readonly id: string; readonly name: string } | null

/** Minutes of recorded or planned work of one person, on one work day in one department, branch and project. */
export interface WorkLine {
  readonly day: string
  readonly user: Named
  readonly department: Named
  readonly branch: Named
  readonly project: Named
  readonly minutes: number
  /** True: the person is still working; the minutes count until now. */
  readonly isOpen: boolean
}

/** A range of days and a filter. The first and the last day are included. */
export interface WorkRange {
  readonly from: string
  readonly to: string
  readonly branch: string | undefined
  /** Work after this instant is not counted. */
  readonly until: Temporal.Instant | undefined
}

/** Port that this module calls: the recorded working time of the people whom the signed-in user may manage. */
export const workedPort =
  port<(session: Session, range: WorkRange) => Promise<readonly WorkLine[]>>('statistics.worked')

/** Port that this module calls: the planned working time of published shifts. A shift that nobody has taken yet has no user. */
export const plannedPort =
  port<(session: Session, range: WorkRange) => Promise<readonly WorkLine[]>>('statistics.planned')

/**
 * Port that this module calls: the time account of one person. 'unknown': the signed-in user may not see the person. 'now': the instant
 * `now` is not within the range.
 */
export const timeProfilePort =
  port<
    (
      session: Session,
      wanted: { user: string; start: string; now: Temporal.Instant; end: string },
    ) => Promise<TimeProfile | 'unknown' | 'now'>
  >('statistics.time-profile')

/** Port that this module calls: the recorded blocks of work of one person, by work day. Undefined: the signed-in user may not see the person. */
export const workEntriesPort =
  port<
    (
      session: Session,
      wanted: { user: string; start: string; end: string },
    ) => Promise<readonly WorkEntry[] | undefined>
  >('statistics.work-entries')

/** A public holiday of a branch: its date, for example '2026-12-08', and its name in German and English. */
export interface HolidayOf {
  readonly date: string
  readonly de: string
  readonly en: string
}

/**
 * Port that this module calls: the public holidays of a branch from one day to another, both included. If no module offers it, the forecast
 * knows no holidays.
 */
export const holidaysPort =
  port<(branch: { id: string; country: string }, from: string, to: string) => Promise<readonly HolidayOf[]>>(
    'statistics.holidays',
  )

/**
 * Port that this module offers: the expected orders of one branch, or of all branches that the signed-in user may see. Undefined: the user
 * may see none.
 */
export const forecastPort =
  port<(session: Session, branch: string | undefined, locale: Locale) => Promise<Forecast | undefined>>(
    'statistics.forecast',
  )

/**
 * Port that this module offers: how much of each dish a branch should prepare for today or one of the next 13 days. Null: there is too
 * little data. Undefined: the signed-in user may not see the branch, or the day is not one of these 14.
 */
export const preparationPort =
  port<(session: Session, branch: string, day: string) => Promise<Preparation | null | undefined>>(
    'statistics.preparation',
  )
