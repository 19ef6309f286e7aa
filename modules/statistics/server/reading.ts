import type { Locale } from '#contract/locale.ts'
import type { Queries } from '#platform/db.ts'
import type { Slice } from './slice.ts'
import type { BegunHour } from './visits/begun-hour.ts'

/** What the function that reads a statistic gets: the range and filters of one reading, and what it needs to read and label them. */
export interface Reading {
  readonly db: Queries
  readonly slice: Slice
  readonly limit: number
  readonly locale: Locale
  readonly now: Temporal.Instant
  readonly begunHour: BegunHour
}
