import { messages } from '#i18n/messages.ts'

/** Texts for the actions of this module in the audit trail. */
export const aiLogTexts = messages(
  {
    'ai.accepted': 'Vorschlag der KI übernommen',
    'ai.edited': 'Vorschlag der KI bearbeitet und übernommen',
    'ai.rejected': 'Vorschlag der KI verworfen',
    'ai.undone': 'Entscheidung über einen Vorschlag zurückgenommen',
  },
  {
    'ai.accepted': 'AI proposal accepted',
    'ai.edited': 'AI proposal edited and accepted',
    'ai.rejected': 'AI proposal rejected',
    'ai.undone': 'Decision on a proposal undone',
  },
)
