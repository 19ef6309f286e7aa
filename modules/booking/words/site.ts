import { messages, plural } from '#i18n/messages.ts'

/** Texts of the vehicles section and of links to the booking (specification §2, Vehicles section, Header). */
export const vehicleTexts = messages(
  {
    nav: 'Buchung',
    toBooking: 'Zur Buchung',
    seats: (n: number) => plural(n, { one: '1 Platz', other: `${n} Plätze` }),
    luggage: (n: number) => plural(n, { one: '1 Gepäckstück', other: `${n} Gepäckstücke` }),
  },
  {
    nav: 'Booking',
    toBooking: 'Book now',
    seats: (n) => plural(n, { one: '1 seat', other: `${n} seats` }),
    luggage: (n) => plural(n, { one: '1 piece of luggage', other: `${n} pieces of luggage` }),
  },
)
