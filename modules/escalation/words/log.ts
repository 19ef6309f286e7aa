import { messages } from '#i18n/messages.ts'

/** Names of this module's records and actions in the audit trail. */
export const escalationLogTexts = messages(
  { escalationLadder: 'Stufen ohne Reaktion', 'escalationLadder.changed': 'Stufen geändert' },
  { escalationLadder: 'Steps without a reaction', 'escalationLadder.changed': 'Steps changed' },
)
