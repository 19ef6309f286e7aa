import type { Locale } from '#contract/locale.ts'
import type { Queries } from '#platform/db.ts'
import type { Slice } from './slice.ts'
import type { BegunHour } from './visits/begun-hour.ts'

/** What each reader of a statistic receives: one range with its filters. */
export interface Reading {
  readonly db: Queries
  readonly slice: Slice
  readonly limit: number
  readonly locale: Locale
  readonly now: Temporal.Instant
  readonly begunHour: BegunHour
}
