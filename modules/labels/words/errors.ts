import { errorEntries } from '#i18n/errors.ts'

/** Texts of the errors that the API calls of this module return. */
export const labelErrors = errorEntries({
  'label.text_cut': {
    status: 422,
    de: (v) =>
      `Auf dem Etikett von „${v['name']}“ haben Inhalt oder Allergene keinen Platz. Bitte nehmen Sie den Bogen Detail oder lassen Sie den Strichcode weg.`,
    en: (v) =>
      `The label of ‘${v['name']}’ has no room for content or allergens. Please take the sheet Detail or leave out the barcode.`,
  },
  'label.not_drawn': {
    status: 422,
    de: (v) => `Das Etikett von „${v['name']}“ konnte nicht aus der Bildvorlage gezeichnet werden.`,
    en: (v) => `The label of ‘${v['name']}’ could not be drawn from the image template.`,
  },
  'label.template_gone': {
    status: 422,
    de: 'Diese Bildvorlage gibt es nicht mehr. Bitte wählen Sie eine andere.',
    en: 'This image template no longer exists. Please choose another one.',
  },
  'label.no_products': {
    status: 422,
    de: 'Bitte wählen Sie mindestens ein Produkt.',
    en: 'Please choose at least one product.',
  },
  'label.no_tables': {
    status: 422,
    de: 'Bitte wählen Sie mindestens einen Tisch.',
    en: 'Please choose at least one table.',
  },
  'label.start_outside': {
    status: 422,
    de: (v) => `Dieser Bogen hat ${v['max']} Felder. Bitte wählen Sie ein Feld auf dem Bogen.`,
    en: (v) => `This sheet has ${v['max']} labels. Please choose one on the sheet.`,
  },
  'label.too_many': {
    status: 422,
    de: (v) => `Auf einmal gehen höchstens ${v['max']} Etiketten.`,
    en: (v) => `At most ${v['max']} labels at a time.`,
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof labelErrors, unknown> {}
}
