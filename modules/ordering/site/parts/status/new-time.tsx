import type { Locale } from '#contract/locale.ts'
import { formatAppointment, type Zone } from '#kernel/time.ts'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import { newTimeTexts } from '#modules/ordering/words/new-time.ts'
import { Icon } from '#ui/site/icon.tsx'

/** The new time of an order that staff moved. The time before is struck out. Nothing is shown if staff did not move the order. */
export function NewTime({ locale, order, zone }: { order: PublicOrder; zone: Zone; locale: Locale }) {
  const { appointmentDate, timeBefore } = order
  if (!timeBefore || !appointmentDate) return null
  const t = newTimeTexts(locale)
  const at = (iso: string) => formatAppointment(Temporal.Instant.from(iso), zone)
  return (
    <p className="notice st-moved">
      <Icon name="calendar" />
      <span>
        {t.title}: <b className="num">{at(appointmentDate)}</b> <span className="vh">{t.before('')}</span>
        <s className="num">{at(timeBefore)}</s>
      </span>
    </p>
  )
}
