import { messages } from '#i18n/messages.ts'

/**
 * The names of the records that have an editor (edit screen), and the text of the command that closes a branch. The frame of the back office needs
 * them before it loads an editor.
 */
export const branchesTitles = messages(
  {
    branch: {
      one: 'Standort',
      many: 'Standorte',
      close: 'Standort schließen …',
      closeSynonyms: 'geschlossen Pause pausieren',
    },
    table: { one: 'Tisch', many: 'Tische' },
  },
  {
    branch: { one: 'Branch', many: 'Branches', close: 'Close branch …', closeSynonyms: 'closed pause' },
    table: { one: 'Table', many: 'Tables' },
  },
)
