import type { FreeStretch, FreeTime } from '#kernel/free-times.ts'

/** What can be chosen in the pickers. The owner of the pickers knows the rules behind it. */
export interface OfferedTimes {
  /** Undefined when the instant may be chosen, else the reason why not. */
  refusal(at: Temporal.Instant): string | undefined
  slotsOn(date: Temporal.PlainDate): readonly FreeTime[]
  /** Nothing free, free at certain times only, or free the whole day (specification §2, Date picker). */
  dayAvailability(date: Temporal.PlainDate): {
    readonly state: 'disabled' | 'limited' | 'open'
    readonly stretches: readonly FreeStretch[]
  }
  /** The earliest at or after `from`, or of all. */
  nextFree(from?: Temporal.Instant): Temporal.Instant | undefined
}
