import type { RandomBytes } from '#kernel/ids.ts'
import type { BrandCore } from '#platform/module.ts'
import { addPastWeeks } from '../past-weeks.ts'
import { openPast } from '../past.ts'
import { type DemoRide, placeRides, point } from '../rides.ts'

const vie = point(
  'Flughafen Wien-Schwechat (VIE)',
  'Wien-Flughafen, 1300 Schwechat, Österreich',
  [16.5697, 48.1103],
  'airport',
)
const bratislava = point(
  'Hviezdoslavovo námestie, Bratislava',
  '811 02 Bratislava, Slowakei',
  [17.1067, 48.1418],
  'place',
  'SK',
)
const sacher = point('Hotel Sacher, Philharmonikerstraße 4', '1010 Wien, Österreich', [16.3693, 48.2038], 'lodging')
const hauptbahnhof = point('Wien Hauptbahnhof', '1100 Wien, Österreich', [16.3762, 48.1852])
const kahlenberg = point('Kahlenberger Straße 12', '1190 Wien, Österreich', [16.3547, 48.2556])
const schoenbrunn = point('Schloss Schönbrunn', '1130 Wien, Österreich', [16.3119, 48.1848])
const salzburg = point('Getreidegasse, Salzburg', '5020 Salzburg, Österreich', [13.0434, 47.8001])

const day = 24 * 60

/**
 * Today's orders on the board and the orders of the last week. Only one ride is new, because the board plays a sound as long as nobody
 * opens a new order.
 */
const rides: readonly DemoRide[] = [
  {
    placed: -7 * day,
    appointment: -6 * day,
    vehicle: 'Business',
    service: 'airport-transfer',
    from: sacher,
    to: vie,
    flight: 'OS 451',
    adults: 1,
    name: ['Claudia', 'Reiter'],
    sentBy: 'hotel-praterblick',
    phone: '+43 664 1234501',
    steps: ['confirm', 'in-delivery', 'completed'],
  },
  {
    placed: -6 * day,
    appointment: -5 * day,
    vehicle: 'Van',
    service: 'private-transfer',
    from: hauptbahnhof,
    to: schoenbrunn,
    adults: 6,
    name: ['Anna', 'Winkler'],
    sentBy: 'donauwelle',
    phone: '+43 664 1234502',
    steps: ['confirm', 'completed'],
  },
  {
    placed: -5 * day,
    appointment: -4 * day,
    vehicle: 'First Class',
    service: 'airport-transfer',
    from: vie,
    to: bratislava,
    flight: 'OS 202',
    adults: 2,
    extras: ['child-seat', 'name-sign'],
    name: ['Eva', 'Pichler'],
    sentBy: 'hotel-praterblick',
    phone: '+43 664 1234503',
    steps: ['confirm', 'in-delivery', 'completed'],
  },
  {
    placed: -4 * day,
    appointment: -3 * day,
    vehicle: 'Business',
    service: 'private-transfer',
    from: kahlenberg,
    to: hauptbahnhof,
    adults: 2,
    name: ['Jana', 'Schuster'],
    phone: '+43 664 1234504',
    steps: ['cancel'],
    message: 'Auf Wunsch des Gastes storniert.',
  },
  {
    placed: -3 * day,
    appointment: -2 * day,
    vehicle: 'Van',
    service: 'airport-transfer',
    from: vie,
    to: salzburg,
    flight: 'LH 1234',
    adults: 5,
    name: ['Benedikt', 'Maier'],
    phone: '+49 170 1234505',
    steps: ['reject'],
    message:
      'Leider sind wegen des Marathons alle Wagen unseres Hauses vergeben. Am nächsten Tag fahren wir Sie sehr gern.',
  },
  {
    placed: -2 * day,
    appointment: -1 * day,
    vehicle: 'First Class',
    service: 'chauffeur',
    from: schoenbrunn,
    to: kahlenberg,
    adults: 2,
    name: ['Thomas', 'Egger'],
    phone: '+43 664 1234506',
    company: 'Kanzlei Moosbauer',
    steps: ['confirm', 'in-delivery', 'completed'],
  },
  {
    placed: -600,
    appointment: -40,
    vehicle: 'Business',
    service: 'private-transfer',
    from: hauptbahnhof,
    to: schoenbrunn,
    adults: 1,
    name: ['Marek', 'Novák'],
    phone: '+421 905 123507',
    steps: ['confirm', 'in-delivery'],
  },
  {
    placed: -500,
    appointment: 35,
    vehicle: 'First Class',
    service: 'private-transfer',
    from: sacher,
    to: bratislava,
    adults: 2,
    extras: ['child-seat'],
    name: ['Ivana', 'Kováčová'],
    phone: '+421 905 331208',
    comment: 'Wir haben einen Kontrabass dabei, bitte Rückbank umlegen.',
    steps: ['confirm'],
  },
  {
    placed: -300,
    appointment: 14 * 60,
    vehicle: 'Business',
    service: 'airport-transfer',
    from: kahlenberg,
    to: vie,
    flight: 'LX 1583',
    adults: 1,
    name: ['Georg', 'Pichler'],
    phone: '+43 664 1234508',
    steps: ['confirm'],
  },
  {
    placed: -200,
    appointment: 3 * day,
    vehicle: 'Van',
    service: 'airport-transfer',
    from: vie,
    to: sacher,
    flight: 'BA 700',
    adults: 6,
    extras: ['name-sign'],
    name: ['Harriet', 'Bell'],
    phone: '+44 7700 900123',
    locale: 'en',
    steps: ['confirm'],
  },
  {
    placed: -90,
    appointment: 26 * 60,
    vehicle: 'First Class',
    service: 'airport-transfer',
    from: vie,
    to: bratislava,
    flight: 'OS 202',
    adults: 2,
    extras: ['child-seat', 'name-sign'],
    name: ['Sophie', 'Auer'],
    phone: '+43 664 1234509',
    steps: ['counter-appointment'],
    message: 'Um diese Zeit sind alle First-Class-Wagen unterwegs. Passt es Ihnen eine halbe Stunde später?',
  },
  {
    placed: -2,
    appointment: 2 * day,
    vehicle: 'Van',
    service: 'airport-transfer',
    from: vie,
    to: sacher,
    flight: 'OS 26',
    adults: 3,
    extras: ['child-seat'],
    name: ['Martin', 'Feichtinger'],
    phone: '+43 664 1234510',
    steps: [],
  },
]

/**
 * Places the demo orders with the function that orders of guests use, each at its own time in the past. Copies of completed orders fill fifteen past
 * weeks (`addPastWeeks`).
 */
export async function placeDemoOrders(core: BrandCore, branch: string, randomBytes: RandomBytes): Promise<void> {
  const past = await openPast(core, randomBytes)
  await placeRides(
    past,
    core,
    branch,
    { street: 'Praterstraße 12', zipCode: '1020', city: 'Wien', country: 'AT' },
    rides,
  )
  await addPastWeeks(core, past, randomBytes, { [branch]: 8 })
}
