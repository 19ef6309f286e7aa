import type { BookingTexts } from '#i18n/booking.ts'

/** '61,9 km': one decimal up to 100 km, then whole ones; the German way in every language, like money. */
export function distanceText(metres: number, texts: BookingTexts['route']): string {
  const tenths = Math.round(metres / 100)
  const km = metres < 100_000 ? `${Math.floor(tenths / 10)},${tenths % 10}` : String(Math.round(metres / 1000))
  return texts.kilometres(km)
}

/** '48 Min.' or '3 Std. 10 Min.'; up to full minutes. */
export function durationText(seconds: number, texts: BookingTexts['route']): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.floor(minutes / 60), minutes % 60)
}
