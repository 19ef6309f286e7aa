import type { Locale } from '#contract/locale.ts'
import type { Ride } from '../../contract/ride.ts'
import { displayFlightNumber } from '../../rules/flight-number.ts'
import type { boardTexts } from '../../words/board.ts'
import { partyText, rideExtras } from '../../words/ride-party.ts'
import { staffExtrasOf, staffVehicleOf } from '../../rules/staff-words.ts'

/** A ride on the printed sheet: names and values. */
export const rideRows = (ride: Ride, t: ReturnType<typeof boardTexts>, locale: Locale): [string, string][] => [
  [t.card.from, `${ride.from.name}, ${ride.from.place}`],
  [t.card.to, `${ride.to.name}, ${ride.to.place}`],
  [t.drawer.flight, displayFlightNumber(ride.flightNumber)],
  [t.drawer.vehicle, staffVehicleOf(ride)],
  [t.drawer.persons, partyText(ride, locale)],
  ...rideExtras(ride, locale).map(({ label, value }): [string, string] => [label, value]),
  [t.drawer.accessories, staffExtrasOf(ride).join(', ')],
]
