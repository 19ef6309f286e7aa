import type { Locale } from '#contract/locale.ts'
import type { Zone } from '#kernel/time.ts'
import { appointmentInText } from '#ui/site/pickers/appointment-words.ts'
import { readyAfter } from '../rules/before-ready.ts'
import { foodCheckoutTexts } from '../words/checkout.ts'

/**
 * Returns the note for a chosen time at which the kitchen is not likely to be ready. The note is undefined for all other times. `minutes`:
 * the estimate of the kitchen; undefined if there is none.
 */
export const kitchenNote =
  (minutes: number | undefined, { locale, now, zone }: { locale: Locale; now: Temporal.Instant; zone: Zone }) =>
  (at: Temporal.Instant): string | undefined => {
    const ready = readyAfter(at, now, minutes)
    if (!ready || minutes === undefined) return undefined
    const { appointment } = foodCheckoutTexts(locale)
    const { day, time } = appointmentInText(ready, now, zone, appointment.inText)
    return appointment.early(minutes, day, time)
  }
