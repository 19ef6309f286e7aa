import { messages } from '#i18n/messages.ts'

/** Texts about the orders that were placed on this device, and about the contact data that it stores. */
export const lastOrderTexts = messages(
  {
    title: 'Ihre letzte Bestellung',
    rideTitle: 'Ihre letzte Fahrt',
    at: (date: string) => `vom ${date}`,
    again: 'Noch einmal bestellen',
    againRide: 'Noch einmal buchen',
    look: 'Status ansehen',
    forget: 'Vergessen',
    yourOrder: 'Ihre Bestellung',
    yourRide: 'Ihre Fahrt',
    yourOrders: (n: number) => `Ihre ${n} Bestellungen`,
    yourRides: (n: number) => `Ihre ${n} Fahrten`,
    toOrder: 'Zu Ihrer Bestellung',
    toRide: 'Zu Ihrer Fahrt',
    filled: 'Ihre letzte Bestellung liegt im Warenkorb.',
    remember: 'Meine Kontaktdaten auf diesem Gerät merken',
  },
  {
    title: 'Your last order',
    rideTitle: 'Your last ride',
    at: (date) => `of ${date}`,
    again: 'Order again',
    againRide: 'Book again',
    look: 'View status',
    forget: 'Forget',
    yourOrder: 'Your order',
    yourRide: 'Your ride',
    yourOrders: (n) => `Your ${n} orders`,
    yourRides: (n) => `Your ${n} rides`,
    toOrder: 'To your order',
    toRide: 'To your ride',
    filled: 'Your last order is in the cart.',
    remember: 'Remember my contact details on this device',
  },
)
