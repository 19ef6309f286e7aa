import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bookingTexts } from '../words/booking.ts'
import { RideSummary } from './ride-summary.tsx'
import type { RideView } from './ride-view.ts'
import type { BookingVehicle } from './vehicles.ts'

const ride: RideView = {
  service: 'airport-transfer',
  from: 'Flughafen Wien-Schwechat',
  to: 'Salzburg',
  flightNumber: '',
  adults: 1,
  children: 0,
  luggage: 0,
  accessories: [],
  distance: '310 km',
  needsConfirmation: false,
  estimated: false,
}

test.each([
  ['hallo!!!', true],
  ['Privatjet Müller', true],
  ['OS 202', false],
  ['', false],
])(
  'before the order is sent, the warning about an unusual flight number is shown again (docs/rules/messages.md, Flight numbers): %s',
  (number, warns) => {
    const html = renderToStaticMarkup(
      <RideSummary
        vehicle={{ name: 'Business', content: { identifier: 'business' } } as BookingVehicle}
        ride={{ ...ride, flightNumber: number }}
        price={undefined}
        appointment="28.11.26, 14:15"
        currency="EUR"
        locale="de"
      />,
    )
    expect(html.includes(bookingTexts('de').flight.implausible)).toBe(warns)
  },
)
