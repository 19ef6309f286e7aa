import type { FreeStretch, FreeTime } from '#kernel/free-times.ts'

/** The times that can be chosen in the pickers. The component that uses the pickers provides these functions. */
export interface OfferedTimes {
  /** Undefined if the instant may be chosen, else the reason why not. */
  refusal(at: Temporal.Instant): string | undefined
  slotsOn(date: Temporal.PlainDate): readonly FreeTime[]
  /** Is the day not free, free at certain times only, or free the whole day (specification §2, Date picker)? */
  dayAvailability(date: Temporal.PlainDate): {
    readonly state: 'disabled' | 'limited' | 'open'
    readonly stretches: readonly FreeStretch[]
  }
  /** The earliest free instant, at or after `from` if it is given. Undefined if no time is free. */
  nextFree(from?: Temporal.Instant): Temporal.Instant | undefined
}
