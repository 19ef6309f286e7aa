import { lineAmount } from '#i18n/amounts.ts'
import { boardTexts } from '../../words/board.ts'
import { displayFlightNumber } from '../../rules/flight-number.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { ReactNode } from 'react'
import { isRoughAddress } from '#modules/maps/rules/place.ts'
import type { OrderSummary } from '../../contract.ts'
import { PREORDERED_BEFORE_MINUTES } from '../../rules/attention.ts'
import { exactPlace, shortPlace } from '../../rules/exact-place.ts'
import { staffDetailsOf, staffNameOf } from '../../rules/staff-words.ts'
import { paysOnTheSpot } from '../parts/order-words.ts'

/**
 * Number of items that a card shows. If the order has exactly one more item, the card shows it as well. If it has several more, the card
 * shows how many ('+ 2').
 */
const ITEM_LINES = 3
/** Maximum number of dishes that the one-line summary names. If there are more items, it shows only the number of items. */
const NAMED = 2

/** The start and the destination of a ride. The full form leaves out the exact addresses, because the drawer names them in lines of their own. */
export function RideLines({ order, isFull = false }: { order: OrderSummary; isFull?: boolean }) {
  const t = useTexts(boardTexts)
  if (!order.ride) return null
  const { from, to, flightNumber, fromDetail, toDetail } = order.ride
  const isArrival = from.category === 'airport'
  const place = (point: typeof from, detail: string | undefined, withFlight: boolean): ReactNode => (
    <span className="pl">
      <span className={isFull || detail ? '' : 'el'} title={exactPlace(point, detail ?? '')}>
        {isFull ? (
          <>
            <b>{point.name}</b>
            {point.place && point.place !== point.name ? `, ${point.place}` : ''}
          </>
        ) : (
          shortPlace(point, detail)
        )}
        {isFull && withFlight && flightNumber ? `, ${t.drawer.flightShort(displayFlightNumber(flightNumber))}` : ''}
      </span>
      {!isFull && withFlight && flightNumber ? (
        <span className="flight">{displayFlightNumber(flightNumber)}</span>
      ) : null}
      {isRoughAddress(point) ? (
        <span className="bdg new" title={t.card.roughHint}>
          {t.card.rough}
        </span>
      ) : null}
    </span>
  )
  return (
    <div className="rt">
      <span className="a" role="img" aria-label={t.card.from} />
      {place(from, fromDetail, isArrival)}
      <span className="ln" />
      <span />
      <span className="z" role="img" aria-label={t.card.to} />
      {place(to, toDetail, !isArrival)}
    </div>
  )
}

/** The first items of a new order, and how many more it has ('+ 2'). */
export function ItemLines({ order }: { order: OrderSummary }) {
  const t = useTexts(boardTexts)
  const { locale } = useStaff()
  const hidden = order.items.length - ITEM_LINES
  return (
    <ul className="it">
      {order.items.slice(0, hidden === 1 ? ITEM_LINES + 1 : ITEM_LINES).map((item) => {
        const changes = staffDetailsOf(item)
          .map((one) => one.value)
          .join(' · ')
        return (
          <li key={item.id}>
            <b>{lineAmount(item.amount, item.unit, locale)}</b>
            <span>
              {staffNameOf(item)}
              {item.allergens ? (
                <span className="mut" title={`${t.card.allergens}: ${item.allergens}`}>
                  {' · '}
                  <span className="sr">{t.card.allergens} </span>
                  {item.allergens}
                </span>
              ) : null}
            </span>
            {changes ? <i>{changes}</i> : null}
          </li>
        )
      })}
      {hidden > 1 ? (
        <li>
          <b>{t.card.more(hidden)}</b>
        </li>
      ) : null}
    </ul>
  )
}

/**
 * An accepted order in one line: the delivery area, and the names of up to two dishes or the number of items. For a delivery that is not
 * paid online, also the payment method and the amount.
 */
export function ItemsInShort({ order }: { order: OrderSummary }) {
  const t = useTexts(boardTexts)
  const { locale } = useStaff()
  const what =
    order.items.length <= NAMED
      ? order.items
          .map((item) => `${lineAmount(item.amount, item.unit, locale).replace(' ', '\u00a0')} ${staffNameOf(item)}`)
          .join(', ')
      : t.card.positions(order.items.length)
  const money =
    order.isDelivery && paysOnTheSpot(order)
      ? `${t.drawer.methods[order.paymentMethod]} ${formatMoney(order.pricing.totalGross, order.currency)}`
      : ''
  return <div className="sm t2 short">{[order.deliveryArea, what, money].filter(Boolean).join(' · ')}</div>
}

/**
 * A bar that fills from the time the order was placed until the promised time. Shown only for accepted food, in the last 45 minutes before
 * the promised time.
 */
export function Progress({ order, now }: { order: OrderSummary; now: number }) {
  const { appointmentDate } = order
  if (order.state !== 'confirmed' || order.kind !== 'food' || appointmentDate === null) return null
  const from = Date.parse(order.createdAt)
  const part = (now - from) / Math.max(1, Date.parse(appointmentDate) - from)
  const isAhead = Date.parse(appointmentDate) - now > PREORDERED_BEFORE_MINUTES * 60_000
  if (part < 0 || part > 1 || isAhead) return null
  return (
    <div className="pbar" aria-hidden>
      <i style={{ width: `${Math.round(part * 100)}%` }} />
    </div>
  )
}
