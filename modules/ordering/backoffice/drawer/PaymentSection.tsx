import { boardTexts } from '../../words/board.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { drawAll } from '#ui/backoffice/draw-all.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useFills } from '#ui/backoffice/slots.tsx'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCash, IconCoins, IconCreditCard } from '@tabler/icons-react'
import { useState } from 'react'
import { isOnline, type Order, orderingEndpoints } from '../../contract.ts'
import { isUnpaid } from '../../rules/lifecycle.ts'
import { canRefundPart } from '../../rules/part-refund.ts'
import { canDecideRefund } from '../../rules/payment-news.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { paymentWord } from '../parts/order-words.ts'
import { onlinePaymentSlot } from '../parts/slots.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { decidedAmount } from '../../rules/decided-amount.ts'

const editors = ['ROLE_ADMIN', 'ROLE_BACKOFFICE'] as const

/** The payment method, every online attempt, and the buttons with which staff refund or keep money. */
export function PaymentSection({ order }: { order: Order }) {
  const t = useTexts(boardTexts)
  const { user } = useStaff()
  const { isLocked } = useOrderFeed()
  const action = useOrderAction()
  const details = useFills(onlinePaymentSlot)
  const online = isOnline(order.paymentMethod)
  const isGoingBack = order.money.due > 0
  const isWhole = order.paymentState === 'paid' && !isGoingBack && !order.isPartlyRefunded
  const look = isWhole ? 'ok' : isUnpaid(order) ? 'alarm' : 'new'
  const isDecidable =
    (canRefundPart(order) && order.money.price > 0) ||
    (canDecideRefund(order) && (order.isRefundAsked || decidedAmount(order, 'refund') > 0))
  const [deciding, setDeciding] = useState<'refund' | 'keep'>()
  const check = () =>
    void action.run(orderingEndpoints.updatePaymentStatus, { params: { id: order.id } }, t.actions.paymentFailed)
  return (
    <section className="sec">
      <h3>
        <IconCash className="i" stroke={1.75} aria-hidden />
        {t.drawer.payment}
      </h3>
      <div className="row w">
        <span className={`bdg ${look}`}>
          {online ? <IconCreditCard className="i" aria-hidden /> : <IconCoins className="i" aria-hidden />}
          {order.ride && order.paymentMethod === 'cash' ? t.drawer.cashRide : t.drawer.methods[order.paymentMethod]}
        </span>
        <span className="t2 sm nw">
          {isGoingBack
            ? t.timeline.refund('')
            : order.isPartlyRefunded && order.paidBack
              ? t.drawer.paidPart(formatMoney(order.paidBack, order.currency))
              : paymentWord(order, t.drawer)}
        </span>
        <span className="sp" />
        {online ? (
          <Button size="xs" variant="subtle" disabled={isLocked} loading={action.isBusy} onClick={check}>
            {t.board.check}
          </Button>
        ) : null}
      </div>
      {action.outcome ? <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner> : null}
      {online ? drawAll(details, { order }) : null}
      {online && isDecidable ? (
        <div className="col" style={{ marginTop: 10 }}>
          {order.isRefundAsked ? <Banner tone="new">{t.drawer.refundAsked}</Banner> : null}
          {hasRole(user, editors) ? (
            <div className="row w">
              <Button variant="danger" disabled={isLocked} onClick={() => setDeciding('refund')}>
                {t.drawer.refundNow}
              </Button>
              {order.isRefundAsked ? (
                <Button disabled={isLocked} onClick={() => setDeciding('keep')}>
                  {t.drawer.refundKeep}
                </Button>
              ) : null}
            </div>
          ) : (
            <p className="t2 sm">{t.drawer.refundOffice}</p>
          )}
        </div>
      ) : null}
      {deciding ? <RefundDialog order={order} decision={deciding} onClose={() => setDeciding(undefined)} /> : null}
    </section>
  )
}
