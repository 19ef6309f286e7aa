import { words } from '#i18n/messages.ts'

/** Texts of the mails to the guest that are the same for rides and food. The other texts come from the module of each kind of order. */
export const guestMailWords = words(
  {
    confirmed: { when: 'Termin' },
    counter: {
      ours: 'Unser Vorschlag',
      instead: (when: string) => `statt ${when}`,
      expires: (when: string) =>
        `Der Vorschlag gilt bis ${when}. Preis und Leistung bleiben gleich. Ihre Antwort geben Sie auf der Statusseite.`,
      accept: 'Termin annehmen',
    },
    canceled: { again: 'Wir hoffen, Sie ein anderes Mal begrüßen zu dürfen.' },
  },
  {
    confirmed: { when: 'Appointment' },
    counter: {
      ours: 'Our suggestion',
      instead: (when) => `instead of ${when}`,
      expires: (when) =>
        `The suggestion is valid until ${when}. Price and service stay the same. You answer on the status page.`,
      accept: 'Accept this time',
    },
    canceled: { again: 'We hope to welcome you another time.' },
  },
)
