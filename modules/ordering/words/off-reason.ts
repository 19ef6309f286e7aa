import { messages } from '#i18n/messages.ts'

/** Why a form cannot be sent without a connection. It is shown at the button that sends the form. */
export const offReasonTexts = messages(
  { offline: 'Erst mit Netz. Ihre Angaben bleiben hier.' },
  { offline: 'Once you are online. Your details stay here.' },
)
