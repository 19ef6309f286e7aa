import { messages } from '#i18n/messages.ts'

/** Texts on the status page of a ride about booking the way back. */
export const returnRideTexts = messages(
  {
    title: 'Auch wieder zurück?',
    text: 'Strecke, Fahrzeug und Personen übernehmen wir. Sie wählen nur noch die Zeit.',
    action: 'Rückfahrt buchen',
  },
  {
    title: 'Need a ride back?',
    text: 'We fill in the route, the vehicle and the passengers. You only choose the time.',
    action: 'Book the return ride',
  },
)
