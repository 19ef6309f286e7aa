import { errorEntries } from '#i18n/errors.ts'

export const integrationErrors = errorEntries({
  'integration.expires_past': {
    status: 422,
    de: 'Dieser Zeitpunkt ist schon vorbei. Bitte wählen Sie einen späteren.',
    en: 'This time has already passed. Please choose a later one.',
  },
  'integration.too_many': {
    status: 409,
    de: ({ max }) => `Mehr als ${max} sind nicht möglich. Bitte sperren oder entfernen Sie zuerst andere.`,
    en: ({ max }) => `More than ${max} are not possible. Please revoke or remove others first.`,
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof integrationErrors, unknown> {}
}
