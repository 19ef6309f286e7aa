import { messages } from '#i18n/messages.ts'

/** What this module writes into the audit trail, for its screen. */
export const catalogueLogTexts = messages(
  {
    'product.sold-out': 'Ausverkauft oder wieder da',
  },
  {
    'product.sold-out': 'Sold out or back again',
  },
)
