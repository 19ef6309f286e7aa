import { messages, plural } from '#i18n/messages.ts'

/** Organisations that receive the donations of orders (specification §2, Donation section). */
export const donateeWords = messages(
  {
    one: 'Spendenziel',
    many: 'Spendenziele',
    count: (n: number) => `${n} ${plural(n, { one: 'Spendenziel', other: 'Spendenziele' })}`,
    create: 'Spendenziel anlegen',
    search: 'Spendenziele durchsuchen',
    emptyTitle: 'Noch keine Spendenziele',
    emptyText: 'Mit jeder Bestellung spenden Sie einen kleinen Betrag. Gäste wählen, wohin er geht.',
    noneTitle: 'Kein Spendenziel passt',
    loadFailed: 'Spendenziele konnten nicht geladen werden.',
    saveFailed: 'Spendenziel konnte nicht gespeichert werden.',
    fields: { name: 'Name', description: 'Beschreibung', translations: 'Auf Englisch', isEnabled: 'Wählbar' },
    help: {
      description: 'Ein, zwei Sätze, die Gäste bei der Auswahl lesen.',
      translations: 'Leer: Gäste lesen den deutschen Text.',
      isEnabled: 'Aus: nicht mehr wählbar; frühere Bestellungen behalten es.',
    },
    sections: { general: 'Allgemein' },
    choices: {},
  },
  {
    one: 'Donation recipient',
    many: 'Donation recipients',
    count: (n) => `${n} ${plural(n, { one: 'donation recipient', other: 'donation recipients' })}`,
    create: 'Create recipient',
    search: 'Search recipients',
    emptyTitle: 'No donation recipients yet',
    emptyText: 'You give a small amount with every order. Guests choose where it goes.',
    noneTitle: 'No recipient matches',
    loadFailed: 'Donation recipients could not be loaded.',
    saveFailed: 'The donation recipient could not be saved.',
    fields: { name: 'Name', description: 'Description', translations: 'In English', isEnabled: 'Can be chosen' },
    help: {
      description: 'A sentence or two that guests read while choosing.',
      translations: 'Empty: guests read the German text.',
      isEnabled: 'Off: can no longer be chosen; earlier orders keep it.',
    },
    sections: { general: 'General' },
    choices: {},
  },
)
