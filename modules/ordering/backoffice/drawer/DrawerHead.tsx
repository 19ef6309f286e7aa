import { boardTexts } from '../../words/board.ts'
import {
  formatDuration,
  formatMoment,
  formatMomentInText,
  formatMoney,
  formatUntil,
  formatWait,
} from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconAlarm,
  IconCalendar,
  IconCalendarShare,
  IconChevronDown,
  IconChevronUp,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconCreditCardPay,
  IconMoped,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OrderState, OrderSummary } from '../../contract.ts'
import { isUnpaid } from '../../rules/lifecycle.ts'
import { isPriceOpen } from '../../rules/price-open.ts'
import { isDueNow } from '../parts/card-time.ts'
import { urgencyOf, waitsFrom } from '../parts/columns.ts'
import { waitsForStaff } from '../parts/waits-for-staff.ts'
import { dueAt, guestShown, kindOf, numberOf, stateWord, wayIcons, wayOf, zoneOf } from '../parts/order-words.ts'

const looks: Record<OrderState, string> = {
  waiting: 'new',
  confirmed: 'prog',
  'in-delivery': 'way',
  completed: 'ok',
  rejected: 'alarm',
  canceled: 'alarm',
  failed: '',
}
const pictures = {
  waiting: IconClock,
  confirmed: IconCircleCheck,
  'in-delivery': IconMoped,
  completed: IconCircleCheck,
  rejected: IconCircleX,
  canceled: IconCircleX,
  failed: IconClock,
} as const

function StateBadge({ order, now }: { order: OrderSummary; now: number }) {
  const t = useTexts(boardTexts)
  const Picture = order.state === 'in-delivery' ? wayIcons[wayOf(order)] : pictures[order.state]
  if (isUnpaid(order) && order.state === 'waiting') {
    return (
      <span className="bdg dash">
        <IconCreditCardPay className="i" aria-hidden />
        {t.columns.unpaid}
      </span>
    )
  }
  if (order.state === 'waiting') {
    const { isBeforeOpening, isEscalated, isMissed } = urgencyOf(order, now)
    // As on the card of the board, an order that does not wait for staff is neither amber nor red.
    const isWaiting = waitsForStaff(order, now)
    const isLate = isWaiting && (isEscalated || isMissed)
    return (
      <span className={`bdg ${isLate ? 'solid-alarm' : isWaiting ? 'new' : 'out'}`}>
        {isLate ? <IconAlarm className="i" aria-hidden /> : <IconClock className="i" aria-hidden />}
        {t.states.waiting}
        {isBeforeOpening ? null : `, ${t.card.since(formatWait(now - waitsFrom(order)))}`}
      </span>
    )
  }
  return (
    <span className={`bdg ${looks[order.state]}`}>
      <Picture className="i" aria-hidden />
      {stateWord(order, t)}
    </span>
  )
}

export function DrawerHead({
  order,
  now,
  previous,
  next,
  onGo,
  children,
}: {
  order: OrderSummary
  now: number
  previous: string | undefined
  next: string | undefined
  onGo: (id: string | undefined) => void
  /** More buttons beside those of the head. */
  children?: ReactNode
}) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const zone = zoneOf(order, branches)
  const kind = kindOf(order, t)
  const due = dueAt(order)
  const left = due === undefined ? undefined : due - now
  const origin = t.drawer.origins[order.origin as keyof typeof t.drawer.origins] ?? order.origin
  const counter = order.counterAppointment
  return (
    <div className="hd">
      <div className="row">
        <StateBadge order={order} now={now} />
        <span className="bdg out kind">
          <kind.icon className="i" aria-hidden />
          {kind.label}
        </span>
        <span className="sp" />
        {children}
        <ActionIcon
          size="xs"
          className="hide-phone"
          aria-label={t.drawer.previous}
          disabled={!previous}
          onClick={() => onGo(previous)}
        >
          <IconChevronUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size="xs"
          className="hide-phone"
          aria-label={t.drawer.next}
          disabled={!next}
          onClick={() => onGo(next)}
        >
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon size="xs" aria-label={t.drawer.close} onClick={() => onGo(undefined)} data-autofocus>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      <div className="row w">
        <h2 className="no2">{numberOf(order)}</h2>
        <span className="t2 guest">{guestShown(order, t)}</span>
        <span className="bdg out hide-phone">{branches.find((one) => one.id === order.branchId)?.name}</span>
        <span className="nw" style={{ fontSize: 20, fontWeight: 700, marginLeft: 'auto' }}>
          {isPriceOpen(order) ? (
            <Tooltip label={order.ride?.route.estimated ? t.card.estimatedHint : t.card.approximateHint}>
              <span className="mut" style={{ fontSize: 15 }}>
                {t.card.approximate}{' '}
              </span>
            </Tooltip>
          ) : null}
          {formatMoney(order.pricing.totalGross, order.currency)}
        </span>
      </div>
      <div className="row w">
        <span className="bdg prog big">
          <IconCalendar className="i" aria-hidden />
          {due === undefined ? t.card.asap : formatMoment(due, now, zone, locale)}
        </span>
        {urgencyOf(order, now).isBeforeOpening ? (
          <span className="bdg out">
            <IconClock className="i" aria-hidden />
            {t.card.countsFrom(formatMomentInText(waitsFrom(order), now, zone, locale), order.isDelivery)}
          </span>
        ) : null}
        {left !== undefined && (order.state === 'confirmed' || order.state === 'waiting') ? (
          <span className="t2 sm">
            {Math.abs(left) > 20 * 3_600_000 ? null : isDueNow(left) ? (
              t.card.time.dueNow('')
            ) : left > 0 ? (
              (order.ride ? t.card.departure : t.card.dueIn)(formatDuration(left / 1000))
            ) : (
              <b style={{ color: 'var(--alarm-t)' }}>{t.card.over(formatDuration(-left / 1000))}</b>
            )}
          </span>
        ) : null}
        <span className="sp" />
        <span className="mut xs hide-phone">
          {t.drawer.received(formatMomentInText(Date.parse(order.createdAt), now, zone, locale), origin)}
        </span>
      </div>
      {counter && order.state === 'waiting' ? (
        <div className={`ban ${urgencyOf(order, now).isCounterOpen ? '' : 'new'}`} role="status">
          <IconCalendarShare className="i" aria-hidden />
          <span>
            {urgencyOf(order, now).isCounterOpen
              ? t.drawer.proposed(
                  formatMomentInText(Date.parse(counter.appointment), now, zone, locale),
                  formatUntil(Date.parse(counter.expiresAt), now, zone, locale),
                )
              : t.drawer.counterStates[counter.state === 'open' ? 'expired' : counter.state]}
          </span>
        </div>
      ) : null}
    </div>
  )
}
