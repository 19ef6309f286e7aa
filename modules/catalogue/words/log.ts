import { messages } from '#i18n/messages.ts'

/** Texts for the actions of this module in the audit trail. */
export const catalogueLogTexts = messages(
  {
    'product.sold-out': 'Ausverkauft oder wieder da',
    'product.mark-sold-out': 'Ausverkauft',
    'product.mark-available': 'Wieder verfügbar',
  },
  {
    'product.sold-out': 'Sold out or back again',
    'product.mark-sold-out': 'Sold out',
    'product.mark-available': 'Available again',
  },
)
