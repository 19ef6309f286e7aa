import { messages, plural } from '#i18n/messages.ts'

type Kind = 'ride' | 'food'

/** Texts of the mails: to customers in the order's language, to the branch in the business's. */
export const mailTexts = messages(
  {
    greeting: (name: string) => (name ? `Guten Tag, ${name},` : 'Guten Tag,'),
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
    message: (shop: string) => `Nachricht von ${shop}`,
    branch: {
      placed: {
        subject: (kind: Kind, uid: string, when: string) =>
          `${kind === 'ride' ? 'Neue Anfrage' : 'Neue Bestellung'} ${uid}${when ? `: ${when}` : ''}`,
        heading: (kind: Kind) => (kind === 'ride' ? 'Neue Anfrage für eine Fahrt' : 'Neue Bestellung'),
        text: 'Bitte bestätigen, ablehnen oder eine andere Zeit vorschlagen.',
      },
      escalated: {
        subject: (kind: Kind, uid: string) =>
          `${kind === 'ride' ? 'Anfrage' : 'Bestellung'} ${uid} wartet noch auf eine Antwort`,
        heading: () => 'Noch niemand hat geantwortet',
        text: (minutes: number) =>
          `Seit ${minutes} ${plural(minutes, { one: 'Minute', other: 'Minuten' })} wartet ein Gast auf eine Antwort.`,
      },
      canceled: {
        subject: (kind: Kind, uid: string) => `${kind === 'ride' ? 'Fahrt' : 'Bestellung'} ${uid} vom Gast storniert`,
        heading: () => 'Vom Gast storniert',
        text: 'Der Gast hat selbst storniert. Es ist nichts mehr zu tun.',
      },
      open: 'Im Backoffice öffnen',
      customer: 'Gast',
      comment: 'Anmerkung des Gastes',
    },
    status: 'Status ansehen',
    refundNote: 'Den bezahlten Betrag zahlen wir Ihnen auf demselben Weg zurück. Das kann einige Tage dauern.',
    refundDueNote: 'Ihre Zahlung ist bei uns eingegangen. Wir melden uns wegen der Rückzahlung.',
    statusNote: 'Auf der Statusseite sehen Sie jederzeit, wie es um Ihre Anfrage steht.',
    panel: {
      ride: 'Ihre Fahrt',
      rideStaff: 'Die Fahrt',
      food: 'Die Bestellung',
      number: 'Bestellnummer',
      when: 'Termin',
      asSoonAsPossible: 'So schnell wie möglich',
      service: 'Leistung',
      vehicle: 'Fahrzeug',
      persons: 'Personen',
      flight: 'Flugnummer',
      accessories: 'Zubehör',
      name: 'Name',
      company: 'Firma',
      phone: 'Telefon',
      email: 'E-Mail',
      address: 'Adresse',
      payment: 'Zahlung',
      route: (distance: string, time: string, estimated: boolean) =>
        `${distance}, ${time} Fahrzeit${estimated ? ' (geschätzt)' : ''}`,
      net: 'Netto',
      tax: (rate: string) => `Mehrwertsteuer (${rate}%)`,
      total: 'Gesamt',
      approximate: 'ca. ',
      approximateNote: (kind: Kind) =>
        kind === 'ride'
          ? 'Die Strecke ist geschätzt. Den Preis bestätigen wir Ihnen mit der Fahrt; ab dann ist er fix.'
          : 'Der endgültige Preis steht nach Abschluss fest.',
    },
    payments: {
      cash: 'Barzahlung',
      'atm-card': 'EC Karte / Debitkarte',
      'hydro-ag-voucher': 'Gutschein',
      mollie: 'Online Zahlung',
      datatrans: 'Online Zahlung',
    },
    duration: (hours: number, minutes: number) => (hours > 0 ? `${hours} Std. ${minutes} Min.` : `${minutes} Min.`),
    at: (date: string, time: string) => `${date}, ${time} Uhr`,
    contact: (shop: string) => `Fragen? ${shop} ist für Sie da.`,
    calendar: {
      file: 'termin.ics',
      ride: (from: string, to: string) => `Fahrt: ${from} – ${to}`,
      food: (shop: string) => `Bestellung bei ${shop}`,
      description: (uid: string, url: string) => `Bestellnummer ${uid}\nStatus: ${url}`,
    },
    loginLink: {
      subject: (shop: string) => `Ihr Anmeldelink für ${shop}`,
      heading: 'Ihr Anmeldelink',
      text: (minutes: number) =>
        `mit diesem Link melden Sie sich im Backoffice an. Er gilt ${minutes} Minuten und nur einmal.`,
      action: 'Anmelden',
      note: 'Sie haben keinen Link angefordert? Dann brauchen Sie nichts zu tun; ohne diese E-Mail kann sich niemand damit anmelden.',
    },
    lapsed: 'Der Link in dieser E-Mail war abgelaufen, bevor sie versendet werden konnte.',
    wiped: '[nach dem Versand entfernt]',
    emptied: '[nach 90 Tagen entfernt]',
  },
  {
    greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
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
    message: (shop) => `Message from ${shop}`,
    branch: {
      placed: {
        subject: (kind, uid, when) =>
          `${kind === 'ride' ? 'New enquiry' : 'New order'} ${uid}${when ? `: ${when}` : ''}`,
        heading: (kind) => (kind === 'ride' ? 'New enquiry for a ride' : 'New order'),
        text: 'Please confirm, decline or suggest another time.',
      },
      escalated: {
        subject: (kind, uid) => `${kind === 'ride' ? 'Enquiry' : 'Order'} ${uid} is still waiting for an answer`,
        heading: () => 'Nobody has answered yet',
        text: (minutes) =>
          `A guest has been waiting for an answer for ${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
      },
      canceled: {
        subject: (kind, uid) => `${kind === 'ride' ? 'Ride' : 'Order'} ${uid} cancelled by the guest`,
        heading: () => 'Cancelled by the guest',
        text: 'The guest has cancelled. There is nothing left to do.',
      },
      open: 'Open in the back office',
      customer: 'Guest',
      comment: "Guest's comment",
    },
    status: 'See the status',
    refundNote: 'We pay the amount back the way it came. That can take some days.',
    refundDueNote: 'Your payment has reached us. We will be in touch about the refund.',
    statusNote: 'The status page shows at any time how your enquiry is going.',
    panel: {
      ride: 'Your ride',
      rideStaff: 'The ride',
      food: 'The order',
      number: 'Order number',
      when: 'Appointment',
      asSoonAsPossible: 'As soon as possible',
      service: 'Service',
      vehicle: 'Vehicle',
      persons: 'Persons',
      flight: 'Flight number',
      accessories: 'Accessories',
      name: 'Name',
      company: 'Company',
      phone: 'Phone',
      email: 'Email',
      address: 'Address',
      payment: 'Payment',
      route: (distance, time, estimated) => `${distance}, ${time} driving time${estimated ? ' (estimated)' : ''}`,
      net: 'Net',
      tax: (rate) => `VAT (${rate}%)`,
      total: 'Total',
      approximate: 'approx. ',
      approximateNote: (kind) =>
        kind === 'ride'
          ? 'The distance is estimated. We confirm the price with the ride; from then on it is fixed.'
          : 'The final price is known on completion.',
    },
    payments: {
      cash: 'Cash',
      'atm-card': 'Debit card',
      'hydro-ag-voucher': 'Voucher',
      mollie: 'Online payment',
      datatrans: 'Online payment',
    },
    duration: (hours, minutes) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
    at: (date, time) => `${date}, ${time}`,
    contact: (shop) => `Questions? ${shop} is here for you.`,
    calendar: {
      file: 'appointment.ics',
      ride: (from, to) => `Ride: ${from} – ${to}`,
      food: (shop) => `Order at ${shop}`,
      description: (uid, url) => `Order number ${uid}\nStatus: ${url}`,
    },
    loginLink: {
      subject: (shop) => `Your sign-in link for ${shop}`,
      heading: 'Your sign-in link',
      text: (minutes) => `This link signs you in to the back office. It is valid for ${minutes} minutes and only once.`,
      action: 'Sign in',
      note: 'You did not ask for a link? Then there is nothing to do; nobody can sign in with it without this email.',
    },
    lapsed: 'The link in this email had expired before it could be sent.',
    wiped: '[removed after sending]',
    emptied: '[removed after 90 days]',
  },
)
