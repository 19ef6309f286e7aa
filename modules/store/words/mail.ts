import { messages } from '#i18n/messages.ts'

/** Texts of food orders in mails and calendar files. */
export const foodMailTexts = messages(
  { title: 'Die Bestellung', calendar: (shop: string) => `Bestellung bei ${shop}` },
  { title: 'The order', calendar: (shop) => `Order at ${shop}` },
)
