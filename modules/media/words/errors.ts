import { errorEntries, type ErrorValues } from '#i18n/errors.ts'

/** The sentences for the known reasons why a file is refused (specification §5: messages of their own for size, type and dimensions). */
const reasons: Readonly<Record<string, { de: (v: ErrorValues) => string; en: (v: ErrorValues) => string }>> = {
  size: { de: (v) => ` Sie ist größer als ${v['max']} MB.`, en: (v) => ` It is larger than ${v['max']} MB.` },
  type: { de: (v) => ` Erlaubt sind: ${v['types']}.`, en: (v) => ` Allowed are: ${v['types']}.` },
  pixels: {
    de: (v) => ` Das Bild hat mehr als ${v['max']} Millionen Pixel.`,
    en: (v) => ` The picture has more than ${v['max']} million pixels.`,
  },
}
const reasonOf = (v: ErrorValues, locale: 'de' | 'en'): string => reasons[String(v['reason'])]?.[locale](v) ?? ''

/** Texts of the errors that the calls of this module return. */
export const mediaErrors = errorEntries({
  'upload.unusable': {
    status: 422,
    de: (v) =>
      `Die ausgewählte Datei "${v['file']}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.${reasonOf(v, 'de')}`,
    en: (v) =>
      `The selected file "${v['file']}" cannot be processed. It may be too large or its file type is not recognised.${reasonOf(v, 'en')}`,
  },
  'upload.other_type': {
    status: 422,
    de: (v) => `Hier steht eine Datei vom Typ ${v['type']}. Bitte wählen Sie wieder eine ${v['type']}-Datei.`,
    en: (v) => `This is a file of type ${v['type']}. Please choose another ${v['type']} file.`,
  },
  'image.drawing': {
    status: 422,
    de: 'Zeichnungen (SVG) lassen sich nicht zuschneiden. Laden Sie die zugeschnittene Zeichnung mit „Ersetzen“ hoch.',
    en: 'Drawings (SVG) cannot be cropped. Upload the cropped drawing with ‘Replace’.',
  },
  'image.no_file': {
    status: 422,
    de: 'Die Bilddatei dieser Fassung fehlt auf dem Server. Laden Sie das Bild mit „Ersetzen“ neu hoch.',
    en: 'The file of this version is missing on the server. Upload the picture again with ‘Replace’.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof mediaErrors, unknown> {}
}
