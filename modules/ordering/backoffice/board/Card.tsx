import { boardTexts } from '../../words/board.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Tooltip } from '@mantine/core'
import { IconCircleCheck, IconMessage, IconReceiptRefund } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import type { OrderSummary } from '../../contract.ts'
import { isPriceOpen } from '../../rules/price-open.ts'
import { useCardTime } from '../parts/changes.ts'
import { guestShown, kindOf, labelOf, shortNumberOf } from '../parts/order-words.ts'
import { Age, AlarmBadge } from './card-age.tsx'
import { Chips } from './card-chips.tsx'
import { ItemLines, ItemsInShort, Progress, RideLines } from './card-lines.tsx'
import { CardActions } from './CardActions.tsx'
import { KeptStrip } from '../KeptStrip.tsx'
import type { KeptPlace } from '../parts/feed/kept-places.ts'
import { urgencyOf } from '../parts/columns.ts'
import { Pick } from './Pick.tsx'

const small = { className: 'i', stroke: 2, 'aria-hidden': true } as const

interface CardProps {
  order: OrderSummary
  /** Why the vehicle of this ride is not free, where it is not. */
  busy: string | undefined
  /** The card under the cursor of the keyboard. */
  isCurrent: boolean
  isPicking: boolean
  /** Of the orders that nobody answered the one that waits longest: it alone is solid red. */
  isOldestAlarm: boolean
  isSelected: boolean
  search: string
  /** The step was taken on this screen a moment ago: the card stays and says so. */
  kept?: KeptPlace | undefined
}

/**
 * A card, always in this order: number, kind, paid · age or due time · guest and amount · items or route · comment · one action. The
 * number's link covers the card. It renders only when its order changes, or when time changes what it shows.
 */
export const Card = memo(function Card({
  order,
  busy,
  isCurrent,
  isPicking,
  isSelected,
  isOldestAlarm,
  search,
  kept,
}: CardProps) {
  const t = useTexts(boardTexts)
  const { branches, branchId } = useStaff()
  const told = kept?.isPending ? undefined : kept
  const now = useCardTime(order)
  const kind = kindOf(order, t)
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
  // Each branch counts its tickets from 1.
  const place =
    branchId === undefined && branches.length > 1 ? branches.find((one) => one.id === order.branchId)?.name : undefined
  const guest = guestShown(order, t)
  return (
    <article
      className={`oc ${look} ${isCurrent ? 'cur' : ''} ${isSelected ? 'sel' : ''}`}
      aria-label={label}
      data-order={order.id}
      style={kept?.height ? { minHeight: kept.height } : undefined}
    >
      <div className="h">
        <Age order={order} now={now} />
        {isPicking ? <Pick id={order.id} label={label} /> : null}
        <Link
          className={`no ${order.ticketNumber === null ? 'long' : ''}`}
          to={{ pathname: `/bestellungen/${order.id}`, search }}
          aria-label={`${label}, ${guest}`}
        >
          {shortNumberOf(order, branches)}
        </Link>
        <span className="bdg out">
          <kind.icon {...small} />
          {kind.label}
        </span>
        {place ? <span className="bdg place">{place}</span> : null}
        {order.paymentState === 'paid' ? (
          <span className="bdg ok">
            <IconCircleCheck {...small} />
            {t.card.paid}
          </span>
        ) : null}
        {order.paymentState === 'refunded' ? (
          <span className="bdg">
            <IconReceiptRefund {...small} />
            {t.card.refunded}
          </span>
        ) : null}
      </div>
      <div className="who">
        <span className="el" title={guest}>
          {guest}
        </span>
        <AlarmBadge urgency={urgency} isOldest={isOldestAlarm} />
        <span className="p">
          {isPriceOpen(order) ? (
            <Tooltip label={order.ride?.route.estimated ? t.card.estimatedHint : t.card.approximateHint}>
              <span className="mut">{t.card.approximate} </span>
            </Tooltip>
          ) : null}
          {formatMoney(order.pricing.totalGross, order.currency)}
        </span>
      </div>
      {order.ride ? (
        <RideLines order={order} />
      ) : isWaiting ? (
        <ItemLines order={order} />
      ) : (
        <ItemsInShort order={order} />
      )}
      <Progress order={order} now={now} />
      <Chips order={order} now={now} />
      {order.comment ? (
        <div className="m-ordering note">
          <IconMessage {...small} style={{ flex: 'none', width: 16, height: 16 }} />
          {order.comment}
        </div>
      ) : null}
      {told ? <KeptStrip place={told} /> : <CardActions order={order} now={now} busy={busy} />}
    </article>
  )
})
