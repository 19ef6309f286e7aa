import { messages } from '#i18n/messages.ts'

/** The titles of the screens. The frame of the back office needs them before it loads a screen. */
export const messagingTitles = messages(
  { outbox: 'Ausgang', mailTexts: 'Mailtexte', routes: 'Nachrichten' },
  { outbox: 'Outbox', mailTexts: 'Mail texts', routes: 'Messages' },
)
