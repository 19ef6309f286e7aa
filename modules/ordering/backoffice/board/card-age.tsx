import { boardTexts } from '../../words/board.ts'
import { formatDuration, formatTime, formatWait } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNowAs } from '#ui/backoffice/use-now.ts'
import { IconAlarm, IconAlertTriangle, IconClock, IconSpeakerphone } from '@tabler/icons-react'
import type { OrderSummary } from '../../contract.ts'
import { endOf, zoneOf } from '../parts/order-words.ts'
import { SOON_WITHIN_MS, WARNS_AFTER_MS } from '../parts/changes.ts'
import { urgencyOf, waitsFrom } from '../parts/columns.ts'

const HALF_MINUTE_MS = 30_000

/**
 * The time at the right of a card: how long a waiting order has waited, or when an accepted order is due. Late orders are red and have a
 * different icon.
 */
export function Age({ order, now }: { order: OrderSummary; now: number }) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const urgency = urgencyOf(order, now)
  const zone = zoneOf(order, branches)
  if (order.state === 'waiting') {
    const look =
      urgency.isEscalated || urgency.isMissed ? 'late' : now - waitsFrom(order) >= WARNS_AFTER_MS ? 'warn' : ''
    const Picture = look === 'late' ? IconAlarm : IconClock
    return (
      <time className={`age ${look}`} dateTime={order.createdAt}>
        <Picture size={18} stroke={1.75} aria-hidden />
        {urgency.isBeforeOpening ? (
          formatTime(Date.parse(order.createdAt), zone)
        ) : (
          <Wait since={new Date(waitsFrom(order)).toISOString()} />
        )}
      </time>
    )
  }
  const due = endOf(order)
  if (due === undefined) return <span className="age">{formatTime(Date.parse(order.createdAt), zone)}</span>
  const left = due - now
  // Within half a minute before and after the due time of food, the text is 'now', because the rounded time would be '0 min'.
  if (order.kind === 'food' && Math.abs(left) < HALF_MINUTE_MS) return <span className="age">{t.card.dueNow}</span>
  if (left < 0) {
    return (
      <span className="age late">
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
        {t.card.over(formatDuration(-left / 1000))}
      </span>
    )
  }
  const isSoon = order.kind === 'food' && left < SOON_WITHIN_MS
  const time = formatTime(due, zone)
  return (
    <span className="age">
      {isSoon
        ? t.card.dueIn(formatDuration(left / 1000))
        : order.kind === 'ride' && order.state === 'in-delivery'
          ? t.card.arrives(time)
          : time}
    </span>
  )
}

/** The waiting time of a new order. Only this text renders again each second, not the whole card. */
function Wait({ since }: { since: string }) {
  const at = Date.parse(since)
  return useNowAs((now) => formatWait(now - at))
}

/**
 * The badge 'verpasst' or 'eskaliert'; nothing if the order is neither missed nor escalated. Only the order that has waited longest has a
 * solid badge, because this order should stand out.
 */
export function AlarmBadge({ urgency, isOldest }: { urgency: ReturnType<typeof urgencyOf>; isOldest: boolean }) {
  const t = useTexts(boardTexts).card
  if (!urgency.isMissed && !urgency.isEscalated) return null
  const Picture = urgency.isMissed ? IconAlarm : IconSpeakerphone
  return (
    <span className={`bdg ${isOldest ? 'solid-alarm' : 'alarm'}`}>
      <Picture className="i" stroke={2} aria-hidden />
      {urgency.isMissed ? t.missed : t.escalated}
    </span>
  )
}
