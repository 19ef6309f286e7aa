import { messages } from '#i18n/messages.ts'

/** Texts for the description of a ride in mails and calendar files. */
export const rideMailTexts = messages(
  {
    title: { customer: 'Ihre Fahrt', staff: 'Die Fahrt' },
    /** The title until staff confirm the ride. */
    request: { customer: 'Ihre Anfrage', staff: 'Die Anfrage' },
    service: 'Leistung',
    vehicle: 'Fahrzeug',
    persons: 'Personen',
    flight: 'Flugnummer',
    accessories: 'Zubehör',
    waiting: 'Freie Wartezeit',
    waits: (n: number, isFromLanding: boolean) => `${n} Min.${isFromLanding ? ' ab der Landung' : ''}`,
    route: (distance: string, time: string, estimated: boolean) =>
      `${distance}, ${time} Fahrzeit${estimated ? ' (geschätzt)' : ''}`,
    duration: (hours: number, minutes: number) => (hours > 0 ? `${hours} Std. ${minutes} Min.` : `${minutes} Min.`),
    calendar: (from: string, to: string) => `Fahrt: ${from} – ${to}`,
  },
  {
    title: { customer: 'Your ride', staff: 'The ride' },
    request: { customer: 'Your request', staff: 'The request' },
    service: 'Service',
    vehicle: 'Vehicle',
    persons: 'Persons',
    flight: 'Flight number',
    accessories: 'Accessories',
    waiting: 'Free waiting time',
    waits: (n, isFromLanding) => `${n} min${isFromLanding ? ' from the landing' : ''}`,
    route: (distance, time, estimated) => `${distance}, ${time} driving time${estimated ? ' (estimated)' : ''}`,
    duration: (hours, minutes) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
    calendar: (from, to) => `Ride: ${from} – ${to}`,
  },
)
