import { errorEntries } from '#i18n/errors.ts'

/** Messages for the errors that the API calls of staff for reviews return. */
export const reviewErrors = errorEntries({
  'review.none': {
    status: 409,
    de: 'Der Gast hat diese Bestellung nicht bewertet.',
    en: 'The guest has not reviewed this order.',
  },
  'review.no_email': {
    status: 422,
    de: 'Zu dieser Bestellung gibt es keine E-Mail-Adresse. Bitte rufen Sie den Gast an.',
    en: 'This order has no e-mail address. Please call the guest.',
  },
  'review.answered': {
    status: 409,
    de: ({ name }) => `${name || 'Jemand'} hat diese Bewertung schon beantwortet.`,
    en: ({ name }) => `${name || 'Somebody'} has already answered this review.`,
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof reviewErrors, unknown> {}
}
