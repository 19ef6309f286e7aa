/** An appointment time that a guest can choose. */
export interface FreeTime {
  readonly at: Temporal.Instant
  /** Local time as HH:mm in the zone of the branch. */
  readonly time: string
  /** UTC offset such as '+02:00'. Only set if this local time occurs twice on the day, when the clocks are set back. */
  readonly offset?: string
}

/** A range of free local times of a day. `from` is included, `to` is not. `to` is '24:00' at the end of the day. */
export interface FreeStretch {
  readonly from: string
  readonly to: string
  readonly firstSlot: Temporal.Instant
  readonly lastSlot: Temporal.Instant
}
