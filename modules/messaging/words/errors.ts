import { errorEntries } from '#i18n/errors.ts'

/** Messages for the errors that the calls for mail texts return. */
export const messagingErrors = errorEntries({
  'mailText.unknown': {
    status: 422,
    de: (v) => `Ein Platzhalter ist unbekannt. „${v['name']}“ gibt es nicht.`,
    en: (v) => `A placeholder is unknown. There is no “${v['name']}”.`,
  },
  'mailText.misspelt': {
    status: 422,
    de: (v) => `Ein Platzhalter ist unbekannt. „${v['name']}“ gibt es nicht. Gemeint ist wohl „${v['likely']}“.`,
    en: (v) => `A placeholder is unknown. There is no “${v['name']}”. Probably “${v['likely']}” is meant.`,
  },
  'mailText.no_order': {
    status: 409,
    de: 'Für eine Testmail braucht es eine Bestellung dieser Art. Es gibt noch keine.',
    en: 'A test mail needs an order of this kind. There is none yet.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof messagingErrors, unknown> {}
}
