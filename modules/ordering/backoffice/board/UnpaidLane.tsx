import { boardTexts } from '../../words/board.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useNowAs } from '#ui/backoffice/use-now.ts'
import { Button } from '@mantine/core'
import { IconCreditCardPay } from '@tabler/icons-react'
import { Link } from 'react-router'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { UNPAID_FAILS_AFTER_MINUTES } from '../../rules/attention.ts'
import { guestShown, numberOf } from '../parts/order-words.ts'
import { useOrderAction } from '../parts/use-order-action.ts'
import { unpaidLeft } from '../parts/columns.ts'

/**
 * The row of orders whose online payment is still missing. A guest can pay within 30 minutes; a ring on each order becomes empty in this
 * time. Shows nothing if no payment is missing.
 */
export function UnpaidLane({ orders, search }: { orders: readonly OrderSummary[]; search: string }) {
  const t = useTexts(boardTexts)
  if (orders.length === 0) return null
  return (
    <section className="m-ordering lane" aria-label={t.columns.unpaid}>
      <b className="nw row" style={{ gap: 4 }}>
        <IconCreditCardPay size={18} stroke={1.75} aria-hidden />
        {t.columns.unpaid}
      </b>
      <span className="mut sm hide-tab nw">{t.board.unpaidUntil}</span>
      {orders.map((order) => (
        <Unpaid key={order.id} order={order} search={search} />
      ))}
    </section>
  )
}

function Unpaid({ order, search }: { order: OrderSummary; search: string }) {
  const t = useTexts(boardTexts)
  const action = useOrderAction()
  const left = useNowAs((now) => Math.ceil((unpaidLeft(order, now) ?? 0) / 60_000))
  const isShort = left <= 10
  const check = () =>
    void action.run(orderingEndpoints.updatePaymentStatus, { params: { id: order.id } }, t.actions.paymentFailed)
  return (
    <span className="u">
      <span
        className="ring"
        style={
          {
            '--p': `${(left / UNPAID_FAILS_AFTER_MINUTES) * 100}%`,
            ...(isShort ? { '--rc': 'var(--new)' } : {}),
          } as React.CSSProperties
        }
        aria-hidden
      />
      <Link to={{ pathname: `/bestellungen/${order.id}`, search }}>{numberOf(order)}</Link>
      <span className="el" title={guestShown(order, t)}>
        {guestShown(order, t)}
      </span>
      <span className="mut">{formatMoney(order.pricing.totalGross, order.currency)}</span>
      <span style={isShort ? { color: 'var(--new-t)', fontWeight: 650 } : { color: 'var(--text-3)' }}>
        {action.outcome?.text ?? t.board.unpaidLeft(left)}
      </span>
      <Button size="xs" variant="subtle" loading={action.isBusy} onClick={check}>
        {t.board.check}
      </Button>
    </span>
  )
}
