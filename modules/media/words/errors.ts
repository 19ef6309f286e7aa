import { errorEntries } from '#i18n/errors.ts'

/** Texts of the errors that the calls of this module return. */
export const mediaErrors = errorEntries({
  'upload.unusable': {
    status: 422,
    de: (v) =>
      `Die ausgewählte Datei "${v['file']}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`,
    en: (v) =>
      `The selected file "${v['file']}" cannot be processed. It may be too large or its file type is not recognised.`,
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof mediaErrors, unknown> {}
}
