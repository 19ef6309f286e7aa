import type { Locale } from '#contract/locale.ts'
import { lineAmount } from '#i18n/amounts.ts'
import { countryName } from '#i18n/country-name.ts'
import { fullMinutes } from '#modules/maps/rules/route-figures.ts'
import type { Order } from '#modules/ordering/contract.ts'
import type { MailableContent, OrderMailer } from '#modules/ordering/contract/mailable.ts'
import { accessoryText } from '#modules/ordering/rules/accessory-text.ts'
import { freeWaiting, type WaitingBranch } from '#modules/ordering/rules/free-waiting.ts'
import { displayFlightNumber } from '#modules/ordering/rules/flight-number.ts'
import { staffNameOf } from '#modules/ordering/rules/staff-words.ts'
import { isMoreThanAdults, partyText, rideExtras } from '#modules/ordering/words/ride-party.ts'
import { bookingTexts } from '../words/booking.ts'
import { rideMailTexts } from '../words/mail.ts'
import { rideMailSteps } from '../words/mail-steps.ts'

type Ride = NonNullable<Order['ride']>

/**
 * Supplies the content of mails about a ride: its route, the facts about it, and one price line per country with its tax (specification §3,
 * Pricing result).
 */
export const rideMailer: OrderMailer = {
  kind: 'ride',
  steps: rideMailSteps,
  inDelivery: () => 'on-the-way',
  neverSent: ['ready'],
  content: ({ items, ride, state }, locale, reader, branch) => ({
    title: rideMailTexts(locale)[state === 'waiting' ? 'request' : 'title'][reader],
    route: ride ? routeOf(ride, locale) : undefined,
    facts: ride ? factsOf(ride, locale, branch) : [],
    lines: items.map((item) => ({
      name: reader === 'staff' ? staffNameOf(item) : item.name,
      detail: [item.country ? countryName(item.country, locale) : '', lineAmount(item.amount, item.unit, locale)]
        .filter(Boolean)
        .join(', '),
      gross: item.isPriceHidden ? null : item.gross,
    })),
  }),
  calendar({ ride }, locale) {
    if (!ride) throw new Error('A ride has its route')
    const { from, to, route } = ride
    return {
      summary: rideMailTexts(locale).calendar(from.name, to.name),
      seconds: Math.max(60, route.seconds),
      start: {
        title: from.place && from.place !== from.name ? `${from.name}, ${from.place}` : from.name,
        location: from.location,
      },
    }
  },
}

function routeOf({ from, to, route }: Ride, locale: Locale): MailableContent['route'] {
  const { place, route: routeTexts } = bookingTexts(locale)
  const t = rideMailTexts(locale)
  const minutes = fullMinutes(route.seconds)
  const end = (label: string, point: Ride['from']) => ({
    label,
    name: point.name,
    detail: point.place === point.name ? '' : point.place,
  })
  return {
    from: end(place.from, from),
    to: end(place.to, to),
    note: t.route(
      routeTexts.kilometres(route.metres),
      t.duration(Math.floor(minutes / 60), minutes % 60),
      route.estimated,
    ),
  }
}

function factsOf(ride: Ride, locale: Locale, branch: WaitingBranch): MailableContent['facts'] {
  const t = rideMailTexts(locale)
  const waiting = freeWaiting(branch, ride.from)
  const accessories = ride.accessoryNames.map((one) => accessoryText(one)).join(', ')
  return [
    { label: t.service, value: bookingTexts(locale).service[ride.service] },
    { label: t.vehicle, value: ride.vehicle.name },
    { label: t.persons, value: isMoreThanAdults(ride) ? partyText(ride, locale) : String(ride.adults) },
    ...rideExtras(ride, locale),
    { label: t.flight, value: displayFlightNumber(ride.flightNumber) },
    { label: t.accessories, value: accessories },
    { label: t.waiting, value: waiting ? t.waits(waiting.minutes, waiting.isFromLanding) : '' },
  ].filter(({ value }) => value !== '')
}
