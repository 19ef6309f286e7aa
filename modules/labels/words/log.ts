import { messages } from '#i18n/messages.ts'

/** Texts for the actions of this module in the audit trail. */
export const labelLogTexts = messages(
  { 'label.facts': 'Inhalt und EAN gesetzt' },
  { 'label.facts': 'Content and EAN set' },
)
