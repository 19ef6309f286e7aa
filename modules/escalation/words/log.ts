import { messages } from '#i18n/messages.ts'

/** What this module writes into the audit trail, for its screen. */
export const escalationLogTexts = messages(
  { escalationLadder: 'Stufen ohne Reaktion', 'escalationLadder.changed': 'Stufen geändert' },
  { escalationLadder: 'Steps without a reaction', 'escalationLadder.changed': 'Steps changed' },
)
