import { boardTexts } from '../../words/board.ts'
import { orderingTitles } from '../../words/titles.ts'
import { formatMoney, formatListed } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconCircleCheck, IconCircleX, IconClock, IconClockX, IconMoped } from '@tabler/icons-react'
import { Fragment, type MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import type { OrderState, OrderSummary } from '../../contract.ts'
import {
  dueAt,
  guestShown,
  isTableGuest,
  kindOf,
  labelOf,
  numberOf,
  stateWord,
  wayIcons,
  wayOf,
  zoneOf,
} from '../parts/order-words.ts'
import { narrowTimes } from './narrow-times.ts'
import { PaymentCell } from './PaymentCell.tsx'
import { hasRefund, RefundMark } from './RefundMark.tsx'
import { opensRow, OWN_MEANING } from './row-click.ts'
import { useMedia } from '#ui/backoffice/use-media.ts'

const states: Record<OrderState, { look: string; icon: typeof IconClock }> = {
  waiting: { look: 'new', icon: IconClock },
  confirmed: { look: 'prog', icon: IconCircleCheck },
  'in-delivery': { look: 'way', icon: IconMoped },
  completed: { look: 'ok', icon: IconCircleCheck },
  rejected: { look: 'alarm', icon: IconCircleX },
  canceled: { look: 'alarm', icon: IconCircleX },
  failed: { look: '', icon: IconClockX },
}

interface HistoryTableProps {
  rows: readonly OrderSummary[]
  selected: ReadonlyMap<string, OrderSummary>
  cursor: string | undefined
  onToggle(order: OrderSummary): void
  onTogglePage(): void
  search: string
}

/**
 * The table of the order history. It highlights the selected rows and the row on which keys act. On screens of medium width the branch
 * stands below the guest (history.css). On narrow screens each order has two lines.
 */
export function HistoryTable({ rows, selected, cursor, onToggle, onTogglePage, search }: HistoryTableProps) {
  const t = useTexts(boardTexts)
  const titles = useTexts(orderingTitles)
  const { branches, clock, locale } = useStaff()
  const navigate = useNavigate()
  const branchName = (order: OrderSummary) => branches.find((one) => one.id === order.branchId)?.name
  // With several branches the table has one more column, for the branch. Therefore it needs a wider screen.
  const isShort = useMedia(`(max-width:${branches.length > 1 ? 1200 : 900}px)`)
  const count = rows.filter((one) => selected.has(one.id)).length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table scrolls, so the keyboard must reach it (WCAG 2.1.1)
    <div className={`rows ${isShort ? 'short' : ''}`} tabIndex={0} role="region" aria-label={titles.history}>
      <table className="tbl">
        <thead>
          <tr>
            <th style={{ width: 38 }}>
              <Checkbox
                aria-label={t.history.selectPage}
                checked={count === rows.length}
                indeterminate={count > 0 && count < rows.length}
                onChange={onTogglePage}
              />
            </th>
            <th>{t.history.number}</th>
            <th>{t.history.kind}</th>
            <th>{t.history.guest}</th>
            {branches.length > 1 ? <th className="at">{t.history.branch}</th> : null}
            <th aria-sort="descending">
              {t.history.received} <IconArrowDown size={13} aria-hidden />
            </th>
            <th className="origin">{t.history.origin}</th>
            <th>{t.history.payment}</th>
            <th>{t.history.state}</th>
            <th className="num">{t.drawer.gross}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((order) => {
            const kind = kindOf(order, t)
            const label = labelOf(order, t)
            const mark = `${selected.has(order.id) ? 'sel' : ''} ${order.id === cursor ? 'cur' : ''}`
            const [now, zone, due] = [clock.now(), zoneOf(order, branches), dueAt(order)]
            const received = formatListed(Date.parse(order.createdAt), now, zone, locale)
            const times = [
              t.history.receivedAt(received),
              ...(due === undefined ? [] : [t.history.dueAt(formatListed(due, now, zone, locale))]),
              isTableGuest(order) ? t.kinds.dineIn : kind.label,
            ].join(' · ')
            const to = { pathname: `/verlauf/${order.id}`, search }
            const number = (
              <Link className="open" to={to}>
                {numberOf(order)}
              </Link>
            )
            const openRow = (event: MouseEvent<HTMLTableRowElement>) => {
              const { ctrlKey, defaultPrevented, detail, metaKey, shiftKey, target } = event
              const isOwn = target instanceof Element && target.closest(OWN_MEANING) !== null
              const marked = String(getSelection())
              if (opensRow({ isOwn, defaultPrevented, detail, ctrlKey, metaKey, shiftKey, marked })) void navigate(to)
            }
            const check = (
              <Checkbox
                aria-label={t.history.selectOne(label)}
                checked={selected.has(order.id)}
                onChange={() => onToggle(order)}
              />
            )
            const gross = formatMoney(order.pricing.totalGross, order.currency)
            return (
              <Fragment key={order.id}>
                <tr className={`one ${mark}`} onClick={openRow}>
                  <td>{check}</td>
                  <td>{number}</td>
                  <td>
                    <span className="row" style={{ gap: 6 }}>
                      <kind.icon size={18} stroke={1.75} style={{ color: 'var(--text-3)' }} aria-hidden />
                      {kind.label}
                    </span>
                  </td>
                  <td className="guest">
                    {guestShown(order, t)}
                    {branches.length > 1 ? <span className="t2 sm below">{branchName(order)}</span> : null}
                  </td>
                  {branches.length > 1 ? <td className="t2 at">{branchName(order)}</td> : null}
                  <td>
                    <time dateTime={order.createdAt}>{received}</time>
                  </td>
                  <td className="t2 origin">
                    {t.drawer.origins[order.origin as keyof typeof t.drawer.origins] ?? order.origin}
                  </td>
                  <td className="pay">
                    <PaymentCell order={order} />
                  </td>
                  <td>
                    <StateCell order={order} />
                  </td>
                  <td className="num">{gross}</td>
                </tr>
                <tr className={`two ${mark}`} onClick={openRow}>
                  <td>{check}</td>
                  <td className="el">
                    {number} <b>{guestShown(order, t)}</b>
                  </td>
                  <td className="num">
                    <span className="t2 sm">{t.history.methods[order.paymentMethod]}</span> <b>{gross}</b>
                  </td>
                  <td className="sm mut" style={{ gridColumn: 2 }} title={times}>
                    <span aria-hidden>
                      <kind.icon className="i" stroke={1.75} />{' '}
                      {narrowTimes({ received: Date.parse(order.createdAt), due, now }, zone)}
                    </span>
                    <VisuallyHidden>{times}</VisuallyHidden>
                  </td>
                  <td>
                    <StateCell order={order} />
                  </td>
                  {hasRefund(order) ? (
                    <td style={{ gridColumn: '2 / -1' }}>
                      <RefundMark order={order} isWide />
                    </td>
                  ) : null}
                </tr>
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function StateCell({ order }: { order: OrderSummary }) {
  const t = useTexts(boardTexts)
  const { look, icon } = states[order.state]
  const Picture = order.state === 'in-delivery' ? wayIcons[wayOf(order)] : icon
  return (
    <span className={`bdg ${look}`}>
      <Picture className="i" aria-hidden />
      {stateWord(order, t)}
    </span>
  )
}
