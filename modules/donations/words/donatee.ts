import { entityMessages } from '#i18n/editors/entity-words.ts'
import { plural } from '#i18n/messages.ts'
import { donationsTitles } from './titles.ts'

/** Texts of the list and the form for organisations that receive donations (specification §2, Donation section). */
export const donateeWords = entityMessages(
  (locale) => donationsTitles(locale).donatee,
  {
    count: (n: number) => `${n} ${plural(n, { one: 'Spendenziel', other: 'Spendenziele' })}`,
    create: 'Spendenziel anlegen',
    search: 'Spendenziele durchsuchen',
    emptyTitle: 'Noch keine Spendenziele',
    emptyText: 'Mit jeder Bestellung spenden Sie einen kleinen Betrag. Gäste wählen, wohin er geht.',
    noneTitle: 'Kein Spendenziel passt',
    loadFailed: 'Spendenziele konnten nicht geladen werden.',
    saveFailed: 'Spendenziel konnte nicht gespeichert werden.',
    fields: {
      name: 'Name',
      description: 'Beschreibung',
      translations: 'Auf Englisch',
      isEnabled: 'Wählbar',
      accountHolder: 'Kontoinhaber',
      iban: 'IBAN',
    },
    help: {
      description: 'Ein, zwei Sätze, die Gäste bei der Auswahl lesen.',
      translations: 'Leer: Gäste lesen den deutschen Text.',
      accountHolder: 'Leer: der Name.',
      iban: 'Sehen nur Sie. Sie steht in der Zahlungsliste des Monats.',
      isEnabled: 'Aus: nicht mehr wählbar; frühere Bestellungen behalten es.',
    },
    sections: { general: 'Allgemein', account: 'Konto für die Zahlungsliste' },
    exceptions: { isEnabled: 'Nicht wählbar' },
    choices: {},
  },
  {
    count: (n) => `${n} ${plural(n, { one: 'donation recipient', other: 'donation recipients' })}`,
    create: 'Create recipient',
    search: 'Search recipients',
    emptyTitle: 'No donation recipients yet',
    emptyText: 'You give a small amount with every order. Guests choose where it goes.',
    noneTitle: 'No recipient matches',
    loadFailed: 'Donation recipients could not be loaded.',
    saveFailed: 'The donation recipient could not be saved.',
    fields: {
      name: 'Name',
      description: 'Description',
      translations: 'In English',
      isEnabled: 'Can be chosen',
      accountHolder: 'Account holder',
      iban: 'IBAN',
    },
    help: {
      description: 'A sentence or two that guests read while choosing.',
      translations: 'If empty: guests read the German text.',
      accountHolder: 'If empty: the name.',
      iban: 'Only you see it. It is on the payment list of the month.',
      isEnabled: 'Off: can no longer be chosen; earlier orders keep it.',
    },
    sections: { general: 'General', account: 'Account for the payment list' },
    exceptions: { isEnabled: 'Cannot be chosen' },
    choices: {},
  },
)
