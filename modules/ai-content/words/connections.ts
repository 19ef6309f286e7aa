import { messages } from '#i18n/messages.ts'

export const aiConnectionWords = {
  title: { de: 'KI für Texte und Bilder', en: 'AI for texts and pictures' },
  key: { de: 'API-Schlüssel', en: 'API key' },
  model: { de: 'Modell', en: 'Model' },
  pictureModel: { de: 'Modell für Bilder', en: 'Model for pictures' },
  pictureModelHint: { de: 'Leer: keine Bilder.', en: 'If empty: no pictures.' },
  url: { de: 'Adresse', en: 'Address' },
  urlHint: {
    de: 'Leer: die übliche Adresse des Anbieters.',
    en: 'If empty: the usual address of the provider.',
  },
  openaiUrlHint: {
    de: 'Mit der Version, etwa https://api.openai.com/v1. Viele Server sprechen dieses Protokoll.',
    en: 'With the version, for example https://api.openai.com/v1. Many servers speak this protocol.',
  },
  priceIn: { de: 'Preis je Million Token, Eingabe', en: 'Price per million tokens, input' },
  priceOut: { de: 'Preis je Million Token, Ausgabe', en: 'Price per million tokens, output' },
  pricePicture: { de: 'Preis je Bild', en: 'Price of a picture' },
  priceHint: {
    de: 'In der Währung Ihres Betriebs, zum Beispiel 3,00.',
    en: 'In the currency of your business, for example 3.00.',
  },
  budget: { de: 'Budget je Monat', en: 'Budget per month' },
  budgetHint: {
    de: 'Ist es verbraucht, gibt es bis zum Monatsersten nur Texte aus Vorlagen.',
    en: 'When it is used up, there are only texts from templates until the first of the month.',
  },
} as const

/** Texts for the result when staff test the connection to an AI provider. */
export const aiConnectionTexts = messages(
  {
    works: (model: string) => `Modell „${model}“ antwortet.`,
    missing: (model: string) => `Das Modell „${model}“ gibt es dort nicht.`,
    refused: (status: number, said: string) => `Abgelehnt (${status})${said ? `: ${said}` : ''}`,
    silent: 'Keine Antwort',
    foreign: 'Die Antwort ist nicht die dieses Anbieters.',
  },
  {
    works: (model: string) => `Model “${model}” answers.`,
    missing: (model: string) => `There is no model “${model}” there.`,
    refused: (status: number, said: string) => `Refused (${status})${said ? `: ${said}` : ''}`,
    silent: 'No answer',
    foreign: 'The answer did not come from this provider.',
  },
)
