import { partyText } from '../../words/ride-party.ts'
import { boardTexts } from '../../words/board.ts'
import { formatDuration, formatMoment, formatMomentInText, formatMoney, formatNumber } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import {
  IconBellExclamation,
  IconCalendar,
  IconCalendarShare,
  IconCar,
  IconCash,
  IconChefHat,
  IconClock,
  IconPlaneInflight,
  IconUsers,
} from '@tabler/icons-react'
import type { OrderSummary } from '../../contract.ts'
import { DEPARTS_WITHIN_MS } from '../parts/changes.ts'
import { dueAt, paysOnTheSpot, isUncollected, stateWord, wayIcons, wayOf, zoneOf } from '../parts/order-words.ts'
import { urgencyOf, waitsFrom } from '../parts/columns.ts'
import { AnswerChips } from './AnswerChips.tsx'
import { AgeChip } from './AgeChip.tsx'
import { isFlightMissing } from '../../rules/missing-flight.ts'
import { staffExtrasOf, staffVehicleOf } from '../../rules/staff-words.ts'

const small = { className: 'i', stroke: 2, 'aria-hidden': true } as const

/** The chips of a card: short facts that staff must see at a glance, each with its own icon. */
export function Chips({ order, now }: { order: OrderSummary; now: number }) {
  const t = useTexts(boardTexts)
  const { branches, locale } = useStaff()
  const zone = zoneOf(order, branches)
  const due = dueAt(order)
  const { ride, counterAppointment } = order
  const Way = wayIcons[wayOf(order)]
  const countries = new Set(ride?.route.segments.map((one) => one.country))
  // Accessories with an answer have a chip of their own.
  const unanswered = ride?.accessoryNames.filter(({ answer }) => !answer) ?? []
  const left = due === undefined ? undefined : due - now
  const departs =
    order.state === 'confirmed' && ride && left !== undefined && left < DEPARTS_WITHIN_MS
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
      {order.state === 'waiting' && urgencyOf(order, now).isBeforeOpening ? (
        <span className="bdg out">
          <IconClock {...small} />
          {t.card.countsFrom(formatMomentInText(waitsFrom(order), now, zone, locale), order.isDelivery)}
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
          <Way {...small} />
          {stateWord(order, t)}
        </span>
      ) : null}
      {order.state === 'in-delivery' && isUncollected(order, now) ? (
        <span className="bdg alarm">
          <IconBellExclamation {...small} />
          {t.card.uncollected}
        </span>
      ) : null}
      {order.kitchenDoneAt !== null && order.state === 'confirmed' ? (
        <span className="bdg ready">
          <IconChefHat {...small} />
          {t.card.kitchenDone}
        </span>
      ) : null}
      <AgeChip order={order} />
      {order.kind === 'food' && paysOnTheSpot(order) && (order.state === 'waiting' || order.state === 'in-delivery') ? (
        <span className="bdg out">
          <IconCash {...small} />
          {t.drawer.methods[order.paymentMethod]}
          {order.state === 'in-delivery' ? ` ${formatMoney(order.pricing.totalGross, order.currency)}` : ''}
        </span>
      ) : null}
      {isFlightMissing(order) ? (
        <span className="bdg new">
          <IconPlaneInflight {...small} />
          {t.card.noFlight}
        </span>
      ) : null}
      {ride && order.state === 'waiting' ? (
        <span className="bdg out" title={partyText(ride, locale)}>
          <IconUsers {...small} />
          {ride.adults + (ride.children ?? 0)}
        </span>
      ) : null}
      {ride && order.state === 'waiting' ? (
        <span className="bdg out">
          <IconCar {...small} />
          <span className="el">
            {[staffVehicleOf(ride), ...staffExtrasOf({ accessoryNames: unanswered })].join(', ')}
          </span>
        </span>
      ) : null}
      {ride && order.state !== 'completed' ? <AnswerChips ride={ride} /> : null}
      {ride && countries.size > 1 ? (
        <span className="bdg out">
          {order.items
            .filter((one) => one.kind === 'ride')
            .map((one) => `${one.country ?? ''} ${formatNumber(one.amount, locale)}`)
            .join(' + ')}{' '}
          km
        </span>
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
