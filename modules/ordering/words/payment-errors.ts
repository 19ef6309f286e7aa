import { errorEntries } from '#i18n/errors.ts'

/** The messages for the error codes about the payment of an order. */
export const orderPaymentErrors = errorEntries({
  'payment.unavailable': {
    status: 503,
    de: 'Die Online-Zahlung ist gerade nicht erreichbar. Ihre Bestellung ist gespeichert, bitte versuchen Sie es in einem Moment erneut.',
    en: 'Online payment is not available right now. Your order is saved, please try again in a moment.',
  },
  'payment.no_amount': {
    status: 422,
    de: 'Der Betrag steht noch nicht fest und kann nicht online bezahlt werden. Bitte wählen Sie eine andere Zahlungsart.',
    en: 'The amount is not known yet and cannot be paid online. Please choose another way to pay.',
  },
  'payment.not_payable': {
    status: 409,
    de: 'Diese Bestellung kann nicht mehr online bezahlt werden: Sie ist bereits bezahlt oder beendet.',
    en: 'This order can no longer be paid online: it has been paid already or has ended.',
  },
  'payment.nothing_to_refund': {
    status: 409,
    de: 'Zu dieser Bestellung gibt es keinen Betrag, der erstattet werden kann.',
    en: 'There is no amount of this order that could be refunded.',
  },
})
