import { messages } from '#i18n/messages.ts'

/** The titles of the screens. The frame of the back office needs them before it loads a screen. */
export const bookingTitles = messages(
  { rideEntry: 'Fahrt aufnehmen', todaysRides: 'Fahrten heute' },
  { rideEntry: 'Book a ride', todaysRides: 'Rides today' },
)
