import { messages } from '#i18n/messages.ts'

/** Labels of this module's entries in the audit trail. */
export const connectionsLogTexts = messages(
  { connection: 'Verbindung', 'connection.clear': 'Entfernt' },
  { connection: 'Connection', 'connection.clear': 'Removed' },
)
