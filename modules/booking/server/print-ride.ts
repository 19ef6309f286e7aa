import { isRoughAddress } from '#modules/maps/rules/place.ts'
import type { OrderPrinter } from '#modules/ordering/contract/printable.ts'
import { displayFlightNumber } from '#modules/ordering/rules/flight-number.ts'
import { isMoreThanAdults, partyText, rideExtras } from '#modules/ordering/words/ride-party.ts'
import { bookingTexts } from '../words/booking.ts'
import { ridePrintTexts } from '../words/print.ts'
import { staffExtrasOf, staffNameOf, staffVehicleOf } from '#modules/ordering/rules/staff-words.ts'

/** Supplies what is printed on the slip for the driver (docs/rules/printing.md, What slips hold). */
export const ridePrinter: OrderPrinter = {
  kind: 'ride',
  content({ ride, items, pricing }, locale) {
    const t = ridePrintTexts(locale)
    if (!ride) throw new Error('A ride has its route')
    const place = (point: typeof ride.from) => {
      const { name, place: where } = point
      const text = where && where !== name ? `${name}, ${where}` : name
      return isRoughAddress(point) ? `${text} (${t.rough})` : text
    }
    return {
      headline: bookingTexts(locale).service[ride.service],
      facts: [
        { label: t.from, value: place(ride.from) },
        { label: t.to, value: place(ride.to) },
        { label: t.flight, value: displayFlightNumber(ride.flightNumber) },
        { label: t.vehicle, value: staffVehicleOf(ride) },
        { label: t.persons, value: isMoreThanAdults(ride) ? partyText(ride, locale) : String(ride.adults) },
        ...rideExtras(ride, locale),
        { label: t.accessories, value: staffExtrasOf(ride).join(', ') },
        { label: t.distance, value: t.km(Math.ceil(ride.route.metres / 1000)) },
      ].filter(({ value }) => value !== ''),
      lines: items.map((item) => ({
        id: item.id,
        productId: item.productId,
        amount: item.unit === 'km' ? t.km(item.amount) : String(item.amount),
        name: item.country ? `${staffNameOf(item)} (${item.country})` : staffNameOf(item),
        details: [],
        allergens: '',
        gross: item.gross,
      })),
      sums: pricing.taxes.map(({ rate, tax }) => ({ label: t.tax(rate), amount: tax })),
      // A place is stored as [longitude, latitude]. Links to maps need the latitude first.
      destination: ride.from.location.toReversed().join(','),
      slips: ['ride'],
    }
  },
}
