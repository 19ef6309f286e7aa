import { messages } from '#i18n/messages.ts'

/** Texts for the actions of this module in the audit trail. */
export const catalogueLogTexts = messages(
  {
    'product.sold-out': 'Ausverkauft oder wieder da',
  },
  {
    'product.sold-out': 'Sold out or back again',
  },
)
