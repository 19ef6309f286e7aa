import type { AppointmentRefusal } from '#modules/branches/rules/appointment-slots.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { entryTexts } from '../../words/entry.ts'

/**
 * Says that the chosen time of an order is not possible any more, for example because of a dish that was added afterwards, and offers the
 * next possible time. `next` undefined: no time is possible.
 */
export function GoneTime(props: {
  refusal: AppointmentRefusal
  /** The text if the branch is closed, or does not deliver, at the chosen time. */
  closed: string
  next: Temporal.Instant | undefined
  now: number
  zone: string
  onTake: (next: Temporal.Instant) => void
}) {
  const t = useTexts(entryTexts)
  const { locale } = useStaff()
  const { next, now, refusal, zone } = props
  const reasons: Partial<Record<AppointmentRefusal, string>> = {
    'appointment.too_soon': t.gone.tooSoon,
    'appointment.unavailable': t.gone.notServed,
    'appointment.closed': props.closed,
  }
  return (
    <Banner tone="new">
      <p>{reasons[refusal] ?? t.gone.other}</p>
      {next ? (
        <button type="button" className="chip mid" onClick={() => props.onTake(next)}>
          {t.takeNext(formatMomentInText(next.epochMilliseconds, now, zone, locale))}
        </button>
      ) : (
        <p>{t.noNext}</p>
      )}
    </Banner>
  )
}
