import { messages } from '#i18n/messages.ts'

/** Texts of mails about the steps of a food order. */
export const foodMailSteps = messages(
  {
    kindName: 'Bestellungen',
    guest: {
      received: {
        subject: (uid: string) => `Ihre Bestellung ${uid} ist bei uns`,
        heading: 'Vielen Dank für Ihre Bestellung!',
        text: (_when: string) => 'wir haben Ihre Bestellung erhalten und melden uns, sobald wir sie bestätigt haben.',
      },
      confirmed: {
        subject: (uid: string) => `Ihre Bestellung ${uid} ist bestätigt`,
        heading: 'Ihre Bestellung ist bestätigt',
        text: (_when: string) => 'wir bereiten Ihre Bestellung vor.',
      },
      rejected: {
        subject: (uid: string) => `Ihre Bestellung ${uid} können wir leider nicht annehmen`,
        heading: 'Leider müssen wir absagen',
        text: (_when: string) => 'Ihre Bestellung können wir diesmal nicht annehmen.',
      },
      counter: {
        subject: (uid: string) => `Unser Terminvorschlag für Ihre Bestellung ${uid}`,
        heading: 'Wir schlagen eine andere Zeit vor',
        text: (_when: string) => 'zum gewünschten Termin schaffen wir es leider nicht. Passt Ihnen dieser?',
      },
      'on-the-way': {
        subject: (uid: string) => `Ihre Bestellung ${uid} ist unterwegs`,
        heading: 'Ihre Bestellung ist unterwegs',
        text: (_when: string) => 'Ihre Bestellung ist auf dem Weg zu Ihnen.',
      },
      ready: {
        subject: (uid: string) => `Ihre Bestellung ${uid} ist fertig`,
        heading: 'Ihre Bestellung ist fertig',
        text: (_when: string) => 'Ihre Bestellung ist fertig und liegt für Sie bereit.',
      },
      canceled: {
        subject: (uid: string) => `Ihre Bestellung ${uid} ist storniert`,
        heading: 'Ihre Bestellung wurde storniert',
        text: (_when: string) => 'Ihre Bestellung wurde storniert.',
      },
      completed: {
        subject: (uid: string) => `Danke für Ihre Bestellung ${uid}`,
        heading: 'Danke für Ihre Bestellung',
        text: (_when: string) => 'wir hoffen, es hat Ihnen geschmeckt, und freuen uns auf ein Wiedersehen.',
      },
    },
    decline: 'Bestellung stornieren',
    approximateNote: 'Der endgültige Preis steht nach Abschluss fest.',
    branch: {
      placed: {
        subject: (uid: string, when: string) => `Neue Bestellung ${uid}${when ? `: ${when}` : ''}`,
        heading: 'Neue Bestellung',
      },
      escalated: { subject: (uid: string) => `Bestellung ${uid} wartet noch auf eine Antwort` },
      canceled: { subject: (uid: string) => `Bestellung ${uid} vom Gast storniert` },
    },
  },
  {
    kindName: 'Orders',
    guest: {
      received: {
        subject: (uid) => `We have received your order ${uid}`,
        heading: 'Thank you for your order!',
        text: () => 'We have received your order and will write again as soon as we have confirmed it.',
      },
      confirmed: {
        subject: (uid) => `Your order ${uid} is confirmed`,
        heading: 'Your order is confirmed',
        text: () => 'We are preparing your order.',
      },
      rejected: {
        subject: (uid) => `We are sorry, we cannot accept your order ${uid}`,
        heading: 'We are sorry to decline',
        text: () => 'We cannot accept your order this time.',
      },
      counter: {
        subject: (uid) => `Another time for your order ${uid}`,
        heading: 'We suggest another time',
        text: () => 'We are sorry, we cannot make the time you asked for. Would this one suit you?',
      },
      'on-the-way': {
        subject: (uid) => `Your order ${uid} is on its way`,
        heading: 'Your order is on its way',
        text: () => 'Your order is on its way to you.',
      },
      ready: {
        subject: (uid) => `Your order ${uid} is ready`,
        heading: 'Your order is ready',
        text: () => 'Your order is ready and waiting for you.',
      },
      canceled: {
        subject: (uid) => `Your order ${uid} is cancelled`,
        heading: 'Your order has been cancelled',
        text: () => 'Your order has been cancelled.',
      },
      completed: {
        subject: (uid) => `Thank you for your order ${uid}`,
        heading: 'Thank you for your order',
        text: () => 'We hope you liked it and look forward to seeing you again.',
      },
    },
    decline: 'Cancel the order',
    approximateNote: 'The final price is known on completion.',
    branch: {
      placed: { subject: (uid, when) => `New order ${uid}${when ? `: ${when}` : ''}`, heading: 'New order' },
      escalated: { subject: (uid) => `Order ${uid} is still waiting for an answer` },
      canceled: { subject: (uid) => `Order ${uid} cancelled by the guest` },
    },
  },
)
