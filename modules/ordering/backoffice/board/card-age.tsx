import { boardTexts } from '../../words/board.ts'
import { formatDuration, formatMomentInText, formatTime, formatWait } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNowAs } from '#ui/backoffice/use-now.ts'
import { IconAlarm, IconAlertTriangle, IconClock, IconSpeakerphone } from '@tabler/icons-react'
import type { OrderSummary } from '../../contract.ts'
import { type CardTime, cardTime } from '../parts/card-time.ts'
import type { urgencyOf } from '../parts/columns.ts'
import { zoneOf } from '../parts/order-words.ts'

/**
 * The time at the right end of a card, with a word that says what it means. A tooltip shows it as a whole sentence. Late orders are red and
 * have a different icon.
 */
export function Age({ order, now }: { order: OrderSummary; now: number }) {
  const t = useTexts(boardTexts).card.time
  const { branches, locale } = useStaff()
  const zone = zoneOf(order, branches)
  const { kind, at, look } = cardTime(order, now)
  const title = t.hint[kind](formatMomentInText(at, now, zone, locale))
  const Picture =
    kind === 'since' ? (look === 'late' ? IconAlarm : IconClock) : kind === 'over' ? IconAlertTriangle : undefined
  return (
    <time className={`age ${look}`} dateTime={new Date(at).toISOString()} title={title}>
      {Picture ? <Picture size={18} stroke={1.75} aria-hidden /> : null}
      {kind === 'since' ? <Wait since={at} /> : t[kind](timeText({ kind, at }, now, zone))}
    </time>
  )
}

function timeText({ kind, at }: Pick<CardTime, 'kind' | 'at'>, now: number, zone: string): string {
  if (kind === 'dueIn' || kind === 'over') return formatDuration(Math.abs(at - now) / 1000)
  return formatTime(at, zone)
}

/** The waiting time of a new order. Only this text renders again each second, not the whole card. */
function Wait({ since }: { since: number }) {
  const t = useTexts(boardTexts).card.time
  return useNowAs((now) => t.since(formatWait(now - since)))
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
