import type { BookingTexts } from '../words/booking.ts'
import { fullMinutes } from '#modules/maps/rules/route-figures.ts'

/** The driving time as text: '48 Min.' or '3 Std. 10 Min.' */
export function durationText(seconds: number, texts: BookingTexts['route']): string {
  const minutes = fullMinutes(seconds)
  return minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.floor(minutes / 60), minutes % 60)
}
