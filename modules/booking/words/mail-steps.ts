import { messages } from '#i18n/messages.ts'

/** Texts of the mails about a ride: when it is requested, confirmed, changed or cancelled. The guest and the branch get them. */
export const rideMailSteps = messages(
  {
    kindName: 'Fahrten',
    guest: {
      received: {
        subject: (uid: string) => `Ihre Anfrage ${uid} ist bei uns`,
        heading: 'Danke für Ihre Anfrage',
        text: (_when: string) =>
          'wir prüfen Ihre Anfrage und melden uns so bald wie möglich per E-Mail oder Telefon. Verbindlich wird die Fahrt mit unserer Bestätigung.',
      },
      confirmed: {
        subject: (uid: string) => `Ihre Fahrt ${uid} ist bestätigt`,
        heading: 'Ihre Fahrt ist bestätigt',
        text: (when: string) =>
          when
            ? 'Ihr Chauffeur erwartet Sie zum vereinbarten Termin. Der Kalendereintrag liegt dieser E-Mail bei.'
            : 'wir freuen uns auf Ihre Fahrt.',
      },
      rejected: {
        subject: (uid: string) => `Ihre Anfrage ${uid} können wir leider nicht annehmen`,
        heading: 'Leider müssen wir absagen',
        text: (_when: string) => 'Ihre Anfrage können wir zu diesem Termin nicht annehmen.',
      },
      counter: {
        subject: (uid: string) => `Unser Terminvorschlag für Ihre Anfrage ${uid}`,
        heading: 'Wir schlagen eine andere Zeit vor',
        text: (_when: string) => 'zum gewünschten Termin können wir leider nicht fahren. Passt Ihnen dieser?',
      },
      'on-the-way': {
        subject: (uid: string) => `Wir sind da: Ihre Fahrt ${uid}`,
        heading: 'Wir sind da',
        text: (_when: string) => 'Ihr Wagen steht für Sie bereit.',
      },
      ready: {
        subject: (uid: string) => `Wir sind da: Ihre Fahrt ${uid}`,
        heading: 'Wir sind da',
        text: (_when: string) => 'Ihr Wagen steht für Sie bereit.',
      },
      canceled: {
        subject: (uid: string) => `Ihre Fahrt ${uid} ist storniert`,
        heading: 'Ihre Fahrt ist storniert',
        text: (_when: string) => 'Ihre Fahrt findet nicht statt.',
      },
      completed: {
        subject: (uid: string) => `Danke für Ihre Fahrt ${uid}`,
        heading: 'Danke, dass Sie mit uns gefahren sind',
        text: (_when: string) => 'wir hoffen, alles war zu Ihrer Zufriedenheit, und freuen uns auf ein Wiedersehen.',
      },
    },
    decline: 'Anfrage stornieren',
    approximateNote: 'Die Strecke ist geschätzt. Den Preis bestätigen wir Ihnen mit der Fahrt; ab dann ist er fix.',
    branch: {
      placed: {
        subject: (uid: string, when: string) => `Neue Anfrage ${uid}${when ? `: ${when}` : ''}`,
        heading: 'Neue Anfrage für eine Fahrt',
      },
      escalated: { subject: (uid: string) => `Anfrage ${uid} wartet noch auf eine Antwort` },
      canceled: { subject: (uid: string) => `Fahrt ${uid} vom Gast storniert` },
    },
  },
  {
    kindName: 'Rides',
    guest: {
      received: {
        subject: (uid) => `We have received your request ${uid}`,
        heading: 'Thank you for your request',
        text: () =>
          'We are checking your request and will be in touch by email or phone as soon as we can. The ride becomes binding with our confirmation.',
      },
      confirmed: {
        subject: (uid) => `Your ride ${uid} is confirmed`,
        heading: 'Your ride is confirmed',
        text: (when) =>
          when
            ? 'Your chauffeur will be waiting for you at the agreed time. The calendar entry is attached to this email.'
            : 'We look forward to driving you.',
      },
      rejected: {
        subject: (uid) => `We are sorry, we cannot accept your request ${uid}`,
        heading: 'We are sorry to decline',
        text: () => 'We cannot accept your request for this time.',
      },
      counter: {
        subject: (uid) => `Another time for your request ${uid}`,
        heading: 'We suggest another time',
        text: () => 'We are sorry, we cannot drive at the time you asked for. Would this one suit you?',
      },
      'on-the-way': {
        subject: (uid) => `We are here: your ride ${uid}`,
        heading: 'We are here',
        text: () => 'Your car is waiting for you.',
      },
      ready: {
        subject: (uid) => `We are here: your ride ${uid}`,
        heading: 'We are here',
        text: () => 'Your car is waiting for you.',
      },
      canceled: {
        subject: (uid) => `Your ride ${uid} is cancelled`,
        heading: 'Your ride is cancelled',
        text: () => 'Your ride does not take place.',
      },
      completed: {
        subject: (uid) => `Thank you for your ride ${uid}`,
        heading: 'Thank you for riding with us',
        text: () => 'We hope everything was to your satisfaction and look forward to seeing you again.',
      },
    },
    decline: 'Cancel the request',
    approximateNote: 'The distance is estimated. We confirm the price with the ride; from then on it is fixed.',
    branch: {
      placed: {
        subject: (uid, when) => `New request ${uid}${when ? `: ${when}` : ''}`,
        heading: 'New request for a ride',
      },
      escalated: { subject: (uid) => `Request ${uid} is still waiting for an answer` },
      canceled: { subject: (uid) => `Ride ${uid} cancelled by the guest` },
    },
  },
)
