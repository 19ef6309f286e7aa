import type { Locale } from '#contract/locale.ts'
import { foodStatusTexts } from '#modules/ordering/words/status-food.ts'
import { dateAt, formatDate, formatTime, type Zone } from '#kernel/time.ts'
import type { PublicOrder } from '#modules/ordering/contract.ts'

/** For an order placed at night: the text that tells when the branch opens, 'Wir öffnen heute um 10:00 Uhr.' Empty after that time. */
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
  return isDelivery ? texts.deliversOn(formatDate(wall), time) : texts.opensOn(formatDate(wall), time)
}

function wallOf(at: string, now: number, zone: Zone) {
  const wall = Temporal.Instant.from(at).toZonedDateTimeISO(zone)
  return { wall, isToday: wall.toPlainDate().equals(dateAt(Temporal.Instant.fromEpochMilliseconds(now), zone)) }
}

/**
 * The requested time as a sentence: 'Gewünscht ist 19:00 Uhr.', with the date if it is another day. An order for another day shows this
 * text instead of today's opening.
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
  return isToday ? texts.wished(formatTime(wall)) : texts.wishedOn(formatDate(wall), formatTime(wall))
}

/** The planned time as a sentence: 'Geplant ist 18:45 Uhr.', with the date if it is another day. */
export function planned(at: string, now: number, zone: Zone, locale: Locale): string {
  const texts = foodStatusTexts(locale).state
  const { isToday, wall } = wallOf(at, now, zone)
  return isToday ? texts.planned(formatTime(wall)) : texts.plannedOn(formatDate(wall), formatTime(wall))
}
