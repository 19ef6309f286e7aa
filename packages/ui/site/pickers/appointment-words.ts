import { dateAt, formatAppointmentDate, formatTime, type Zone } from '#kernel/time.ts'

/** The text of an appointment: 'Heute, {date}', 'Morgen, {date}' or the date alone, with the time (specification §2, Checkout: Appointment). */
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
  const written = formatAppointmentDate(date)
  const day = date.equals(today)
    ? texts.today(written)
    : date.equals(today.add({ days: 1 }))
      ? texts.tomorrow(written)
      : written
  return texts.at(day, formatTime(at.toZonedDateTimeISO(zone)))
}

/** Day and time of an appointment in the middle of a sentence: 'heute', 'morgen' or 'am 26.11.26', and '08:00'. */
export function appointmentInText(
  at: Temporal.Instant,
  now: Temporal.Instant,
  zone: Zone,
  texts: { today: string; tomorrow: string; on: (date: string) => string },
): { day: string; time: string } {
  const [date, today] = [dateAt(at, zone), dateAt(now, zone)]
  const time = formatTime(at.toZonedDateTimeISO(zone))
  if (date.equals(today)) return { day: texts.today, time }
  return { day: date.equals(today.add({ days: 1 })) ? texts.tomorrow : texts.on(formatAppointmentDate(date)), time }
}
