import { messages } from '#i18n/messages.ts'

/** Texts of the dialog for product data that only labels need. */
export const labelFactsTexts = messages(
  {
    factsTitle: 'Inhalt und EAN',
    amount: 'Inhalt',
    amountHelp: 'Füllmenge einer Packung, zum Beispiel 180 g.',
    unit: 'Einheit',
    maker: 'Hersteller',
    makerHelp: 'Name und Anschrift, wie sie auf der Packung stehen müssen.',
    keepsDays: 'Haltbar, Tage ab Abpacken',
    ean: 'EAN-13',
    eanHelp: '13 Ziffern, die letzte ist die Prüfziffer.',
    eanWrong: 'Diese Nummer stimmt nicht: 13 Ziffern mit richtiger Prüfziffer.',
    save: 'Speichern',
    cancel: 'Abbrechen',
    saved: 'Gespeichert',
    saveFailed: 'Das konnte nicht gespeichert werden.',
  },
  {
    factsTitle: 'Content and EAN',
    amount: 'Content',
    amountHelp: 'What one package holds, for example 180 g.',
    unit: 'Unit',
    maker: 'Maker',
    makerHelp: 'Name and address as the package has to show them.',
    keepsDays: 'Keeps, days after packing',
    ean: 'EAN-13',
    eanHelp: '13 digits; the last one is the check digit.',
    eanWrong: 'This number is not right: 13 digits with the right check digit.',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved',
    saveFailed: 'This could not be saved.',
  },
)
