import type { Locale } from '#contract/locale.ts'
import { messages, plural } from '#i18n/messages.ts'
import type { Ride } from '../contract/ride.ts'

/** Texts about passengers and luggage, exact addresses and the welcome sign of a ride. */
const ridePartyTexts = messages(
  {
    adults: (n: number) => `${n} ${plural(n, { one: 'Erwachsener', other: 'Erwachsene' })}`,
    children: (n: number) => `${n} ${plural(n, { one: 'Kind', other: 'Kinder' })}`,
    luggage: (n: number) => `${n} ${plural(n, { one: 'Gepäckstück', other: 'Gepäckstücke' })}`,
    fromDetail: 'Start genau',
    toDetail: 'Ziel genau',
    passenger: 'Fahrgast',
    sign: 'Schild',
  },
  {
    adults: (n) => `${n} ${plural(n, { one: 'adult', other: 'adults' })}`,
    children: (n) => `${n} ${plural(n, { one: 'child', other: 'children' })}`,
    luggage: (n) => `${n} ${plural(n, { one: 'piece of luggage', other: 'pieces of luggage' })}`,
    fromDetail: 'Pick-up exactly',
    toDetail: 'Drop-off exactly',
    passenger: 'Passenger',
    sign: 'Sign',
  },
)

type Party = Pick<Ride, 'adults' | 'children' | 'luggage'>

/** Whether children or luggage belong to the ride. If so, the number of adults alone does not describe it. */
export const isMoreThanAdults = ({ children = 0, luggage = 0 }: Party): boolean => children > 0 || luggage > 0

/** Passengers and luggage as text: '2 Erwachsene, 1 Kind, 3 Gepäckstücke'. */
export function partyText({ adults, children = 0, luggage = 0 }: Party, locale: Locale): string {
  const t = ridePartyTexts(locale)
  return [
    t.adults(adults),
    ...(children > 0 ? [t.children(children)] : []),
    ...(luggage > 0 ? [t.luggage(luggage)] : []),
  ].join(', ')
}

/** The exact addresses, the passenger and the name on the sign, each with a label. Empty values are left out. */
export function rideExtras(
  ride: Pick<Ride, 'fromDetail' | 'toDetail' | 'passengerName' | 'passengerPhone' | 'signName'>,
  locale: Locale,
): { label: string; value: string }[] {
  const t = ridePartyTexts(locale)
  return [
    { label: t.fromDetail, value: ride.fromDetail ?? '' },
    { label: t.toDetail, value: ride.toDetail ?? '' },
    { label: t.passenger, value: [ride.passengerName, ride.passengerPhone].filter(Boolean).join(', ') },
    { label: t.sign, value: ride.signName ?? '' },
  ].filter(({ value }) => value !== '')
}
