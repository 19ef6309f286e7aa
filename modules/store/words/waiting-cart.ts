import { messages } from '#i18n/messages.ts'

/** Texts of the status page about items that are still in the cart after an order, for example after 'Getrennt bestellen'. */
export const waitingCartTexts = messages(
  {
    waits: (names: string) => `Im Warenkorb wartet noch: ${names}`,
    open: 'Zum Warenkorb',
  },
  {
    waits: (names) => `Still waiting in your cart: ${names}`,
    open: 'To the cart',
  },
)
