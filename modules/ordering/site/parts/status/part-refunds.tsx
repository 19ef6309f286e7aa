import type { Locale } from '#contract/locale.ts'
import { formatAppointment, type Zone } from '#kernel/time.ts'
import type { PublicOrder } from '../../../contract.ts'
import { orderChangeTexts } from '../../../words/order-changes.ts'
import { partRefundText, partRefundTitle } from '../../../words/part-refund.ts'
import { Icon } from '#ui/site/icon.tsx'

/**
 * The partial refunds that staff made, the oldest first. The list is not shown after everything was refunded: it does not contain the last
 * refund, so it would show less money than was refunded.
 */
export function PartRefunds({ locale, order, zone }: { order: PublicOrder; zone: Zone; locale: Locale }) {
  const told = (order.partRefunds ?? []).flatMap((refund) => {
    const text = partRefundText(refund, order.currency, locale)
    return text ? [{ at: refund.at, text }] : []
  })
  if (told.length === 0 || order.isRefunded) return null
  return (
    <div className="notice st-changes">
      <Icon name="info" />
      <div>
        <h2>{partRefundTitle(order, locale)}</h2>
        <ul>
          {told.map(({ at, text }) => (
            <li key={at}>
              {text}{' '}
              <time className="small muted" dateTime={at}>
                {orderChangeTexts(locale).at(dayAndClock(at, zone))}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Day and time as '28.11.26, 17:58', because staff may refund a part days after the order. */
const dayAndClock = (iso: string, zone: Zone): string => formatAppointment(Temporal.Instant.from(iso), zone)
