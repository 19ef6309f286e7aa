import { boardTexts } from '#i18n/board.ts'
import { displayFlightNumber } from '#modules/booking/rules/flight-number.ts'
import {
  formatAge,
  formatDuration,
  formatMoney,
  formatMoment,
  formatMomentInText,
  formatNumber,
  formatTime,
} from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Tooltip } from '@mantine/core'
import {
  IconAlarm,
  IconAlertTriangle,
  IconCalendar,
  IconCalendarShare,
  IconCar,
  IconCircleCheck,
  IconClock,
  IconMessage,
  IconReceiptRefund,
  IconRulerMeasure,
  IconSpeakerphone,
  IconSteeringWheel,
  IconUsers,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderSummary } from '../../contract.ts'
import { isPriceOpen } from '../../rules/price-open.ts'
import { dueAt, endOf, guestOf, kindOf, labelOf, shortNumberOf, zoneOf } from '../order-words.ts'
import { CardActions } from './CardActions.tsx'
import { urgencyOf } from './columns.ts'

const small = { className: 'i', stroke: 2, 'aria-hidden': true } as const
/** Lines of items before '+ 2' (design §5). */
const ITEM_LINES = 3

/**
 * A card, always in this order: number, kind, paid · age or due time · guest and amount · items or route · comment · one action (design §5). The
 * number's link covers the card.
 */
export function Card({
  order,
  now,
  isCurrent,
  search,
}: {
  order: OrderSummary
  now: number
  isCurrent: boolean
  search: string
}) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const kind = kindOf(order, t)
  const urgency = urgencyOf(order, now)
  const isWaiting = order.state === 'waiting'
  const look = isWaiting && !urgency.isCounterOpen ? (urgency.isEscalated || urgency.isMissed ? 'alarm' : 'fresh') : ''
  const label = labelOf(order, branches, t)
  return (
    <article className={`oc ${look} ${isCurrent ? 'cur' : ''}`} aria-label={label} data-order={order.id}>
      <div className="h">
        <Link
          className={`no ${order.ticketNumber === null ? 'long' : ''}`}
          to={{ pathname: `/bestellungen/${order.id}`, search }}
          aria-label={`${label}, ${guestOf(order)}`}
        >
          {shortNumberOf(order, branches)}
        </Link>
        <span className="bdg out">
          <kind.icon {...small} />
          {kind.label}
        </span>
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
        <Age order={order} now={now} />
      </div>
      <div className="who">
        <span className="el" title={guestOf(order)}>
          {guestOf(order)}
        </span>
        {urgency.isMissed ? (
          <span className="bdg solid-alarm">
            <IconAlarm {...small} />
            {t.card.missed}
          </span>
        ) : urgency.isEscalated ? (
          <span className="bdg solid-alarm">
            <IconSpeakerphone {...small} />
            {t.card.escalated}
          </span>
        ) : null}
        <span className="p">
          {isPriceOpen(order) ? (
            <Tooltip label={t.card.approximateHint}>
              <span className="mut">{t.card.approximate} </span>
            </Tooltip>
          ) : null}
          {formatMoney(order.pricing.totalGross, order.currency)}
        </span>
      </div>
      {order.ride ? <RideLines order={order} /> : <ItemLines order={order} t={t} />}
      <Chips order={order} now={now} />
      {order.comment ? (
        <div className="note">
          <IconMessage {...small} style={{ flex: 'none', width: 16, height: 16 }} />
          {order.comment}
        </div>
      ) : null}
      <CardActions order={order} now={now} />
    </article>
  )
}

/** How long it waits, or when it is due; red with its own picture once late. */
function Age({ order, now }: { order: OrderSummary; now: number }) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const urgency = urgencyOf(order, now)
  const zone = zoneOf(order, branches)
  if (order.state === 'waiting') {
    const age = now - Date.parse(order.createdAt)
    const look = urgency.isEscalated || urgency.isMissed ? 'late' : age >= 120_000 ? 'warn' : ''
    const Picture = look === 'late' ? IconAlarm : IconClock
    return (
      <time className={`age ${look}`} dateTime={order.createdAt}>
        <Picture size={18} stroke={1.75} aria-hidden />
        {formatAge(age)}
      </time>
    )
  }
  const due = endOf(order)
  if (due === undefined) return <span className="age">{formatTime(Date.parse(order.createdAt), zone)}</span>
  const left = due - now
  if (left < 0) {
    return (
      <span className="age late">
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
        {t.card.over(formatDuration(-left / 1000))}
      </span>
    )
  }
  const isSoon = order.kind === 'food' && left < 3_600_000
  const time = formatTime(due, zone)
  return (
    <span className="age">
      {isSoon
        ? t.card.dueIn(formatDuration(left / 1000))
        : order.kind === 'ride' && order.state === 'in-delivery'
          ? t.card.arrives(time)
          : time}
    </span>
  )
}

