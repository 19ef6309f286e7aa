import { errorEntries } from '#i18n/errors.ts'

/** Texts of the errors that the API calls of this module return. */
export const imageTemplatesErrors = errorEntries({
  'font.unusable': {
    status: 422,
    de: (v) =>
      `Die Schrift „${v['file']}“ kann nicht gelesen werden. Erlaubt sind TTF, OTF und WOFF2 bis 8 MB. Bitte laden Sie die Datei noch einmal vom Hersteller.`,
    en: (v) =>
      `The font “${v['file']}” cannot be read. TTF, OTF and WOFF2 up to 8 MB are allowed. Please download the file from its maker again.`,
  },
  'font.exists': {
    status: 409,
    de: (v) => `${v['family']} ${v['variant']} gibt es schon. Löschen Sie zuerst die vorhandene Schrift.`,
    en: (v) => `${v['family']} ${v['variant']} exists already. Please delete the present font first.`,
  },
  'font.in_use': {
    status: 409,
    de: (v) => `Diese Schrift wird in Bildvorlagen verwendet: ${v['names']}.`,
    en: (v) => `This font is used in image templates: ${v['names']}.`,
  },
  'image_template.layers_twice': {
    status: 422,
    de: 'Zwei Ebenen haben dieselbe Kennung.',
    en: 'Two layers have the same id.',
  },
  'image_template.no_font': {
    status: 422,
    de: (v) => `Die Schrift ${v['family']} ${v['variant']} gibt es nicht. Bitte wählen Sie eine andere.`,
    en: (v) => `The font ${v['family']} ${v['variant']} does not exist. Please choose another one.`,
  },
  'image_template.code_small': {
    status: 422,
    de: (v) => `Der QR-Code „${v['layer']}“ ist zu klein: Handys könnten ihn nicht lesen. Bitte machen Sie ihn größer.`,
    en: (v) => `The QR code “${v['layer']}” is too small: phones could not read it. Please make it larger.`,
  },
  'image_template.codes_many': {
    status: 422,
    de: (v) =>
      `Das sind ${v['codes']} QR-Codes. In einer Vorlage haben höchstens ${v['most']} Platz. Bitte löschen Sie einige.`,
    en: (v) => `These are ${v['codes']} QR codes. A template holds at most ${v['most']}. Please delete some.`,
  },
  'image_template.use_taken': {
    status: 409,
    de: (v) => `Dafür wird schon die Vorlage „${v['name']}“ verwendet. Stellen Sie diese zuerst auf „frei“.`,
    en: (v) => `The template “${v['name']}” is already used for this. Please set that one to ‘free’ first.`,
  },
  'image_template.not_drawn': {
    status: 422,
    de: 'Dieses Bild konnte nicht gezeichnet werden. Bitte prüfen Sie die Bilder der Vorlage.',
    en: 'This picture could not be drawn. Please check the pictures of the template.',
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof imageTemplatesErrors, unknown> {}
}
