import { boardTexts } from '../../words/board.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Tooltip } from '@mantine/core'
import { memo, useEffect, useRef } from 'react'
import type { OrderSummary } from '../../contract.ts'
import { isPriceOpen } from '../../rules/price-open.ts'
import { useCardTime } from '../parts/changes.ts'
import { guestShown, labelOf, shortNumberOf } from '../parts/order-words.ts'
import { Age, AlarmBadge } from './card-age.tsx'
import { Badges, CardContent } from './CardContent.tsx'
import type { KeptPlace } from '../parts/feed/kept-places.ts'
import { urgencyOf } from '../parts/columns.ts'
import { type CardLinks, followed } from './card-links.ts'
import { useNear } from './near.ts'
import { Pick } from './Pick.tsx'

interface CardProps {
  order: OrderSummary
  /** Text that says why the vehicle of this ride is not free; undefined if it is free. */
  busy: string | undefined
  /** Whether the keys act on this card. */
  isCurrent: boolean
  /** Whether this unanswered order has waited longest: only that card is solid red. */
  isOldestAlarm: boolean
  links: CardLinks
  /** Whether the card is one of the first of its column, which are drawn in full at once. */
  isFirst: boolean
  /** Set for a moment after a step on this screen: the card keeps its place and shows the result. */
  kept?: KeptPlace | undefined
}

/**
 * A card shows, always in this sequence: number, kind, paid · age or due time · guest and amount · items or route · comment · one action.
 * The number's link covers the card. A card renders again only when its order changes, or when time changes what it shows. Far outside the
 * visible part it shows only number, guest and amount, which the keyboard, find-in-page and screen readers need.
 */
export const Card = memo(function Card({ order, busy, isCurrent, isOldestAlarm, links, isFirst, kept }: CardProps) {
  const t = useTexts(boardTexts)
  const { branches, branchId } = useStaff()
  const article = useRef<HTMLElement>(null)
  const isDrawn = useNear(article, isFirst)
  const told = kept?.isPending ? undefined : kept
  const now = useCardTime(order)
  const urgency = urgencyOf(order, now)
  const isWaiting = order.state === 'waiting'
  const look = told
    ? 'kept'
    : isWaiting && !urgency.isCounterOpen && !urgency.isBeforeOpening
      ? urgency.isEscalated || urgency.isMissed
        ? `alarm ${isOldestAlarm ? 'oldest' : ''}`
        : 'fresh'
      : ''
  const label = labelOf(order, branches, t)
  // Shows the branch, because each branch counts its tickets from 1.
  const place =
    branchId === undefined && branches.length > 1 ? branches.find((one) => one.id === order.branchId)?.name : undefined
  const guest = guestShown(order, t)
  // When a key selects the card, or when the result of a step appears on it, scrolls the whole card into view. A pointer never scrolls: the
  // card would move between press and release, and the click would be lost. The first render does not scroll, because the card may only
  // have moved to another column.
  const seen = useRef('')
  useEffect(() => {
    const now = isCurrent ? `${isDrawn} ${told ? 'told' : ''}` : 'no'
    const isByKey = article.current?.querySelector(':focus-visible') !== null
    if (isCurrent && isByKey && seen.current !== '' && seen.current !== now)
      article.current?.scrollIntoView({ block: 'nearest' })
    seen.current = now
  })
  return (
    <article
      ref={article}
      className={`oc ${look} ${isCurrent ? 'cur' : ''} ${isDrawn ? '' : 'far'}`}
      aria-label={label}
      data-order={order.id}
      style={kept?.height ? { minHeight: kept.height } : undefined}
    >
      <div className="h">
        {isDrawn ? <Age order={order} now={now} /> : null}
        {isDrawn ? <Pick id={order.id} label={label} /> : null}
        <a
          className={`no ${order.ticketNumber === null ? 'long' : ''}`}
          href={links.hrefOf(order.id)}
          onClick={(event) => followed(event, () => links.open(order.id))}
          aria-label={`${label}, ${guest}`}
        >
          {shortNumberOf(order, branches)}
        </a>
        {isDrawn ? <Badges order={order} place={place} /> : null}
      </div>
      <div className="who">
        <span className="el" title={guest}>
          {guest}
        </span>
        {isDrawn ? <AlarmBadge urgency={urgency} isOldest={isOldestAlarm} /> : null}
        <span className="p">
          {isDrawn && isPriceOpen(order) ? (
            <Tooltip label={order.ride?.route.estimated ? t.card.estimatedHint : t.card.approximateHint}>
              <span className="mut">{t.card.approximate} </span>
            </Tooltip>
          ) : null}
          {formatMoney(order.pricing.totalGross, order.currency)}
        </span>
      </div>
      {isDrawn ? <CardContent order={order} now={now} busy={busy} told={told} /> : null}
    </article>
  )
})
