import type { Locale } from '#contract/locale.ts'
import { foodStatusTexts } from '#modules/ordering/words/status-food.ts'
import { dateAt, formatAppointmentDate, formatTime, type Zone } from '#kernel/time.ts'
import type { PublicOrder } from '#modules/ordering/contract.ts'

/**
 * A sentence that says when the branch opens, for an order that was placed while the branch was closed: 'Wir öffnen heute um 10:00 Uhr.'
 * Undefined: the branch was open, or has opened in the meantime.
 */
export function opening(
  { awaitedFrom, isDelivery }: Pick<PublicOrder, 'awaitedFrom' | 'isDelivery'>,
  now: number,
  zone: Zone,
  locale: Locale,
): string | undefined {
  if (!awaitedFrom || Date.parse(awaitedFrom) <= now) return undefined
  const texts = foodStatusTexts(locale).state
  const { isToday, wall } = wallOf(awaitedFrom, now, zone)
  const time = formatTime(wall)
  if (isToday) return isDelivery ? texts.deliversAt(time) : texts.opensAt(time)
  return isDelivery
    ? texts.deliversOn(formatAppointmentDate(wall), time)
    : texts.opensOn(formatAppointmentDate(wall), time)
}

function wallOf(at: string, now: number, zone: Zone) {
  const wall = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  return { wall, isToday: wall.toPlainDate().equals(dateAt(Temporal.Instant.fromEpochMilliseconds(now), zone)) }
}

/**
 * A sentence with the time for which the order was placed: 'Bestellt für 19:00 Uhr.', with the date if it is not today. This is the time
 * that the guest asked for, or the earliest time of a dish that takes longer. Undefined: the order has no such time, or staff have already
 * planned a time (`appointmentDate`).
 */
export function wished(
  { appointment, appointmentDate }: Pick<PublicOrder, 'appointment' | 'appointmentDate'>,
  now: number,
  zone: Zone,
  locale: Locale,
): string | undefined {
  if (!appointment || appointmentDate) return undefined
  const texts = foodStatusTexts(locale).state
  const { isToday, wall } = wallOf(appointment, now, zone)
  return isToday ? texts.wished(formatTime(wall)) : texts.wishedOn(formatAppointmentDate(wall), formatTime(wall))
}

/** A planned time that is at most this far ahead is shown with its minutes. */
const SOON_MS = 3 * 60 * 60_000

/**
 * A sentence with the time that staff have planned: 'Geplant ist 18:45 Uhr.', with the date if it is not today. In the next three hours the
 * minutes are more useful, also after midnight: 'Geplant ist in etwa 15 Min. (00:10 Uhr).'
 */
export function planned(at: string, now: number, zone: Zone, locale: Locale): string {
  const texts = foodStatusTexts(locale).state
  const { isToday, wall } = wallOf(at, now, zone)
  const ahead = Date.parse(at) - now
  if (ahead > 0 && ahead <= SOON_MS) return texts.plannedIn(Math.ceil(ahead / 60_000), formatTime(wall))
  return isToday ? texts.planned(formatTime(wall)) : texts.plannedOn(formatAppointmentDate(wall), formatTime(wall))
}
