import type { ProductInput } from '#modules/catalogue/contract.ts'
import { option, vehicleOf } from '../vehicle.ts'

const services = [
  option('private-transfer', 'Abholung oder Heimfahrt'),
  option('airport-transfer', 'Flughafentransfer'),
  option('chauffeur', 'Wir fahren Ihr Auto heim'),
]
const extras = [
  option('child-seat', 'Kindersitz', { description: '9 bis 18 kg' }),
  option('booster', 'Sitzerhöhung', { description: '15 bis 36 kg' }),
  option('extra-stop', 'Zwischenhalt', {
    price: 6,
    description: 'am Weg, Halt bis 10 Minuten',
    question: 'Wo sollen wir halten?',
  }),
]
const english = {
  'service.private-transfer': 'To us or home again',
  'service.airport-transfer': 'Airport transfer',
  'service.chauffeur': 'We drive your car home',
  'addons.child-seat': 'Child seat',
  'addons.booster': 'Booster seat',
  'addons.extra-stop': 'Stop on the way',
  'addons.extra-stop#question': 'Where should we stop?',
}

/** Two cars for guests. Prices per km with German tax. */
export const lindwurmVehicles: ProductInput[] = [
  {
    identifier: 'business',
    name: 'Stammgast-Limousine',
    nameEn: 'Saloon for regular guests',
    price: 1.9,
    seats: 3,
    luggage: 2,
    de: 'Für Paare und kleine Runden: Wir holen Sie an der Haustür ab und warten, bis das letzte Glas geleert ist.',
    en: 'For couples and small parties: we pick you up at your door and wait until the last glass is empty.',
    addons: extras,
  },
  {
    identifier: 'van',
    name: 'Stammtisch-Bus',
    nameEn: 'Stammtisch van',
    price: 2.4,
    seats: 8,
    luggage: 6,
    de: 'Acht Plätze für die ganze Tischrunde. Auch die Maßkrüge vom Andenkenladen finden Platz.',
    en: 'Eight seats for the whole table, and room for the souvenir beer mugs as well.',
    addons: extras,
  },
].map(vehicleOf({ tax: 19, services, english }))
