import { messages } from '#i18n/messages.ts'

/** What this module writes into the audit trail, for its screen. */
export const aiLogTexts = messages(
  {
    'ai.accepted': 'Vorschlag der KI übernommen',
    'ai.edited': 'Vorschlag der KI bearbeitet und übernommen',
    'ai.rejected': 'Vorschlag der KI verworfen',
    'ai.undone': 'Entscheidung über einen Vorschlag zurückgenommen',
  },
  {
    'ai.accepted': 'Proposal of the AI accepted',
    'ai.edited': 'Proposal of the AI edited and accepted',
    'ai.rejected': 'Proposal of the AI rejected',
    'ai.undone': 'Decision about a proposal taken back',
  },
)
