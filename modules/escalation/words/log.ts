import { messages } from '#i18n/messages.ts'

/** Labels of this module's entries in the audit trail. */
export const escalationLogTexts = messages(
  { escalationLadder: 'Stufen ohne Reaktion', 'escalationLadder.changed': 'Stufen geändert' },
  { escalationLadder: 'Steps without a reaction', 'escalationLadder.changed': 'Steps changed' },
)
