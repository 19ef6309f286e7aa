import { dateAt } from '#kernel/time.ts'

/** A business day runs from six to six: what runs out at half past midnight is out for the night, not for another day. */
const DAY_BEGINS = { hour: 6 } as const

/** When 'Heute aus' ends: the next six o'clock on the branch's clocks. */
export function endOfBusinessDay(now: Temporal.Instant, zone: string): Temporal.Instant {
  const today = dateAt(now, zone)
  const at = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(DAY_BEGINS) }).toInstant()
  const morning = at(today)
  return Temporal.Instant.compare(now, morning) < 0 ? morning : at(today.add({ days: 1 }))
}
