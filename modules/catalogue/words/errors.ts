import { errorEntries, type ErrorValues as Values } from '#i18n/errors.ts'
import { allergenCodes } from '../rules/allergens.ts'

/** The name of a record in quotation marks, or the text `none` if the name is not known. */
const named = (values: Values, none: string): string => (values['name'] ? `„${values['name']}“` : none)

const namedEn = (values: Values, none: string): string => (values['name'] ? `“${values['name']}”` : none)

/** Texts of the errors that the API calls of this module return. */
export const catalogueErrors = errorEntries({
  'import.no_name': {
    status: 422,
    de: 'Die Tabelle hat keine Spalte „Name“. Bitte prüfen Sie die erste Zeile.',
    en: 'The table has no column “Name”. Please check its first line.',
  },
  'import.too_long': {
    status: 422,
    de: 'Die Tabelle hat mehr als 5.000 Zeilen. Bitte teilen Sie sie auf.',
    en: 'The table has more than 5,000 lines. Please split it.',
  },
  'import.twice': {
    status: 422,
    de: 'Dieses Produkt steht weiter oben schon einmal in der Tabelle.',
    en: 'This product is in the table already, further up.',
  },
  'import.changed': {
    status: 409,
    de: 'Der Bestand hat sich inzwischen geändert. Bitte prüfen Sie die neue Vorschau.',
    en: 'The products have changed in the meantime. Please check the new preview.',
  },
  'product.allergens': {
    status: 422,
    de: (v) =>
      `Unbekannt: „${v['unknown'] ?? ''}“. Möglich sind die Kennbuchstaben ${allergenCodes.join(', ')} oder die Namen der Allergene.`,
    en: (v) =>
      `Unknown: “${v['unknown'] ?? ''}”. Please use the letters ${allergenCodes.join(', ')} or the names of the allergens.`,
  },
  'configuration.required': {
    status: 422,
    de: (v) => `Für ${named(v, 'ein Produkt')} fehlt noch eine Angabe${v['step'] ? `: ${v['step']}` : ''}.`,
    en: (v) => `Something is still missing for ${namedEn(v, 'a product')}${v['step'] ? `: ${v['step']}` : ''}.`,
  },
  'configuration.choice': {
    status: 422,
    de: (v) => `Die Auswahl für ${named(v, 'ein Produkt')} ist nicht mehr möglich. Bitte wählen Sie neu.`,
    en: (v) => `The choice for ${namedEn(v, 'a product')} is no longer possible. Please choose again.`,
  },
  'configuration.amount': {
    status: 422,
    de: (v) => `Bitte prüfen Sie die Mengen der Extras für ${named(v, 'ein Produkt')}.`,
    en: (v) => `Please check the amounts of the extras for ${namedEn(v, 'a product')}.`,
  },
  'configuration.files': {
    status: 422,
    de: (v) => `Für ${named(v, 'ein Produkt')} kann nur eine Datei mitgeschickt werden.`,
    en: (v) => `Only one file can be sent for ${namedEn(v, 'a product')}.`,
  },
  'configuration.unexpected': {
    status: 422,
    de: (v) => `Die Angaben zu ${named(v, 'einem Produkt')} passen nicht mehr. Bitte stellen Sie es neu zusammen.`,
    en: (v) => `The details of ${namedEn(v, 'a product')} no longer fit. Please put it together again.`,
  },
})

declare module '#kernel/result.ts' {
  interface ErrorCodes extends Record<keyof typeof catalogueErrors, unknown> {}
}
