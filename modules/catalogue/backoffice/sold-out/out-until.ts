import { dateAt } from '#kernel/time.ts'

/** The hour at which a business day begins. A product that is marked as sold out for today at 00:30 is available again at 06:00 of the same date. */
const DAY_BEGINS = { hour: 6 } as const

/** When a mark 'Heute aus' (sold out for today) ends: at the next 06:00 in the time zone of the branch. */
export function endOfBusinessDay(now: Temporal.Instant, zone: string): Temporal.Instant {
  const today = dateAt(now, zone)
  const at = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(DAY_BEGINS) }).toInstant()
  const morning = at(today)
  return Temporal.Instant.compare(now, morning) < 0 ? morning : at(today.add({ days: 1 }))
}
