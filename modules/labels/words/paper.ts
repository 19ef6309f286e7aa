import { messages } from '#i18n/messages.ts'

/** Texts that are printed on labels, in the language of the label. */
export const paperWords = messages(
  {
    contains: 'Enthält',
    basePrice: (price: string, unit: string) => `${price}/${unit}`,
    per: (price: string, unit: string) => `${price} je ${unit}`,
    best: (day: string) => `Mindestens haltbar bis ${day}`,
    file: 'Etiketten',
    rulerFile: 'Testbogen',
  },
  {
    contains: 'Contains',
    basePrice: (price, unit) => `${price}/${unit}`,
    per: (price, unit) => `${price} per ${unit}`,
    best: (day) => `Best before ${day}`,
    file: 'Labels',
    rulerFile: 'Test sheet',
  },
)
