import type { Locale } from '#contract/locale.ts'
import type { Zone } from '#kernel/time.ts'
import { dateNames } from '#ui/site/pickers/date-names.ts'
import { rideSummaryTexts } from '../words/ride-summary.ts'

/**
 * The ride as text in each language, in one line and in few words, and the time of its pick-up, for the device on which it is booked. The
 * names of the places stay as the guest chose them. `short`: the names without the exact addresses that the guest typed.
 */
export function orderedRide(
  { from, short, to }: { from: string; to: string; short: { from: string; to: string } },
  appointment: Temporal.Instant,
  zone: Zone,
): Record<Locale, { text: string; short: string; pickUp: string }> {
  const written = (locale: Locale) => {
    const pickUp = dateNames(locale).appointment(appointment, zone)
    return {
      text: `${rideSummaryTexts(locale).summary.toPlace(from, to)}, ${pickUp}`,
      // A line breaks before the arrow, not after it.
      short: `${short.from} →\u00a0${short.to}`,
      pickUp,
    }
  }
  return { de: written('de'), en: written('en') }
}
