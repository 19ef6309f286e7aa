import { messages } from '#i18n/messages.ts'

/** The text above the booking form after 'back' from the page of a ride. The device does not know whether the ride is confirmed. */
export const bookedTexts = messages(
  { arrived: 'Ihre Buchung ist bei uns angekommen.' },
  { arrived: 'We have received your booking.' },
)
