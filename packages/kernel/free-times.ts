/** One time that may be chosen. */
export interface FreeTime {
  readonly at: Temporal.Instant
  /** HH:mm on the branch's clocks. */
  readonly time: string
  /** '+02:00', only where the clocks show this time twice on the day. */
  readonly offset?: string
}

/** Free times of a day in a row, wall time: from the first to `to`, which itself is not offered; '24:00' at the day's end. */
export interface FreeStretch {
  readonly from: string
  readonly to: string
  readonly firstSlot: Temporal.Instant
  readonly lastSlot: Temporal.Instant
}
