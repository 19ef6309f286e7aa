import { boardTexts } from '../../words/board.ts'
import { paymentsEndpoints } from '#modules/payments/contract.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { formatMoney, formatMomentInText } from '#ui/backoffice/format.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button } from '@mantine/core'
import { IconCash, IconCoins, IconCreditCard } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { isOnline, type Order, orderingEndpoints } from '../../contract.ts'
import { isUnpaid } from '../../rules/lifecycle.ts'
import { canDecideRefund } from '../../rules/payment-news.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { zoneOf } from '../parts/order-words.ts'
import { useOrderAction } from '../parts/use-order-action.ts'

const editors = ['ROLE_ADMIN', 'ROLE_BACKOFFICE'] as const

/** How it is paid, every attempt online, and the decision about money that nobody has made yet. */
export function PaymentSection({ order }: { order: Order }) {
  const t = useTexts(boardTexts)
  const { user } = useStaff()
  const { isLocked } = useOrderFeed()
  const action = useOrderAction()
  const online = isOnline(order.paymentMethod)
  const look = order.paymentState === 'paid' ? 'ok' : isUnpaid(order) ? 'alarm' : 'new'
  const decide = (decision: 'refund' | 'keep') =>
    void action.run(
      orderingEndpoints.refund,
      { params: { id: order.id }, body: { version: order.version, decision } },
      t.actions.failed,
    )
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
        <span className="t2 sm nw">{t.drawer.paymentStates[order.paymentState]}</span>
        <span className="sp" />
        {online ? (
          <Button size="xs" variant="subtle" disabled={isLocked} loading={action.isBusy} onClick={check}>
            {t.board.check}
          </Button>
        ) : null}
      </div>
      {action.outcome ? <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner> : null}
      {online ? <Attempts order={order} /> : null}
      {canDecideRefund(order) && online ? (
        <div className="col" style={{ marginTop: 10 }}>
          {order.isRefundAsked ? <Banner tone="new">{t.drawer.refundAsked}</Banner> : null}
          {hasRole(user, editors) ? (
            <div className="row w">
              <Button variant="danger" disabled={isLocked} loading={action.isBusy} onClick={() => decide('refund')}>
                {t.drawer.refundNow}
              </Button>
              {order.isRefundAsked ? (
                <Button disabled={isLocked || action.isBusy} onClick={() => decide('keep')}>
                  {t.drawer.refundKeep}
                </Button>
              ) : null}
            </div>
          ) : (
            <p className="t2 sm">{t.drawer.refundOffice}</p>
          )}
        </div>
      ) : null}
    </section>
  )
}

function Attempts({ order }: { order: Order }) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const now = useNow(60_000)
  const zone = zoneOf(order, branches)
  const attempts = useCall(paymentsEndpoints.attempts, { params: { id: order.id } })
  // The order changes when money went back, or is about to: its attempts are read with it.
  const { refetch } = attempts
  const readFor = useRef(order.updatedAt)
  useEffect(() => {
    if (readFor.current === order.updatedAt) return
    readFor.current = order.updatedAt
    void refetch()
  }, [order.updatedAt, refetch])
  const list = attempts.data?.value ?? []
  if (attempts.isError) return <p className="t2 sm">{t.drawer.attemptsFailed}</p>
  if (list.length === 0) return null
  return (
    <ul className="attempts" aria-label={t.drawer.attempts}>
      {list.map((one) => (
        <li key={one.id} className="row w sm">
          <b>{t.drawer.attempt(one.number)}</b>
          <span className="mut">{formatMomentInText(Date.parse(one.createdAt), now, zone, locale)}</span>
          <span>{t.drawer.providers[one.provider]}</span>
          <span
            className={`bdg ${one.state === 'paid' ? 'ok' : one.state === 'open' || one.state === 'pending' ? 'prog' : ''}`}
          >
            {t.drawer.attemptStates[one.state]}
          </span>
          {one.isMismatched ? <span className="bdg alarm">{t.drawer.mismatch}</span> : null}
          <span className="sp" />
          <span className="num">
            {formatMoney(one.amount, one.currency)}
            {one.refunded > 0 ? (
              <span className="mut"> · {t.drawer.refundedPart(formatMoney(one.refunded, one.currency))}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
