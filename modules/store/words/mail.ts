import { messages } from '#i18n/messages.ts'

/** Words of food in mails and calendar files. */
export const foodMailTexts = messages(
  { title: 'Die Bestellung', calendar: (shop: string) => `Bestellung bei ${shop}` },
  { title: 'The order', calendar: (shop) => `Order at ${shop}` },
)
