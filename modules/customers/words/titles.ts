import { messages } from '#i18n/messages.ts'

/** The names of the records that have an editor (edit screen). The frame of the back office needs them before it loads the editor. */
export const customersTitles = messages(
  { customer: { one: 'Kunde', many: 'Kunden' } },
  { customer: { one: 'Customer', many: 'Customers' } },
)
