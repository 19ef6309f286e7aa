import { messages } from '#i18n/messages.ts'

/** What this module writes into the audit trail, for its screen. */
export const connectionsLogTexts = messages(
  { connection: 'Verbindung', 'connection.clear': 'Entfernt' },
  { connection: 'Connection', 'connection.clear': 'Removed' },
)
