import type { Locale } from '#contract/locale.ts'
import { isRoughAddress } from '#modules/maps/rules/place.ts'
import type { Ride } from '../../contract/ride.ts'
import { displayFlightNumber } from '../../rules/flight-number.ts'
import type { boardTexts } from '../../words/board.ts'
import { partyText, rideExtras } from '../../words/ride-party.ts'
import { staffExtrasOf, staffVehicleOf } from '../../rules/staff-words.ts'

const placed = (point: Ride['from'], t: ReturnType<typeof boardTexts>): string =>
  `${point.name}, ${point.place}${isRoughAddress(point) ? ` (${t.card.rough})` : ''}`

/** The rows with the data of a ride on the page that the browser prints: pairs of label and value. */
export const rideRows = (ride: Ride, t: ReturnType<typeof boardTexts>, locale: Locale): [string, string][] => [
  [t.card.from, placed(ride.from, t)],
  [t.card.to, placed(ride.to, t)],
  [t.drawer.flight, displayFlightNumber(ride.flightNumber)],
  [t.drawer.vehicle, staffVehicleOf(ride)],
  [t.drawer.persons, partyText(ride, locale)],
  ...rideExtras(ride, locale).map(({ label, value }): [string, string] => [label, value]),
  [t.drawer.accessories, staffExtrasOf(ride).join(', ')],
]
