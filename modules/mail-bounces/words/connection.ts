import { messages } from '#i18n/messages.ts'

/** Labels of the settings of the Mailgun connection. */
export const bounceConnectionWords = {
  title: { de: 'Unzustellbare Mails', en: 'Undelivered mails' },
  domain: { de: 'Domain bei Mailgun', en: 'Domain at Mailgun' },
  region: { de: 'Region', en: 'Region' },
  eu: { de: 'Europa', en: 'Europe' },
  us: { de: 'USA', en: 'USA' },
  key: { de: 'API-Schlüssel', en: 'API key' },
  signKey: { de: 'Signaturschlüssel der Webhooks', en: 'Signing key of the webhooks' },
  signKeyHint: {
    de: 'Tragen Sie bei Mailgun Webhooks für „Permanent Failure“, „Spam Complaints“ und „Delivered Messages“ ein, mit Ihrer Adresse und /api/webhooks/mailgun.',
    en: 'At Mailgun, create webhooks for “Permanent Failure”, “Spam Complaints” and “Delivered Messages”, with your address and /api/webhooks/mailgun.',
  },
  url: { de: 'Adresse', en: 'Address' },
  urlHint: { de: 'Leer: die übliche Adresse der Region.', en: 'If empty: the usual address of the region.' },
} as const

/** Messages after staff have tested the Mailgun connection. */
export const bounceConnectionTexts = messages(
  {
    tells: (urls: string) => `Mailgun meldet unzustellbare Mails an ${urls}.`,
    silentAbout:
      'Das Konto stimmt, aber bei Mailgun ist kein Webhook für „Permanent Failure“ eingetragen, der auf /api/webhooks/mailgun endet.',
    refused: (status: number) => `Mailgun: ${status}. Schlüssel, Domain oder Region stimmt nicht.`,
    silent: (reason: string) => `Mailgun antwortet nicht: ${reason}`,
    foreign: 'Die Antwort ist nicht von Mailgun. Bitte prüfen Sie die Adresse.',
  },
  {
    tells: (urls) => `Mailgun reports undelivered mails to ${urls}.`,
    silentAbout:
      'The account is right, but Mailgun has no webhook for “Permanent Failure” that ends with /api/webhooks/mailgun.',
    refused: (status) => `Mailgun: ${status}. The key, the domain or the region is wrong.`,
    silent: (reason) => `Mailgun does not answer: ${reason}`,
    foreign: 'The answer is not from Mailgun. Please check the address.',
  },
)
