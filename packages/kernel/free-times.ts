/** A time that can be chosen. */
export interface FreeTime {
  readonly at: Temporal.Instant
  /** Wall time as HH:mm in the zone of the branch. */
  readonly time: string
  /** UTC offset such as '+02:00'. Only set where this wall time occurs twice on the day. */
  readonly offset?: string
}

/** A range of free wall times of a day, from `from` up to but without `to`. `to` is '24:00' at the end of the day. */
export interface FreeStretch {
  readonly from: string
  readonly to: string
  readonly firstSlot: Temporal.Instant
  readonly lastSlot: Temporal.Instant
}
