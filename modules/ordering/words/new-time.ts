import { messages } from '#i18n/messages.ts'

/** Texts that tell a guest the new time of an order. The status page, the mail, the SMS and the notification use them. */
export const newTimeTexts = messages(
  {
    title: 'Neue Zeit',
    before: (time: string) => `Bisher ${time}`,
    note: 'Passt Ihnen die neue Zeit nicht, rufen Sie uns bitte an.',
    ride: {
      subject: (uid: string) => `Neue Zeit für Ihre Fahrt ${uid}`,
      heading: 'Ihre Fahrt hat eine neue Zeit',
      text: 'wir haben die Zeit Ihrer Fahrt geändert.',
    },
    food: {
      subject: (uid: string) => `Neue Zeit für Ihre Bestellung ${uid}`,
      heading: 'Ihre Bestellung hat eine neue Zeit',
      text: 'wir haben die Zeit Ihrer Bestellung geändert.',
    },
  },
  {
    title: 'New time',
    before: (time) => `Before: ${time}`,
    note: 'If the new time does not suit you, please call us.',
    ride: {
      subject: (uid) => `New time for your ride ${uid}`,
      heading: 'Your ride has a new time',
      text: 'We have changed the time of your ride.',
    },
    food: {
      subject: (uid) => `New time for your order ${uid}`,
      heading: 'Your order has a new time',
      text: 'We have changed the time of your order.',
    },
  },
)
