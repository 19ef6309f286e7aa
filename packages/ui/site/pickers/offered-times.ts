/** One time that may be chosen. */
export interface OfferedTime {
  readonly at: Temporal.Instant
  /** HH:mm on the branch's clocks. */
  readonly time: string
  /** '+02:00', only where the clocks show this time twice on the day. */
  readonly offset?: string
}

/** Free times in a row, wall time: from the first to `to`, which itself is not offered; '24:00' at the day's end. */
export interface FreeStretch {
  readonly from: string
  readonly to: string
  readonly firstSlot: Temporal.Instant
  readonly lastSlot: Temporal.Instant
}

/** What the pickers choose from. Whoever shows them knows the rules behind it. */
export interface OfferedTimes {
  /** Undefined when the instant may be chosen, else why not. */
  refusal(at: Temporal.Instant): string | undefined
  slotsOn(date: Temporal.PlainDate): readonly OfferedTime[]
  /** Nothing free, free at certain times only, or free the whole day (specification §2, Date picker). */
  dayAvailability(date: Temporal.PlainDate): {
    readonly state: 'disabled' | 'limited' | 'open'
    readonly stretches: readonly FreeStretch[]
  }
  /** The earliest at or after `from`, or of all. */
  nextFree(from?: Temporal.Instant): Temporal.Instant | undefined
}
