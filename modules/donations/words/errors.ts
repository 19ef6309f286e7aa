import { errorEntries } from '#i18n/errors.ts'

export const donationErrors = errorEntries({
  'donation.iban': {
    status: 422,
    de: 'Diese IBAN stimmt nicht. Bitte vergleichen Sie sie mit dem Original.',
    en: 'This IBAN is not right. Please compare it with the original.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof donationErrors, unknown> {}
}
