import { messages } from '#i18n/messages.ts'

/** What this module writes into the audit trail, for its screen. */
export const messagingLogTexts = messages(
  {
    message: 'E-Mail',
    'message.retried': 'Noch einmal gesendet',
    messageRoutes: 'Nachrichtenwege',
    'messageRoutes.changed': 'Nachrichtenwege geändert',
  },
  {
    message: 'E-mail',
    'message.retried': 'Sent again',
    messageRoutes: 'Ways of messages',
    'messageRoutes.changed': 'Ways of messages changed',
  },
)
