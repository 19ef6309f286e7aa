import { errorEntries } from '#i18n/errors.ts'

export const customerErrors = errorEntries({
  'customer.merged': {
    status: 409,
    de: 'Einer der beiden wurde schon mit jemandem zusammengelegt. Bitte laden Sie die Seite neu.',
    en: 'One of the two has already been merged with somebody. Please reload the page.',
  },
  'customer.not_merged': {
    status: 409,
    de: 'Die beiden sind nicht mehr zusammengelegt. Bitte laden Sie die Seite neu.',
    en: 'The two are no longer merged. Please reload the page.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof customerErrors, unknown> {}
}
