import { boardTexts } from '../../words/board.ts'
import { displayFlightNumber } from '../../rules/flight-number.ts'
import { isFlightMissing } from '../../rules/missing-flight.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { IconCar } from '@tabler/icons-react'
import type { Order } from '../../contract.ts'
import { partyText, rideExtras } from '../../words/ride-party.ts'
import { Fact } from './Fact.tsx'
import { staffExtrasOf, staffVehicleOf } from '../../rules/staff-words.ts'

/** The section with the facts about a ride: service, vehicle, flight, persons and accessories. Shows nothing if the order is not a ride. */
export function RideFacts({ order }: { order: Order }) {
  const t = useTexts(boardTexts)
  const locale = useLocale()
  const { ride } = order
  if (!ride) return null
  return (
    <section className="sec">
      <h3>
        <IconCar className="i" stroke={1.75} aria-hidden />
        {t.drawer.ride}
      </h3>
      <dl className="kv">
        <Fact name={t.drawer.service}>{t.drawer.services[ride.service]}</Fact>
        <Fact name={t.drawer.vehicle}>{staffVehicleOf(ride)}</Fact>
        <Fact name={t.drawer.flight}>
          {isFlightMissing(order) ? (
            <span className="bdg new">{t.card.noFlight}</span>
          ) : (
            displayFlightNumber(ride.flightNumber)
          )}
        </Fact>
        <Fact name={t.drawer.persons}>{partyText(ride, locale)}</Fact>
        {rideExtras(ride, locale).map(({ label, value }) => (
          <Fact key={label} name={label}>
            <b>{value}</b>
          </Fact>
        ))}
        <Fact name={t.drawer.accessories}>
          {ride.accessoryNames.length > 0 ? <b>{staffExtrasOf(ride).join(', ')}</b> : ''}
        </Fact>
        <Fact name={t.drawer.comment}>{order.comment ? t.drawer.quoted(order.comment) : ''}</Fact>
      </dl>
    </section>
  )
}
