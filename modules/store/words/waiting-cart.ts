import { messages } from '#i18n/messages.ts'

/** Texts of the status page about items that are still in the cart after an order, for example after 'Getrennt bestellen'. */
export const waitingCartTexts = messages(
  {
    waits: (names: string) => `Noch im Warenkorb: ${names}`,
    open: 'Zur Kasse',
  },
  {
    waits: (names) => `Still in your cart: ${names}`,
    open: 'To the checkout',
  },
)
