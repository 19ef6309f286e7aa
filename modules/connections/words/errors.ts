import { errorEntries } from '#i18n/errors.ts'

export const connectionsErrors = errorEntries({
  'connections.form': {
    status: 422,
    de: 'Das hat nicht die Form, die hier gebraucht wird. Bitte vergleichen Sie es mit dem Beispiel.',
    en: 'This does not have the form that is needed here. Please compare it with the example.',
  },
  'connections.secret_again': {
    status: 422,
    de: 'Die Adresse ist neu. Bitte geben Sie auch dieses Geheimnis neu ein: ein gespeichertes wird nie an eine neue Adresse geschickt.',
    en: 'The address is new. Please enter this secret again as well: a stored one is never sent to a new address.',
  },
  'connections.private_address': {
    status: 422,
    de: 'Diese Adresse liegt in einem privaten Netz oder ist unbekannt. Der Betreiber kann private Adressen mit PRIVATE_ADDRESSES=1 erlauben.',
    en: 'This address is in a private network or unknown. The operator can allow private addresses with PRIVATE_ADDRESSES=1.',
  },
  'connections.not_set': {
    status: 409,
    de: 'Diese Verbindung ist noch nicht eingerichtet.',
    en: 'This connection is not set up yet.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof connectionsErrors, unknown> {}
}
