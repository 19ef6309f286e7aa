import type { ProductInput } from '#modules/catalogue/contract.ts'
import { option, vehicleOf } from '../vehicle.ts'

const services = [
  option('airport-transfer', 'Flughafentransfer'),
  option('private-transfer', 'Privattransfer'),
  option('chauffeur', 'Chauffeur für Privatfahrzeuge'),
]

/**
 * `once`: guests choose the accessory or not; there is no amount. Prices are for one piece and include the tax. They do not depend on the
 * length of the trip.
 */
const accessories = [
  option('child-seat', 'Kindersitz', { description: '9 bis 18 kg' }),
  option('baby-seat', 'Babyschale', { description: 'bis 13 kg' }),
  option('booster', 'Sitzerhöhung', { description: '15 bis 36 kg' }),
  option('name-sign', 'Empfang mit Schild', { value: 'once' }),
  option('extra-stop', 'Zwischenhalt', {
    price: 12,
    description: 'am Weg, Halt bis 10 Minuten',
    question: 'Wo sollen wir halten?',
  }),
]
const large = [
  option('ski', 'Ski oder Golftasche', { price: 8 }),
  option('dog', 'Hund in der Box', { price: 15, value: 'once' }),
]

const english = {
  'service.airport-transfer': 'Airport transfer',
  'service.private-transfer': 'Private transfer',
  'service.chauffeur': 'Chauffeur for your own car',
  'addons.child-seat': 'Child seat',
  'addons.baby-seat': 'Infant carrier',
  'addons.booster': 'Booster seat',
  'addons.name-sign': 'Meet and greet with a name sign',
  'addons.extra-stop': 'Stop on the way',
  'addons.extra-stop#question': 'Where should we stop?',
  'addons.ski': 'Skis or golf bag',
  'addons.dog': 'Dog in its box',
}

/** Three cars. Their prices per km include the Austrian tax. */
export const donauVehicles: ProductInput[] = [
  {
    identifier: 'business',
    name: 'Business',
    price: 2.2,
    seats: 3,
    luggage: 2,
    de: 'Die ruhige Limousine für den Weg zum Termin oder zum Flug. Leder, Klimatisierung, WLAN und Wasser an Bord.',
    en: 'The quiet saloon for the way to a meeting or a flight. Leather, air conditioning, Wi-Fi and water on board.',
    addons: accessories,
  },
  {
    identifier: 'first-class',
    name: 'First Class',
    price: 3.3,
    seats: 3,
    luggage: 3,
    de: 'Langer Radstand, viel Beinfreiheit, gedämpftes Glas. Für Gäste, die man an der Tür empfängt und bis zur Tür begleitet.',
    en: 'Long wheelbase, plenty of legroom, acoustic glass. For guests who are met at the door and seen to the door.',
    addons: accessories,
  },
  {
    identifier: 'van',
    name: 'Van',
    price: 2.75,
    seats: 7,
    luggage: 7,
    de: 'Platz für sieben Personen und ihr ganzes Gepäck. Kindersitze liegen bereit, Ski und Golftaschen passen dazu.',
    en: 'Room for seven and all their luggage. Child seats are ready, and skis and golf bags fit in as well.',
    addons: [...accessories, ...large],
  },
].map(vehicleOf({ tax: 10, services, english }))
