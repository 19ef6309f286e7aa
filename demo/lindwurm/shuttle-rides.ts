import { type DemoRide, point } from '../rides.ts'

const gasthaus = point('Gasthaus Lindwurm', 'Lindwurmstraße 204, 80337 München', [11.5449, 48.1246], 'place', 'DE')
const airport = point('Flughafen München (MUC)', '85356 München-Flughafen', [11.7861, 48.3538], 'airport', 'DE')
const hotel = point('Hotel Königshof, Karlsplatz 25', '80335 München', [11.5649, 48.1393], 'lodging', 'DE')
const schwabing = point('Hohenzollernstraße 60', '80801 München', [11.5723, 48.1597], 'place', 'DE')
const pasing = point('Bahnhof München-Pasing', '81241 München', [11.4619, 48.1499], 'place', 'DE')

const day = 24 * 60

/** Rides in addition to the orders of food: the board shows both. */
export const shuttleRides: readonly DemoRide[] = [
  {
    placed: -3 * day,
    appointment: -2 * day,
    vehicle: 'Stammtisch-Bus',
    service: 'private-transfer',
    from: gasthaus,
    to: pasing,
    adults: 7,
    name: ['Vroni', 'Stadler'],
    phone: '+49 151 23456720',
    steps: ['confirm', 'in-delivery', 'completed'],
  },
  {
    placed: -200,
    appointment: -15,
    vehicle: 'Stammgast-Limousine',
    service: 'private-transfer',
    from: hotel,
    to: gasthaus,
    adults: 2,
    name: ['Martin', 'Feichtinger'],
    phone: '+43 664 1234510',
    steps: ['confirm', 'in-delivery'],
  },
  {
    placed: -120,
    appointment: 150,
    vehicle: 'Stammtisch-Bus',
    service: 'private-transfer',
    from: gasthaus,
    to: schwabing,
    adults: 6,
    extras: ['booster'],
    name: ['Ivana', 'Kováčová'],
    phone: '+421 905 331208',
    steps: ['confirm'],
  },
  {
    placed: -1,
    appointment: day + 60,
    vehicle: 'Stammgast-Limousine',
    service: 'airport-transfer',
    from: airport,
    to: gasthaus,
    flight: 'LH 2026',
    adults: 2,
    name: ['Harriet', 'Bell'],
    phone: '+44 7700 900124',
    locale: 'en',
    comment: 'Straight to the roast, please.',
    steps: [],
  },
]
