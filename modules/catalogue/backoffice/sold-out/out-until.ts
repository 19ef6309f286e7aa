import { dateAt } from '#kernel/time.ts'

/** A business day is from 06:00 to 06:00. A product that is marked as sold out at 00:30 is available again at 06:00. */
const DAY_BEGINS = { hour: 6 } as const

/** When 'Heute aus' ends: the next 06:00 in the branch's time zone. */
export function endOfBusinessDay(now: Temporal.Instant, zone: string): Temporal.Instant {
  const today = dateAt(now, zone)
  const at = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(DAY_BEGINS) }).toInstant()
  const morning = at(today)
  return Temporal.Instant.compare(now, morning) < 0 ? morning : at(today.add({ days: 1 }))
}
