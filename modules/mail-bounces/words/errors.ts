import { errorEntries } from '#i18n/errors.ts'

/** Error messages of notices about mails. */
export const mailBounceErrors = errorEntries({
  'mailBounce.signature': { status: 403, de: 'Die Unterschrift stimmt nicht.', en: 'The signature is wrong.' },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof mailBounceErrors, unknown> {}
}
