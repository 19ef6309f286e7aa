import { messages } from '#i18n/messages.ts'

/** The titles of the screens, and the name of the link to the rides. The frame of the back office needs them before it loads a screen. */
export const orderingTitles = messages(
  { board: 'Bestellungen', rides: 'Fahrten', history: 'Verlauf' },
  { board: 'Orders', rides: 'Rides', history: 'History' },
)
