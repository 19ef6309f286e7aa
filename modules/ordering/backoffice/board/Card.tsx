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
import { useNoSecondTap } from '../parts/second-tap.ts'
import { type CardLinks, followed } from './card-links.ts'
import { useNear } from './near.ts'
import { Pick } from './Pick.tsx'
import { useSelection } from './selection.tsx'

interface CardProps {
  order: OrderSummary
  /** The warning that the vehicle has another ride at the time of this ride; undefined if it has none. */
  busy: string | undefined
  /** Whether this card had the focus last. Keys such as 'A' (accept) act on this card, unless the drawer is open. */
  isCurrent: boolean
  /** Whether this is the missed or escalated order that has waited longest. Only its card has the strongest highlight. */
  isOldestAlarm: boolean
  links: CardLinks
  /**
   * Whether this is one of the first cards of its column. The first cards are drawn in full with the first render, the other cards later
   * (`near.ts`).
   */
  isFirst: boolean
  /**
   * Set for some seconds after a step on this screen. During this time the card stays in its place. After the server has responded, the
   * card shows the result.
   */
  kept?: KeptPlace | undefined
}

/**
 * The card of one order. It shows in this sequence: number, kind and payment; age or due time; guest and amount; items or route; comment;
 * one action. The link of the number covers the whole card. While staff select several orders, a tap on the link selects the card and does
 * not open the order. A card renders again only when its own props or its content change, not with every change of the list and not every
 * second. A card that is not drawn in full yet (`near.ts`) shows only number, guest and amount: the keyboard, find-in-page and screen readers
 * need these.
 */
export const Card = memo(function Card({ order, busy, isCurrent, isOldestAlarm, links, isFirst, kept }: CardProps) {
  const t = useTexts(boardTexts)
  const { branches, branchId } = useStaff()
  const selection = useSelection()
  const article = useRef<HTMLElement>(null)
  const isDrawn = useNear(article, isFirst)
  const onClickCapture = useNoSecondTap('button', '.kept button')
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
  const label = labelOf(order, t)
  // The branch is shown if the board shows several branches: each branch counts its ticket numbers from 1, so numbers repeat.
  const place =
    branchId === undefined && branches.length > 1 ? branches.find((one) => one.id === order.branchId)?.name : undefined
  const guest = guestShown(order, t)
  // Scrolls the whole card into view when the user selects it by key, or when the result of a step appears on it. A selection by pointer does
  // not scroll: the card would move between press and release, and the click would be lost. The first render does not scroll either, because
  // the card may only have moved to another column.
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
      onClickCapture={onClickCapture}
      style={kept?.height ? { minHeight: kept.height } : undefined}
    >
      {isDrawn ? <Pick id={order.id} label={label} /> : null}
      <div className="h">
        {isDrawn ? <Age order={order} now={now} /> : null}
        <a
          className={`no ${order.ticketNumber === null ? 'long' : ''}`}
          href={links.hrefOf(order.id)}
          onClick={(event) => {
            // The Enter key causes a click with `detail` 0. It opens the order even while staff select several orders.
            const isTap = event.detail > 0
            followed(event, () =>
              isTap && selection.selected.get().isOn ? selection.toggle(order.id) : links.open(order.id),
            )
          }}
          aria-label={`${label}, ${guest}`}
        >
          {shortNumberOf(order)}
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
