import { dateAt, formatDate, formatTime, type Zone } from '#kernel/time.ts'

/** 'Heute, {date}', 'Morgen, {date}' or the date alone, with the time (specification §2, Checkout: Appointment). */
export function appointmentWords(
  at: Temporal.Instant,
  now: Temporal.Instant,
  zone: Zone,
  texts: {
    today: (date: string) => string
    tomorrow: (date: string) => string
    at: (date: string, time: string) => string
  },
): string {
  const [date, today] = [dateAt(at, zone), dateAt(now, zone)]
  const written = formatDate(date)
  const day = date.equals(today)
    ? texts.today(written)
    : date.equals(today.add({ days: 1 }))
      ? texts.tomorrow(written)
      : written
  return texts.at(day, formatTime(at.toZonedDateTimeISO(zone)))
}
