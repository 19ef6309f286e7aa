import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Locale } from '#contract/locale.ts'
import { oneLine } from '#kernel/one-line.ts'
import type { DrivenRide } from '#modules/ordering/contract/driven-ride.ts'
import { accessoryText } from '#modules/ordering/rules/accessory-text.ts'
import { displayFlightNumber } from '#modules/ordering/rules/flight-number.ts'
import { feedTexts } from '../words/feeds.ts'

/** The length in minutes that is assumed for a ride whose route is not known. */
const usualMinutes = 60

/**
 * Writes accepted rides as a calendar file (RFC 5545). UID is the id of the order, SEQUENCE its version. Times are in UTC; a calendar
 * program shows them in local time. A cancelled ride keeps its time, but its other details are removed. The same rides always give exactly
 * the same file. So the response to a repeated request can be 'not modified'.
 */
export function rideCalendar(rides: readonly DrivenRide[], of: { name: string; locale: Locale }): string {
  const t = feedTexts(of.locale)
  const calendar = ical({
    prodId: { company: 'Servus', product: 'Servus', language: of.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    name: oneLine(of.name),
    ttl: 900,
  })
  for (const ride of rides) {
    const start = Temporal.Instant.from(ride.at)
    const isOver = ride.state === 'canceled'
    calendar.createEvent({
      id: `${ride.id}@servus`,
      sequence: ride.version,
      stamp: Temporal.Instant.from(ride.updatedAt),
      start,
      end: start.add({ seconds: ride.seconds > 0 ? ride.seconds : usualMinutes * 60 }),
      summary: isOver ? t.canceled(ride.uid) : wayOf(ride) || t.ride(ride.uid),
      status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(isOver
        ? {}
        : {
            location: oneLine([...new Set([ride.from, ride.fromDetail, ride.fromPlace])].filter(Boolean).join(', ')),
            description: detailsOf(ride, t),
          }),
    })
  }
  return calendar.toString()
}

const wayOf = ({ from, to }: DrivenRide): string => [from, to].filter(Boolean).map(oneLine).join(' → ')

function detailsOf(ride: DrivenRide, t: ReturnType<typeof feedTexts>): string {
  const extras = ride.extras.map((one) => accessoryText(one))
  const place = (label: string, ...parts: string[]): string =>
    parts.some(Boolean) ? `${label}: ${parts.filter(Boolean).join(', ')}` : ''
  return [
    t.ride(ride.uid),
    ride.vehicle,
    place(t.from, ride.from, ride.fromDetail),
    place(t.to, ride.to, ride.toDetail),
    ride.flightNumber && t.flight(displayFlightNumber(ride.flightNumber)),
    [t.persons(ride.persons), ride.luggage > 0 ? t.luggage(ride.luggage) : ''].filter(Boolean).join(', '),
    extras.join(', '),
  ]
    .filter(Boolean)
    .map(oneLine)
    .join('\n')
}
