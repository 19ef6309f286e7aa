import { messages } from '#i18n/messages.ts'

/** Texts of the actions that this module writes to the audit trail. */
export const catalogueLogTexts = messages(
  {
    'product.sold-out': 'Ausverkauft oder wieder da',
  },
  {
    'product.sold-out': 'Sold out or back again',
  },
)
