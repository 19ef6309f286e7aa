import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconCircleCheck, IconMessage, IconReceiptRefund } from '@tabler/icons-react'
import type { OrderSummary } from '../../contract.ts'
import { KeptStrip } from '../KeptStrip.tsx'
import type { KeptPlace } from '../parts/feed/kept-places.ts'
import { kindOf } from '../parts/order-words.ts'
import { Chips } from './card-chips.tsx'
import { ItemLines, ItemsInShort, Progress, RideLines } from './card-lines.tsx'
import { CardActions } from './CardActions.tsx'

const small = { className: 'i', stroke: 2, 'aria-hidden': true } as const

interface BadgesProps {
  order: OrderSummary
  place: string | undefined
}

/** Badges next to the number: the kind of order, the branch if the board shows several, and whether the order is paid or refunded. */
export function Badges({ order, place }: BadgesProps) {
  const t = useTexts(boardTexts)
  const kind = kindOf(order, t)
  return (
    <>
      <span className="bdg out kind">
        <kind.icon {...small} />
        {kind.label}
      </span>
      {place ? (
        <span className="bdg place" title={place}>
          <span className="el">{place}</span>
        </span>
      ) : null}
      {order.paymentState === 'paid' && !order.isPartlyRefunded ? (
        <span className="bdg ok">
          <IconCircleCheck {...small} />
          {t.card.paid}
        </span>
      ) : null}
      {order.paymentState === 'refunded' || order.isPartlyRefunded ? (
        <span className="bdg">
          <IconReceiptRefund {...small} />
          {order.isPartlyRefunded ? t.card.partlyRefunded : t.card.refunded}
        </span>
      ) : null}
    </>
  )
}

interface CardContentProps {
  order: OrderSummary
  now: number
  busy: string | undefined
  /** The result of a step, which the card shows in place of its buttons. Undefined: the card shows its buttons. */
  told: KeptPlace | undefined
}

/**
 * The lower part of a card: items or route, further facts, and the guest's remark. Below them is the button of the next step, or the result
 * of the last step.
 */
export function CardContent({ order, now, busy, told }: CardContentProps) {
  return (
    <>
      {order.ride ? (
        <RideLines order={order} />
      ) : order.state === 'waiting' ? (
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
    </>
  )
}
