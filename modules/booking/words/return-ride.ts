import { messages } from '#i18n/messages.ts'

/** Texts on the status page of a ride about booking the way back. */
export const returnRideTexts = messages(
  {
    title: 'Auch wieder zurück?',
    text: 'Strecke, Fahrzeug, Personen, Gepäck und Zubehör übernehmen wir. Wir brauchen noch Datum und Uhrzeit, bei einem Flughafentransfer auch die Flugnummer.',
    action: 'Rückfahrt buchen',
  },
  {
    title: 'Need a ride back?',
    text: 'We fill in the route, vehicle, passengers, luggage and accessories. We still need the date and time, and for an airport transfer the flight number.',
    action: 'Book the return ride',
  },
)
