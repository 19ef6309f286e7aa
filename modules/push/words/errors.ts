import { errorEntries } from '#i18n/errors.ts'

/** Messages for the errors that the API calls for push notifications return. */
export const pushErrors = errorEntries({
  'push.address_invalid': {
    status: 422,
    de: 'Dieser Browser meldet einen Nachrichtendienst, den wir nicht kennen. Bitte nehmen Sie Chrome, Edge, Firefox oder Safari.',
    en: 'This browser reports a push service that we do not know. Please use Chrome, Edge, Firefox or Safari.',
  },
  'push.too_many': {
    status: 422,
    de: 'Es sind schon 10 Geräte angemeldet. Bitte entfernen Sie zuerst eines.',
    en: 'There are 10 devices already. Please remove one first.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof pushErrors, unknown> {}
}
