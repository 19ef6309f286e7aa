import { zoneOf } from '#modules/ordering/backoffice/parts/order-words.ts'
import type { Order } from '#modules/ordering/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { formatMoney, formatMomentInText } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { useEffect, useRef } from 'react'
import { type PaymentAttempt, paymentsEndpoints } from '../contract.ts'
import { refundOfAttempt } from '../rules/refunded-attempt.ts'
import { attemptTexts } from '../words/attempts.ts'
import './attempts.css'

/** The list of all attempts to pay an order online. It is shown in the order's drawer (the panel with all details of an order). */
export default function Attempts({ order }: { order: Order }) {
  const t = useTexts(attemptTexts)
  const { branches, locale } = useStaff()
  const now = useNow(60_000)
  const zone = zoneOf(order, branches)
  const attempts = useCall(paymentsEndpoints.attempts, { params: { id: order.id } })
  // A refund changes the order and one of its attempts. Therefore the attempts are loaded again after each change of the order.
  const { refetch } = attempts
  const readFor = useRef(order.updatedAt)
  useEffect(() => {
    if (readFor.current === order.updatedAt) return
    readFor.current = order.updatedAt
    void refetch()
  }, [order.updatedAt, refetch])
  const list = attempts.data?.value ?? []
  if (attempts.isError) return <p className="t2 sm">{t.attemptsFailed}</p>
  if (list.length === 0) return null
  return (
    <ul className="m-payments attempts" aria-label={t.attempts}>
      {list.map((one) => (
        <li key={one.id} className="row w sm">
          <b>{t.attempt(one.number)}</b>
          <span className="mut">{formatMomentInText(Date.parse(one.createdAt), now, zone, locale)}</span>
          <span>{t.providers[one.provider]}</span>
          <StateBadge attempt={one} money={order.money} />
          {one.isMismatched ? <span className="bdg alarm">{t.mismatch}</span> : null}
          <span className="sp" />
          <span className="num">
            {formatMoney(one.amount, one.currency)}
            {one.refunded > 0 ? (
              <span className="mut"> · {t.refundedPart(formatMoney(one.refunded, one.currency))}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The state of an attempt. It is green only while the whole money is with the business. */
function StateBadge({ attempt, money }: { attempt: PaymentAttempt; money: Order['money'] }) {
  const t = useTexts(attemptTexts)
  const refund = refundOfAttempt(attempt, money)
  if (refund) return <span className="bdg">{refund === 'all' ? t.refunded : t.partlyRefunded}</span>
  const { state } = attempt
  const look = state === 'paid' ? 'ok' : state === 'open' || state === 'pending' ? 'prog' : ''
  return <span className={`bdg ${look}`}>{t.attemptStates[state]}</span>
}
