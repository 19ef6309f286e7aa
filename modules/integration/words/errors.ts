import { errorEntries } from '#i18n/errors.ts'

export const integrationErrors = errorEntries({
  'integration.feed_of_what': {
    status: 422,
    de: 'Bitte wählen Sie ein Fahrzeug oder einen Standort.',
    en: 'Please choose a vehicle or a branch.',
  },
  'integration.expires_past': {
    status: 422,
    de: 'Dieser Zeitpunkt ist schon vorbei. Bitte wählen Sie einen späteren.',
    en: 'This time has already passed. Please choose a later one.',
  },
  'integration.known_origin': {
    status: 409,
    de: 'Diese Website ist schon erlaubt.',
    en: 'This website is allowed already.',
  },
  'integration.only_https': {
    status: 422,
    de: 'Bitte geben Sie eine Adresse mit https:// an.',
    en: 'Please enter an address with https://.',
  },
  'integration.private_address': {
    status: 422,
    de: 'Diese Adresse liegt in einem privaten Netz oder ist unbekannt. Der Betreiber kann private Adressen mit PRIVATE_ADDRESSES=1 erlauben.',
    en: 'This address is in a private network or unknown. The operator can allow private addresses with PRIVATE_ADDRESSES=1.',
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
