import type { Locale } from '#contract/locale.ts'
import type { Zone } from '#kernel/time.ts'
import { dateNames } from '#ui/site/pickers/date-names.ts'
import { rideSummaryTexts } from '../words/ride-summary.ts'

/**
 * The ride as one line of text in each language, and the time of its pick-up, for the device on which it is booked. The names of the places
 * stay as the guest chose them.
 */
export function orderedRide(
  { from, to }: { from: string; to: string },
  appointment: Temporal.Instant,
  zone: Zone,
): Record<Locale, { text: string; pickUp: string }> {
  const written = (locale: Locale) => {
    const pickUp = dateNames(locale).appointment(appointment, zone)
    return { text: `${rideSummaryTexts(locale).summary.toPlace(from, to)}, ${pickUp}`, pickUp }
  }
  return { de: written('de'), en: written('en') }
}
