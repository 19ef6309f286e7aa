import { errorEntries } from '#i18n/errors.ts'

/** Messages for the errors that the notices of the mail provider cause. */
export const mailBounceErrors = errorEntries({
  'mailBounce.signature': { status: 403, de: 'Die Unterschrift stimmt nicht.', en: 'The signature is wrong.' },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof mailBounceErrors, unknown> {}
}
