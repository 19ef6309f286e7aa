import { messages } from '#i18n/messages.ts'

/** Labels of this module's tables and columns in the export of a guest's data (docs/rules/privacy.md, Export). */
export const pushPersonalWords = messages(
  {
    tables: { push_subscriptions: 'Geräte mit Mitteilungen' },
    columns: { endpoint: 'Adresse beim Dienst des Browsers', last_sent_at: 'Zuletzt gesendet' },
  },
  {
    tables: { push_subscriptions: 'Devices with notifications' },
    columns: { endpoint: 'Address at the service of the browser', last_sent_at: 'Last sent' },
  },
)
