import { branchWords } from '../words/branch.ts'
import type { FormView } from '#ui/backoffice/crud/editor.ts'
import { formatMomentInText, formatTime } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { IconClock } from '@tabler/icons-react'
import type { branchEntity } from '../contract.ts'
import { branchOpening, offeredHours, onlyDelivers } from '../rules/branch-opening.ts'

/**
 * A badge such as 'Geöffnet bis 01:00' or 'Nur Lieferung, bis 22:00', which shows whether the branch is open now. It is calculated from the
 * saved hours, not from the hours that are typed in the form.
 */
export function BranchBadge({ record }: FormView<typeof branchEntity>) {
  const t = useTexts(branchWords).open
  const locale = useLocale()
  const now = useNow(30_000)
  if (!record) return null
  const zone = record.timeZone
  const hours = offeredHours(record)
  const at = Temporal.Instant.fromEpochMilliseconds(Math.round(now))
  const moment = (time: Temporal.Instant) => formatMomentInText(time.epochMilliseconds, now, zone, locale)
  // Rides have no delivery.
  const delivery = record.kind === 'orders' ? onlyDelivers(hours, at, zone) : undefined
  if (delivery) {
    const { until, opensAt } = delivery
    return (
      <span className="bdg new">
        <IconClock className="i" aria-hidden />
        {until
          ? t.onlyDeliveryUntil(formatTime(until.epochMilliseconds, zone))
          : opensAt
            ? t.onlyDeliveryOpens(moment(opensAt))
            : t.onlyDelivery}
      </span>
    )
  }
  const opening = branchOpening(hours, at, zone)
  if (opening.state === 'closed') {
    return (
      <span className="bdg alarm">
        <IconClock className="i" aria-hidden />
        {opening.opensAt ? t.closedUntil(moment(opening.opensAt)) : t.closed}
      </span>
    )
  }
  const isOpen =
    opening.state === 'always-open' || !opening.until
      ? t.always
      : t.until(formatTime(opening.until.epochMilliseconds, zone))
  return (
    <span className={`bdg ${opening.state === 'closes-soon' ? 'new' : 'ok'}`}>
      <IconClock className="i" aria-hidden />
      {isOpen}
    </span>
  )
}
