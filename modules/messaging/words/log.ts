import { messages } from '#i18n/messages.ts'

/** Labels of the entries that this module writes into the audit trail. */
export const messagingLogTexts = messages(
  {
    message: 'E-Mail',
    'message.retried': 'Noch einmal gesendet',
    messageRoutes: 'Nachrichtenwege',
    'messageRoutes.changed': 'Nachrichtenwege geändert',
    mailText: 'Mailtext',
    'mailText.changed': 'Mailtext geändert',
    'mailText.reset': 'Mailtext auf die Vorgabe gesetzt',
  },
  {
    message: 'E-mail',
    'message.retried': 'Sent again',
    messageRoutes: 'Ways of messages',
    'messageRoutes.changed': 'Message routes changed',
    mailText: 'Mail text',
    'mailText.changed': 'Mail text changed',
    'mailText.reset': 'Mail text reset to the default',
  },
)
