import { messages } from '#i18n/messages.ts'

/**
 * Texts about the orders that were placed on this device, and about the contact data that it stores. The device does not know whether staff
 * have confirmed a ride, so it is neither a request nor a ride here, but a booking.
 */
export const lastOrderTexts = messages(
  {
    title: 'Ihre letzte Bestellung',
    rideTitle: 'Ihre letzte Buchung',
    at: (date: string) => `vom ${date}`,
    more: (first: string, n: number) => `${first} und ${n} ${n === 1 ? 'weiteres' : 'weitere'}`,
    canceled: 'storniert',
    again: 'Noch einmal bestellen',
    againRide: 'Noch einmal buchen',
    look: 'Status ansehen',
    forget: 'Vergessen',
    yourOrder: 'Ihre Bestellung',
    yourRide: 'Ihre Buchung',
    yourOrders: (n: number) => `Ihre ${n} Bestellungen`,
    yourRides: (n: number) => `Ihre ${n} Buchungen`,
    toOrder: 'Zu Ihrer Bestellung',
    toRide: 'Zu Ihrer Buchung',
    filled: 'Ihre letzte Bestellung liegt im Warenkorb.',
    remember: 'Meine Kontaktdaten auf diesem Gerät merken',
  },
  {
    title: 'Your last order',
    rideTitle: 'Your last booking',
    at: (date) => `of ${date}`,
    more: (first, n) => `${first} and ${n} more`,
    canceled: 'cancelled',
    again: 'Order again',
    againRide: 'Book again',
    look: 'View status',
    forget: 'Forget',
    yourOrder: 'Your order',
    yourRide: 'Your booking',
    yourOrders: (n) => `Your ${n} orders`,
    yourRides: (n) => `Your ${n} bookings`,
    toOrder: 'To your order',
    toRide: 'To your booking',
    filled: 'Your last order is in the cart.',
    remember: 'Remember my contact details on this device',
  },
)