export function RideLines({ order, isFull = false }: { order: OrderSummary; isFull?: boolean }) {
  const t = useTexts(boardTexts)
  if (!order.ride) return null
  const { from, to, flightNumber } = order.ride
  const isArrival = from.category === 'airport'
  const place = (point: typeof from, withFlight: boolean): ReactNode => (
    <span className={isFull ? '' : 'el'} title={`${point.name}, ${point.place}`}>
      {isFull ? (
        <>
          <b>{point.name}</b>
          {point.place && point.place !== point.name ? `, ${point.place}` : ''}
        </>
      ) : (
        point.name
      )}
      {withFlight && flightNumber
        ? `, ${isFull ? t.drawer.flightShort(displayFlightNumber(flightNumber)) : displayFlightNumber(flightNumber)}`
        : ''}
    </span>
  )
  return (
    <div className="rt">
      <span className="a" role="img" aria-label={t.card.from} />
      {place(from, isArrival)}
      <span className="ln" />
      <span />
      <span className="z" role="img" aria-label={t.card.to} />
      {place(to, !isArrival)}
    </div>
  )
}

/** Amounts and changed sides are never cut; after three items '+ 2'. */
function ItemLines({ order, t }: { order: OrderSummary; t: ReturnType<typeof boardTexts> }) {
  const { locale } = useStaff()
  const hidden = order.items.length - ITEM_LINES
  return (
    <ul className="it">
      {order.items.slice(0, hidden === 1 ? ITEM_LINES + 1 : ITEM_LINES).map((item) => (
        <li key={item.id}>
          <b>{formatNumber(item.amount, locale)}×</b>
          <span>{item.name}</span>
          {item.details.length > 0 ? <i>{item.details.map((one) => one.value).join(' · ')}</i> : null}
        </li>
      ))}
      {hidden > 1 ? (
        <li>
          <b>{t.card.more(hidden)}</b>
        </li>
      ) : null}
    </ul>
  )
}

function Chips({ order, now }: { order: OrderSummary; now: number }) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const zone = zoneOf(order, branches)
  const due = dueAt(order)
  const { ride, counterAppointment } = order
  const countries = new Set(ride?.route.segments.map((one) => one.country))
  const left = due === undefined ? undefined : due - now
  const departs =
    order.state === 'confirmed' && ride && left !== undefined && left < 20 * 3_600_000
      ? left >= 0
        ? t.card.departure(formatDuration(left / 1000))
        : t.card.departed(formatDuration(-left / 1000))
      : undefined
  return (
    <div className="row w chips">
      {order.state === 'waiting' && (ride || due !== undefined) ? (
        <span className="bdg prog">
          <IconCalendar {...small} />
          {due === undefined ? t.card.asap : formatMoment(due, now, zone, locale)}
        </span>
      ) : null}
      {departs ? (
        <span className="bdg prog">
          <IconClock {...small} />
          {departs}
        </span>
      ) : null}
      {order.state === 'in-delivery' ? (
        <span className={`bdg ${ride || order.isDelivery ? 'way' : 'ready'}`}>
          {ride ? <IconSteeringWheel {...small} /> : <IconCircleCheck {...small} />}
          {ride ? t.rideStates['in-delivery'] : order.isDelivery ? t.states['in-delivery'] : t.ready}
        </span>
      ) : null}
      {ride && order.state === 'waiting' ? (
        <span className="bdg out" title={t.card.persons(ride.adults)}>
          <IconUsers {...small} />
          {ride.adults}
        </span>
      ) : null}
      {ride && order.state === 'waiting' ? (
        <span className="bdg out">
          <IconCar {...small} />
          <span className="el">
            {[
              ride.vehicle.name,
              ...ride.accessoryNames.map((one) => (one.amount > 1 ? `${one.amount}× ${one.name}` : one.name)),
            ].join(', ')}
          </span>
        </span>
      ) : null}
      {ride && countries.size > 1 ? (
        <span className="bdg out">
          {order.items
            .filter((one) => one.kind === 'ride')
            .map((one) => `${one.country ?? ''} ${formatNumber(one.amount, locale)}`)
            .join(' + ')}{' '}
          km
        </span>
      ) : null}
      {ride?.route.estimated && order.state === 'waiting' ? (
        <Tooltip label={t.card.estimatedHint}>
          <span className="bdg new">
            <IconRulerMeasure {...small} />
            {t.card.estimated}
          </span>
        </Tooltip>
      ) : null}
      {counterAppointment && order.state === 'waiting' && counterAppointment.state !== 'accepted' ? (
        urgencyOf(order, now).isCounterOpen ? (
          <span className="bdg prog">
            <IconCalendarShare {...small} />
            {t.card.counterOpen(formatMomentInText(Date.parse(counterAppointment.appointment), now, zone, locale))}
          </span>
        ) : (
          <span className="bdg alarm">
            <IconCalendarShare {...small} />
            {t.card.counterExpired}
          </span>
        )
      ) : null}
    </div>
  )
}
