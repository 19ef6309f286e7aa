import { defaultZone } from '#kernel/time.ts'
import { numberOf } from '#modules/ordering/backoffice/parts/order-words.ts'
import { PhoneText } from '#modules/ordering/backoffice/parts/PhoneText.tsx'
import type { TodaysRide } from '#modules/ordering/contract.ts'
import { accessoryText } from '#modules/ordering/rules/accessory-text.ts'
import { exactPlace } from '#modules/ordering/rules/exact-place.ts'
import { displayFlightNumber } from '#modules/ordering/rules/flight-number.ts'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { formatDuration, formatKm, formatMoney, formatShortDay, formatTime, dayOf } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { todaysRidesTexts } from '../../words/todays-rides.ts'
import { directionsTo } from '#modules/maps/rules/directions.ts'

/** One ride in the list for drivers: time, guest, start, destination, remarks and the amount to collect. */
export function RideRow({ ride, isNext }: { ride: TodaysRide; isNext: boolean }) {
  const t = useTexts(todaysRidesTexts)
  const board = useTexts(boardTexts)
  const { branches, clock, locale } = useStaff()
  const zone = branches.find(({ id }) => id === ride.branchId)?.timeZone ?? defaultZone
  const at = Date.parse(ride.at)
  const isToday = dayOf(at, zone) === dayOf(clock.now(), zone)
  const isOver = ride.state === 'completed'
  const number = numberOf(ride)
  const extras = ride.extras.map((one) => accessoryText(one, '× '))
  const facts = [
    t.persons(ride.adults),
    ride.flightNumber ? t.flight(displayFlightNumber(ride.flightNumber)) : '',
    ...extras,
    ride.vehicle,
    `${formatKm(ride.metres, locale)}, ${formatDuration(ride.seconds)}`,
  ].filter(Boolean)
  return (
    <li className={`card ${isNext ? 'is-next' : ''}`}>
      <div className="row w">
        <b className="at">
          {isToday ? '' : `${formatShortDay(at, zone, locale)} `}
          <time dateTime={ride.at}>{formatTime(at, zone)}</time>
        </b>
        <b className="who">{ride.guest}</b>
        <span className="mut">{number}</span>
        <span className="sp" />
        {isNext ? <span className="bdg prog">{t.next}</span> : null}
        {ride.state === 'in-delivery' ? <span className="bdg way">{board.rideStates['in-delivery']}</span> : null}
      </div>
      <dl className="ends">
        <dt>{t.from}</dt>
        <dd>
          <Stop stop={ride.from} />
        </dd>
        <dt>{t.to}</dt>
        <dd>
          <Stop stop={ride.to} />
        </dd>
      </dl>
      <p className="sm t2">
        {facts.join(' · ')} {ride.isFlightMissing ? <span className="bdg new">{board.card.noFlight}</span> : null}
      </p>
      {ride.comment ? (
        <p className="remark">
          <b>{t.remark}:</b> {ride.comment}
        </p>
      ) : null}
      {isOver ? null : (
        <>
          <p className="b">
            {ride.toPay === null
              ? t.paid
              : t.collect(formatMoney(ride.toPay, ride.currency), board.drawer.methods[ride.paymentMethod])}
          </p>
          <div className="row w no-print">
            {ride.phone ? (
              <Button
                component="a"
                href={`tel:${ride.phone}`}
                variant={isNext ? 'filled' : 'default'}
                aria-label={t.call(ride.guest)}
                leftSection={<IconPhone className="i" stroke={1.75} aria-hidden />}
              >
                {t.callShort}
              </Button>
            ) : null}
            <MapLink
              text={ride.state === 'in-delivery' ? t.toGoal : t.toPickUp}
              hint={t.opensMap}
              to={ride.state === 'in-delivery' ? ride.to : ride.from}
            />
          </div>
          {ride.phone ? (
            <p className="only-print">
              <PhoneText phone={ride.phone} />
            </p>
          ) : null}
        </>
      )}
    </li>
  )
}

/**
 * The start or the destination of a ride. If the map does not know the street, a badge warns the driver that the link leads to the middle of
 * the town.
 */
function Stop({ stop }: { stop: TodaysRide['from'] }) {
  const { rough, roughHint } = useTexts(boardTexts).card
  return (
    <>
      {exactPlace(stop, stop.detail)}{' '}
      {stop.isRough ? (
        <span className="bdg new" title={roughHint}>
          {rough}
        </span>
      ) : null}
    </>
  )
}

function MapLink({ text, hint, to }: { text: string; hint: string; to: TodaysRide['from'] }) {
  return (
    <Button
      component="a"
      href={directionsTo(to.location)}
      target="_blank"
      rel="noreferrer"
      title={hint}
      leftSection={<IconMapPin className="i" stroke={1.75} aria-hidden />}
    >
      {text}
    </Button>
  )
}
