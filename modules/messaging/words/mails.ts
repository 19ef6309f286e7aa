import { messages } from '#i18n/messages.ts'
import { guestMailWords } from './mails/guest.ts'
import { branchMailWords } from './mails/branch.ts'
import { panelWords } from './mails/panel.ts'

/** Texts of the mails: to guests in the order's language, to the branch in the language of the business. */
export const mailTexts = messages(
  {
    ...guestMailWords.de,
    ...branchMailWords.de,
    ...panelWords.de,
    greeting: (name: string) => (name ? `Guten Tag, ${name},` : 'Guten Tag,'),
    message: (shop: string) => `Nachricht von ${shop}`,
    status: 'Status ansehen',
    refundNote: 'Der bezahlte Betrag wird Ihnen auf demselben Weg rückerstattet. Das kann einige Tage dauern.',
    statusNote: 'Auf der Statusseite sehen Sie jederzeit den aktuellen Stand.',
    contact: (shop: string) => `Fragen? ${shop} ist für Sie da.`,
    calendar: {
      file: 'termin.ics',
      description: (uid: string, url: string) => `Bestellnummer ${uid}\nStatus: ${url}`,
      rideDescription: (uid: string, url: string) => `Buchungsnummer ${uid}\nStatus: ${url}`,
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
    ...guestMailWords.en,
    ...branchMailWords.en,
    ...panelWords.en,
    greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
    message: (shop) => `Message from ${shop}`,
    status: 'See the status',
    refundNote: 'The refund goes back the way you paid. This can take a few days.',
    statusNote: 'The status page always shows the current status.',
    contact: (shop) => `Questions? ${shop} is here for you.`,
    calendar: {
      file: 'appointment.ics',
      description: (uid, url) => `Order number ${uid}\nStatus: ${url}`,
      rideDescription: (uid, url) => `Booking number ${uid}\nStatus: ${url}`,
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
