import { messages } from '#i18n/messages.ts'

/** Labels and hints for the settings of Twilio and seven.io. */
export const smsConnectionWords = {
  title: { de: 'SMS', en: 'SMS' },
  account: { de: 'Konto (Account SID)', en: 'Account (Account SID)' },
  token: { de: 'Auth Token', en: 'Auth token' },
  tokenHint: {
    de: 'Mit ihm prüft Servus auch die Zustellberichte.',
    en: 'Servus also checks the delivery reports with it.',
  },
  key: { de: 'API-Schlüssel', en: 'API key' },
  signKey: { de: 'Signaturschlüssel der Webhooks', en: 'Signing key of the webhooks' },
  signKeyHint: {
    de: 'Für Zustellberichte und Antworten: Tragen Sie bei seven.io einen Webhook für „all“ mit Ihrer Adresse und /api/webhooks/seven ein.',
    en: 'For delivery reports and answers: create a webhook for “all” at seven.io with your address and /api/webhooks/seven.',
  },
  from: { de: 'Absender', en: 'Sender' },
  fromHint: {
    de: 'Eine Nummer wie +436641234567 oder ein Name mit höchstens 11 Zeichen. Auf einen Namen kann niemand antworten.',
    en: 'A number like +436641234567, or a name of at most 11 characters. Nobody can answer a name.',
  },
  price: { de: 'Preis je SMS', en: 'Price of an SMS' },
  priceHint: {
    de: 'Für die Anzeige vor dem Senden, zum Beispiel 0,075.',
    en: 'Shown before sending, for example 0.075.',
  },
  url: { de: 'Adresse', en: 'Address' },
  urlHint: {
    de: 'Leer: die übliche Adresse des Anbieters.',
    en: 'If empty: the usual address of the provider.',
  },
} as const

/** Messages after staff have tested the connection to an SMS provider. */
export const smsConnectionTexts = messages(
  {
    twilio: (name: string, status: string) => `Konto „${name}“ (${status})`,
    seven: (balance: string) => `Guthaben: ${balance}`,
    refused: (provider: string, status: number, said: string) =>
      `${provider}: ${status}${said ? `, „${said}“` : ''}. Konto oder Schlüssel stimmt nicht.`,
    silent: (reason: string) => `Der Anbieter antwortet nicht: ${reason}`,
    foreign: 'Die Antwort ist nicht von diesem Anbieter. Bitte prüfen Sie die Adresse.',
  },
  {
    twilio: (name, status) => `Account “${name}” (${status})`,
    seven: (balance) => `Balance: ${balance}`,
    refused: (provider, status, said) =>
      `${provider}: ${status}${said ? `, “${said}”` : ''}. The account or the key is wrong.`,
    silent: (reason) => `The provider does not answer: ${reason}`,
    foreign: 'The answer is not from this provider. Please check the address.',
  },
)
