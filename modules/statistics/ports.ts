import type { Locale } from '#contract/locale.ts'
import type { Session } from '#platform/module.ts'
import { port } from '#platform/ports.ts'
import type { Forecast, Preparation } from './contract/forecast.ts'
import type { TimeProfile, WorkEntry } from './contract/time.ts'

export type { TimeProfile, WorkEntry } from './contract/time.ts'

/** Something that has a name; null where nothing was set. */
export type Named = { readonly id: string; readonly name: string } | null

/** Minutes of one person, work day and place. */
export interface WorkLine {
  readonly day: string
  readonly user: Named
  readonly department: Named
  readonly branch: Named
  readonly project: Named
  readonly minutes: number
  /** Still running: counted until now. */
  readonly isOpen: boolean
}

/** Work days, both included. */
export interface WorkRange {
  readonly from: string
  readonly to: string
  readonly branch: string | undefined
  /** What was worked after it does not count. */
  readonly until: Temporal.Instant | undefined
}

/** Needed from a module that knows working time: what the people were clocked whom the session manages. */
export const workedPort =
  port<(session: Session, range: WorkRange) => Promise<readonly WorkLine[]>>('statistics.worked')

/** Needed: what is planned, published shifts only. Open shifts have no user. */
export const plannedPort =
  port<(session: Session, range: WorkRange) => Promise<readonly WorkLine[]>>('statistics.planned')

/** The account of one person. 'unknown': the session may not see the person; 'now': it is not a time of the range. */
export const timeProfilePort =
  port<
    (
      session: Session,
      wanted: { user: string; start: string; now: Temporal.Instant; end: string },
    ) => Promise<TimeProfile | 'unknown' | 'now'>
  >('statistics.time-profile')

/** The blocks of one person by work day; undefined for a person that the session may not see. */
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

/** Needed: public holidays of a branch from a day to a day, both included. Without it every day is a usual one. */
export const holidaysPort =
  port<(branch: { id: string; country: string }, from: string, to: string) => Promise<readonly HolidayOf[]>>(
    'statistics.holidays',
  )

/** Offered: the orders that are expected in the branches a person sees; undefined when they see none of them. */
export const forecastPort =
  port<(session: Session, branch: string | undefined, locale: Locale) => Promise<Forecast | undefined>>(
    'statistics.forecast',
  )

/**
 * Offered: dishes that a branch should have ready on one of the 14 days. Null: too few days are known. Undefined: the branch is not the
 * person's, or the day is another one.
 */
export const preparationPort =
  port<(session: Session, branch: string, day: string) => Promise<Preparation | null | undefined>>(
    'statistics.preparation',
  )
