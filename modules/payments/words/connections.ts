import { messages } from '#i18n/messages.ts'

/** Labels and hints for the settings of Mollie and Datatrans. */
export const paymentConnectionWords = {
  mollie: { de: 'Zahlung', en: 'Payment' },
  datatrans: { de: 'Zahlung', en: 'Payment' },
  key: { de: 'Schlüssel', en: 'Key' },
  mollieHint: {
    de: 'Bei Mollie unter „Entwickler“. Der Schlüssel entscheidet: live_ bucht echtes Geld, test_ keines.',
    en: 'At Mollie below “Developers”. The key decides: live_ moves real money, test_ none.',
  },
  url: { de: 'Adresse', en: 'Address' },
  urlHint: { de: 'Leer: die Adresse von Mollie.', en: 'If empty: the address of Mollie.' },
  merchant: { de: 'Händlernummer', en: 'Merchant id' },
  password: { de: 'Passwort', en: 'Password' },
  signKey: { de: 'Signaturschlüssel', en: 'Sign key' },
  signKeyHint: {
    de: 'Sechzehn oder mehr Zeichenpaare, wie sie das Dashboard zeigt (Webhook, Sign key).',
    en: 'Sixteen or more pairs of hexadecimal digits, as the dashboard shows them (Webhook, Sign key).',
  },
  datatransUrlHint: {
    de: 'Leer: Echtbetrieb. Zum Probieren: https://api.sandbox.datatrans.com',
    en: 'If empty: real payments. To try: https://api.sandbox.datatrans.com',
  },
  payUrl: { de: 'Adresse der Zahlseite', en: 'Address of the payment page' },
  payUrlHint: { de: 'Leer: die Seite, die Datatrans nennt.', en: 'If empty: the page that Datatrans names.' },
} as const

/** Messages after staff have tested the connection to a payment provider. */
export const paymentConnectionTexts = messages(
  {
    silent: (detail: string) => `Der Dienst antwortet nicht (${detail}). Stimmt die Adresse?`,
    foreign: 'Unter dieser Adresse antwortet ein anderer Dienst.',
    refused: (name: string, status: number, said: string) =>
      `${name} lehnt ab: ${status}${said ? `, „${said}“` : ''}. Stimmen Schlüssel und Passwort?`,
    mollie: (isLive: boolean, methods: readonly string[]) =>
      `${isLive ? 'Echtbetrieb' : 'Testbetrieb'}, ${methods.length > 0 ? methods.join(', ') : 'keine Zahlungsart freigeschaltet'}`,
    datatrans: (merchant: string) => `Datatrans nimmt den Zugang ${merchant} an`,
  },
  {
    silent: (detail) => `The service does not answer (${detail}). Is the address right?`,
    foreign: 'Another service answers at this address.',
    refused: (name, status, said) =>
      `${name} refuses: ${status}${said ? `, “${said}”` : ''}. Are key and password right?`,
    mollie: (isLive, methods) =>
      `${isLive ? 'Real payments' : 'Test payments'}, ${methods.length > 0 ? methods.join(', ') : 'no method is activated'}`,
    datatrans: (merchant) => `Datatrans accepts the access ${merchant}`,
  },
)
