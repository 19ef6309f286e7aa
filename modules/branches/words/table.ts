import { entityMessages } from '#i18n/editors/entity-words.ts'
import { plural } from '#i18n/messages.ts'
import { branchesTitles } from './titles.ts'

/** Texts of tables of a branch (specification §3, Table). */
export const tableWords = entityMessages(
  (locale) => branchesTitles(locale).table,
  {
    count: (n: number) => `${n} ${plural(n, { one: 'Tisch', other: 'Tische' })}`,
    create: 'Tisch anlegen',
    search: 'Tische durchsuchen',
    emptyTitle: 'Noch keine Tische',
    emptyText: 'Mit Tischen bestellen Gäste vom Platz aus: Sie scannen den Code, der auf dem Tisch steht.',
    noneTitle: 'Kein Tisch passt',
    loadFailed: 'Tische konnten nicht geladen werden.',
    saveFailed: 'Tisch konnte nicht gespeichert werden.',
    fields: {
      identifier: 'Tisch',
      branchId: 'Standort',
      area: 'Bereich',
      seats: 'Plätze',
      position: 'Reihenfolge',
      isEnabled: 'Bestellbar',
    },
    help: {
      identifier: 'Nummer oder Name, wie er auf dem Bon steht. Der Code auf dem Tisch hängt daran.',
      area: 'Zum Beispiel „Gastgarten“ oder „Stube“.',
      position: 'Kleine Zahlen stehen vorne.',
      isEnabled: 'Aus: der Code führt auf die Karte, aber an diesen Tisch wird nicht bestellt.',
    },
    sections: { general: 'Allgemein' },
    exceptions: { isEnabled: 'Nicht bestellbar' },
    choices: {},
  },
  {
    count: (n) => `${n} ${plural(n, { one: 'table', other: 'tables' })}`,
    create: 'Create table',
    search: 'Search tables',
    emptyTitle: 'No tables yet',
    emptyText: 'With tables guests order from their seats: they scan the code on the table.',
    noneTitle: 'No table matches',
    loadFailed: 'Tables could not be loaded.',
    saveFailed: 'The table could not be saved.',
    fields: {
      identifier: 'Table',
      branchId: 'Branch',
      area: 'Area',
      seats: 'Seats',
      position: 'Order',
      isEnabled: 'Orderable',
    },
    help: {
      identifier: 'Number or name as on the ticket. The code on the table depends on it.',
      area: 'For example “Garden” or “Parlour”.',
      position: 'Lower numbers come first.',
      isEnabled: 'Off: the code leads to the menu, but nobody orders to this table.',
    },
    sections: { general: 'General' },
    exceptions: { isEnabled: 'Not orderable' },
    choices: {},
  },
)
