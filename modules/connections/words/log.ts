import { messages } from '#i18n/messages.ts'

/** Labels of the entries that this module writes into the audit trail. */
export const connectionsLogTexts = messages(
  { connection: 'Verbindung', 'connection.clear': 'Entfernt' },
  { connection: 'Connection', 'connection.clear': 'Removed' },
)
