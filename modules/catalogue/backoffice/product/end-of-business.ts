/** When tonight is over: 6 in the morning, where the back office's days begin (design §5, Week picture), so that a kitchen open past midnight keeps it off. */
export function endOfBusiness(now: number, timeZone: string): string {
  const wall = Temporal.Instant.fromEpochMilliseconds(Math.floor(now)).toZonedDateTimeISO(timeZone)
  const morning = wall.with({ hour: 6, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
  const end = Temporal.ZonedDateTime.compare(morning, wall) > 0 ? morning : morning.add({ days: 1 })
  return end.toInstant().toString()
}
