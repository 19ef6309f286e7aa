import { errorEntries } from '#i18n/errors.ts'

export const customerErrors = errorEntries({
  'customer.consent_origin': {
    status: 422,
    de: 'Bitte geben Sie an, wie der Gast zugestimmt hat.',
    en: 'Please say how the guest agreed.',
  },
  'customer.vat_not_set_up': {
    status: 409,
    de: 'USt-Ids werden nicht geprüft. Ein Administrator richtet die Prüfung unter „Verbindungen“ ein.',
    en: 'VAT numbers are not checked. An administrator sets the check up under “Connections”.',
  },
  'customer.vat_silent': {
    status: 502,
    de: ({ reason }) =>
      `Das Register antwortet jetzt nicht (${reason}). Die USt-Id bleibt ungeprüft. Bitte versuchen Sie es später noch einmal.`,
    en: ({ reason }) =>
      `The register does not answer now (${reason}). The VAT number stays unchecked. Please try again later.`,
  },
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
  'guest.files_too_large': {
    status: 413,
    de: 'Die Dateien dieses Gastes sind zusammen größer als 2 GB. Bitte speichern Sie nur die Seite und die Dateien einzeln bei den Bestellungen.',
    en: 'The files of this guest are larger than 2 GB together. Please save the page only, and the files one by one at the orders.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof customerErrors, unknown> {}
}
