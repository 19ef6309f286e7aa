import { words } from '#i18n/messages.ts'

type Kind = 'ride' | 'food'

/** Mails to the guest about the steps of an order. */
export const guestMailWords = words(
  {
    received: {
      subject: (kind: Kind, uid: string) =>
        kind === 'ride' ? `Ihre Anfrage ${uid} ist bei uns` : `Ihre Bestellung ${uid} ist bei uns`,
      heading: (kind: Kind) => (kind === 'ride' ? 'Danke für Ihre Anfrage' : 'Vielen Dank für Ihre Bestellung!'),
      text: (kind: Kind) =>
        kind === 'ride'
          ? 'wir prüfen Ihre Fahrt und melden uns so bald wie möglich per E-Mail oder Telefon. Verbindlich wird sie mit unserer Bestätigung.'
          : 'wir haben Ihre Bestellung erhalten und melden uns, sobald wir sie bestätigt haben.',
    },
    confirmed: {
      subject: (kind: Kind, uid: string) =>
        kind === 'ride' ? `Ihre Fahrt ${uid} ist bestätigt` : `Ihre Bestellung ${uid} ist bestätigt`,
      heading: (kind: Kind) => (kind === 'ride' ? 'Ihre Fahrt ist bestätigt' : 'Ihre Bestellung ist bestätigt'),
      text: (kind: Kind, when: string) =>
        kind === 'ride'
          ? when
            ? 'Ihr Chauffeur erwartet Sie zum vereinbarten Termin. Der Kalendereintrag liegt dieser E-Mail bei.'
            : 'wir freuen uns auf Ihre Fahrt.'
          : 'wir bereiten Ihre Bestellung vor.',
      when: 'Termin',
    },
    rejected: {
      subject: (kind: Kind, uid: string) =>
        kind === 'ride'
          ? `Ihre Anfrage ${uid} können wir leider nicht annehmen`
          : `Ihre Bestellung ${uid} können wir leider nicht annehmen`,
      heading: () => 'Leider müssen wir absagen',
      text: (kind: Kind) =>
        kind === 'ride'
          ? 'Ihre Fahrt können wir zu diesem Termin nicht übernehmen.'
          : 'Ihre Bestellung können wir diesmal nicht annehmen.',
    },
    counter: {
      subject: (kind: Kind, uid: string) =>
        kind === 'ride'
          ? `Unser Terminvorschlag für Ihre Fahrt ${uid}`
          : `Unser Terminvorschlag für Ihre Bestellung ${uid}`,
      heading: () => 'Wir schlagen eine andere Zeit vor',
      text: (kind: Kind) =>
        kind === 'ride'
          ? 'zum gewünschten Termin können wir leider nicht fahren. Passt Ihnen dieser?'
          : 'zum gewünschten Termin schaffen wir es leider nicht. Passt Ihnen dieser?',
      ours: 'Unser Vorschlag',
      instead: (when: string) => `statt ${when}`,
      expires: (when: string) =>
        `Der Vorschlag gilt bis ${when}. Preis und Leistung bleiben gleich. Ihre Antwort geben Sie auf der Statusseite.`,
      accept: 'Termin annehmen',
      decline: (kind: Kind) => (kind === 'ride' ? 'Fahrt stornieren' : 'Bestellung stornieren'),
    },
    canceled: {
      subject: (kind: Kind, uid: string) =>
        kind === 'ride' ? `Ihre Fahrt ${uid} ist storniert` : `Ihre Bestellung ${uid} ist storniert`,
      heading: (kind: Kind) => (kind === 'ride' ? 'Ihre Fahrt ist storniert' : 'Ihre Bestellung wurde storniert'),
      text: (kind: Kind) => (kind === 'ride' ? 'Ihre Fahrt findet nicht statt.' : 'Ihre Bestellung wurde storniert.'),
      again: 'Wir hoffen, Sie ein anderes Mal begrüßen zu dürfen.',
    },
    completed: {
      subject: (kind: Kind, uid: string) =>
        kind === 'ride' ? `Danke für Ihre Fahrt ${uid}` : `Danke für Ihre Bestellung ${uid}`,
      heading: (kind: Kind) =>
        kind === 'ride' ? 'Danke, dass Sie mit uns gefahren sind' : 'Danke für Ihre Bestellung',
      text: (kind: Kind) =>
        kind === 'ride'
          ? 'wir hoffen, alles war zu Ihrer Zufriedenheit, und freuen uns auf ein Wiedersehen.'
          : 'wir hoffen, es hat Ihnen geschmeckt, und freuen uns auf ein Wiedersehen.',
    },
  },
  {
    received: {
      subject: (kind, uid) =>
        kind === 'ride' ? `We have received your enquiry ${uid}` : `We have received your order ${uid}`,
      heading: (kind) => (kind === 'ride' ? 'Thank you for your enquiry' : 'Thank you for your order!'),
      text: (kind) =>
        kind === 'ride'
          ? 'We are checking your ride and will be in touch by email or phone as soon as we can. It becomes binding with our confirmation.'
          : 'We have received your order and will write again as soon as we have confirmed it.',
    },
    confirmed: {
      subject: (kind, uid) => (kind === 'ride' ? `Your ride ${uid} is confirmed` : `Your order ${uid} is confirmed`),
      heading: (kind) => (kind === 'ride' ? 'Your ride is confirmed' : 'Your order is confirmed'),
      text: (kind, when) =>
        kind === 'ride'
          ? when
            ? 'Your chauffeur will be waiting for you at the agreed time. The calendar entry is attached to this email.'
            : 'We look forward to driving you.'
          : 'We are preparing your order.',
      when: 'Appointment',
    },
    rejected: {
      subject: (kind, uid) =>
        kind === 'ride'
          ? `We are sorry, we cannot accept your enquiry ${uid}`
          : `We are sorry, we cannot accept your order ${uid}`,
      heading: () => 'We are sorry to decline',
      text: (kind) =>
        kind === 'ride' ? 'We cannot take on your ride at this time.' : 'We cannot accept your order this time.',
    },
    counter: {
      subject: (kind, uid) =>
        kind === 'ride' ? `Another time for your ride ${uid}` : `Another time for your order ${uid}`,
      heading: () => 'We suggest another time',
      text: (kind) =>
        kind === 'ride'
          ? 'We are sorry, we cannot drive at the time you asked for. Would this one suit you?'
          : 'We are sorry, we cannot make the time you asked for. Would this one suit you?',
      ours: 'Our suggestion',
      instead: (when) => `instead of ${when}`,
      expires: (when) =>
        `The suggestion is valid until ${when}. Price and service stay the same. You answer on the status page.`,
      accept: 'Accept this time',
      decline: (kind) => (kind === 'ride' ? 'Cancel the ride' : 'Cancel the order'),
    },
    canceled: {
      subject: (kind, uid) => (kind === 'ride' ? `Your ride ${uid} is cancelled` : `Your order ${uid} is cancelled`),
      heading: (kind) => (kind === 'ride' ? 'Your ride is cancelled' : 'Your order has been cancelled'),
      text: (kind) => (kind === 'ride' ? 'Your ride does not take place.' : 'Your order has been cancelled.'),
      again: 'We hope to welcome you another time.',
    },
    completed: {
      subject: (kind, uid) => (kind === 'ride' ? `Thank you for your ride ${uid}` : `Thank you for your order ${uid}`),
      heading: (kind) => (kind === 'ride' ? 'Thank you for riding with us' : 'Thank you for your order'),
      text: (kind) =>
        kind === 'ride'
          ? 'We hope everything was to your satisfaction and look forward to seeing you again.'
          : 'We hope you liked it and look forward to seeing you again.',
    },
  },
)
