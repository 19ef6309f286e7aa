import { messages } from '#i18n/messages.ts'

/** What this module writes into the audit trail, for its screen. */
export const messagingLogTexts = messages(
  {
    message: 'E-Mail',
    'message.retried': 'Noch einmal gesendet',
  },
  {
    message: 'E-mail',
    'message.retried': 'Sent again',
  },
)
