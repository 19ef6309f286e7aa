import type { Locale } from '#contract/locale.ts'
import type { Session } from '#platform/module.ts'
import { port } from '#platform/ports.ts'
import type { Forecast, Preparation } from './contract/forecast.ts'
import type { TimeProfile, WorkEntry } from './contract/time.ts'

export type { TimeProfile, WorkEntry } from './contract/time.ts'

/** Id and name of a user, department, branch or project. Null: none is set. */
export type Named = { readonly id: string; readonly name: string } | null

/** Minutes that one person worked on one work day in one department, branch and project. */
export interface WorkLine {
  readonly day: string
  readonly user: Named
  readonly department: Named
  readonly branch: Named
  readonly project: Named
  readonly minutes: number
  /** The work is still running; it is counted until now. */
  readonly isOpen: boolean
}

/** A range of work days, both included. */
export interface WorkRange {
  readonly from: string
  readonly to: string
  readonly branch: string | undefined
  /** Work after this instant is not counted. */
  readonly until: Temporal.Instant | undefined
}

/** Needed: the recorded working time of the people whom the user of the session manages. */
export const workedPort =
  port<(session: Session, range: WorkRange) => Promise<readonly WorkLine[]>>('statistics.worked')

/** Needed: the planned working time, from published shifts only. Open shifts have no user. */
export const plannedPort =
  port<(session: Session, range: WorkRange) => Promise<readonly WorkLine[]>>('statistics.planned')

/** The time account of one person. 'unknown': the session may not see the person. 'now': the instant is outside of the range. */
export const timeProfilePort =
  port<
    (
      session: Session,
      wanted: { user: string; start: string; now: Temporal.Instant; end: string },
    ) => Promise<TimeProfile | 'unknown' | 'now'>
  >('statistics.time-profile')

/** The recorded blocks of one person by work day. Undefined: the session may not see the person. */
export const workEntriesPort =
  port<
    (
      session: Session,
      wanted: { user: string; start: string; end: string },
    ) => Promise<readonly WorkEntry[] | undefined>
  >('statistics.work-entries')

/** A public holiday of a branch: '2026-12-08' with its names. */
export interface HolidayOf {
  readonly date: string
  readonly de: string
  readonly en: string
}

/** Needed: the public holidays of a branch from one day to another, both included. Without this port no day counts as a holiday. */
export const holidaysPort =
  port<(branch: { id: string; country: string }, from: string, to: string) => Promise<readonly HolidayOf[]>>(
    'statistics.holidays',
  )

/** Offered: the expected orders of the branches that the user may see. Undefined: the user may see none of them. */
export const forecastPort =
  port<(session: Session, branch: string | undefined, locale: Locale) => Promise<Forecast | undefined>>(
    'statistics.forecast',
  )

/**
 * Offered: how much of each dish a branch should prepare for one of the next 14 days. Null: too few days are known. Undefined: the user may not
 * see the branch, or the day is not one of the 14.
 */
export const preparationPort =
  port<(session: Session, branch: string, day: string) => Promise<Preparation | null | undefined>>(
    'statistics.preparation',
  )
