import type { Locale } from '#contract/locale.ts'
import type { Queries } from '#platform/db.ts'
import type { Slice } from './slice.ts'
import type { BegunHour } from './visits/begun-hour.ts'

/** The input of a function that reads a statistic: the range and the filters, and everything that is needed to read and label the figures. */
export interface Reading {
  readonly db: Queries
  readonly slice: Slice
  readonly limit: number
  readonly locale: Locale
  readonly now: Temporal.Instant
  readonly begunHour: BegunHour
}
