import type { Locale } from '#contract/locale.ts'
import type { PublicOrder } from '#modules/ordering/contract.ts'
import { ContactButtons, type StatusBranch } from '#modules/ordering/site/parts/status/status-parts.tsx'
import type { StatusView } from '#modules/ordering/site/parts/status/status-view.ts'
import { statusTexts } from '#modules/ordering/words/status.ts'
import { dateNames } from '#ui/site/pickers/date-names.ts'
import { freeCancel } from '#modules/ordering/rules/free-cancel.ts'
import { rideCancelTexts } from '../../words/ride-cancel.ts'

/**
 * Shows the time until which the ride can be cancelled free of charge. Guests cannot cancel a confirmed ride on this page
 * (docs/rules/orders.md, Cancelling a ride). Therefore phone and mail of the business are shown for such a ride. `now`: milliseconds since
 * 1970.
 */
export function RideCancel(props: {
  order: Pick<PublicOrder, 'uid' | 'appointment' | 'appointmentDate'>
  view: StatusView
  branch: StatusBranch
  now: number
  locale: Locale
}) {
  const { branch, locale, order, view } = props
  if (view !== 'waiting' && view !== 'confirmed') return null
  const texts = rideCancelTexts(locale)
  const limit = limitOf(props)
  const when = limit && dateNames(locale).appointment(limit.until, branch.timeZone)
  if (view === 'waiting')
    return limit ? <p className="small">{limit.isOver ? texts.waiting.over : texts.waiting.free(when ?? '')}</p> : null
  return (
    <section className="stack ride-cancel">
      <h3>{texts.title}</h3>
      <p className="small">
        {limit && `${limit.isOver ? texts.over : texts.free(when ?? '')} `}
        {texts.how(order.uid)}
      </p>
      <ContactButtons branch={branch} mail={statusTexts(locale).contact.mail} subject={texts.subject(order.uid)} />
    </section>
  )
}

/** The time until which cancelling is free of charge. Undefined if the branch has set no limit, or if the ride has no appointment. */
function limitOf({ branch, now, order }: Parameters<typeof RideCancel>[0]) {
  const appointment = order.appointmentDate ?? order.appointment
  return appointment && branch.freeCancelHours != null
    ? freeCancel(
        Temporal.Instant.from(appointment),
        branch.freeCancelHours,
        Temporal.Instant.fromEpochMilliseconds(now),
      )
    : undefined
}
