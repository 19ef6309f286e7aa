import { errorEntries } from '#i18n/errors.ts'

/** Messages for the errors that the API calls for payments return. */
export const paymentsErrors = errorEntries({
  'payment.pending': {
    status: 409,
    de: 'Ihre Zahlung wird gerade bearbeitet. Bitte warten Sie einen Moment, bevor Sie es noch einmal versuchen.',
    en: 'Your payment is being processed. Please wait a moment before you try again.',
  },
  'payment.signature': {
    status: 403,
    de: 'Die Unterschrift dieser Nachricht ist ungültig.',
    en: 'The signature of this notice is invalid.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof paymentsErrors, unknown> {}
}
